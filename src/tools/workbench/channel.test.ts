import { hear, post, type FromPreview } from './channel';

const listened: FromPreview[] = [];
const listen = (from: Window | null = window): (() => void) =>
  hear<FromPreview>(
    () => from,
    (message) => listened.push(message),
  );

const send = (data: unknown, change: Partial<MessageEventInit> = {}): void => {
  const { origin } = window.location;
  window.dispatchEvent(new MessageEvent('message', { data, origin, source: window, ...change }));
};
const letter = { for: 'eform-workbench', message: { kind: 'ready' } };

beforeEach(() => {
  listened.length = 0;
});

test('a message of the other window is heard until the hearing ends', () => {
  const stop = listen();
  send(letter);
  stop();
  send(letter);
  expect(listened).toEqual([{ kind: 'ready' }]);
});

test.each([
  ['another site', letter, { origin: 'https://jahat.example' }],
  ['another window', letter, { source: null }],
  ['an extension of the browser', { type: 'ready' }, {}],
  ['nobody', null, {}],
  ['nothing at all', { ...letter, message: null }, {}],
  ['a text', { ...letter, message: 'ready' }, {}],
  ['no kind', { ...letter, message: {} }, {}],
  ['a kind that is no text', { ...letter, message: { kind: 1 } }, {}],
])('a message of %s is not heard', (_, data, change) => {
  const stop = listen();
  send(data, change);
  stop();
  expect(listened).toEqual([]);
});

test('a message goes to pages of our own site only', () => {
  const postMessage = jest.fn();
  // Only this one method of a window is used.
  post<FromPreview>({ postMessage } as unknown as Window, { kind: 'ready' });
  expect(postMessage).toHaveBeenCalledWith(letter, window.location.origin);
});
