import { fetchUntilThere } from './lateCode';

const failing = (times: number) => {
  let asked = 0;
  return () => {
    asked += 1;
    return asked > times ? Promise.resolve({ asked }) : Promise.reject(new Error('offline'));
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('code that comes is handed on', async () => {
  expect(await fetchUntilThere(failing(0))).toEqual({ asked: 1 });
});

test('code that does not come is asked for again when the connection is back', async () => {
  const code = fetchUntilThere(failing(1));
  await jest.advanceTimersByTimeAsync(1000);
  window.dispatchEvent(new Event('online'));
  expect(await code).toEqual({ asked: 2 });
  expect(jest.getTimerCount()).toBe(0);
});

test('or every five seconds, until it is there', async () => {
  const code = fetchUntilThere(failing(3));
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await code).toEqual({ asked: 4 });
});
