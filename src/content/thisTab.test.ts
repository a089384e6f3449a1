import { thisTab } from './thisTab';

const answering = (answer: () => Promise<Response>): void => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
};

beforeEach(() => {
  globalThis.fetch ??= () => Promise.reject(new TypeError('offline'));
});
afterEach(() => jest.restoreAllMocks());

test.each([
  ['its own page', '<meta name="eform-shell" content="1" />', 200, true],
  ['the page of a network in its place', '<title>WiFi</title>', 200, false],
  ['a fault', '<meta name="eform-shell" content="1" />', 503, false],
])('a site that answers %s is reached: %s', async (_, html, status, reached) => {
  answering(() => Promise.resolve(new Response(html, { status })));
  expect(await thisTab.reachesSite()).toBe(reached);
});

test('a connection on which nothing comes does not reach the site', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  // As a browser does: what is aborted rejects, and nothing else happens.
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((_, init) =>
      init?.signal?.aborted === true
        ? Promise.reject(new DOMException('late', 'TimeoutError'))
        : new Promise(() => undefined),
    );
  expect(await thisTab.reachesSite()).toBe(false);
  expect(limit).toHaveBeenCalledWith(10_000);
});

test('a site that does not answer is not reached', async () => {
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await thisTab.reachesSite()).toBe(false);
});
