import { createAborter } from './abort';

test('whoever listens hears of it once, also who comes after it; who has gone hears nothing', () => {
  const heard: string[] = [];
  const listen = (name: string) => abort.onAbort(() => heard.push(name));
  const abort = createAborter();
  listen('early');
  listen('gone')();
  abort.abort();
  abort.abort();
  listen('late');
  expect([heard, abort.aborted]).toEqual([['early', 'late'], true]);
});
