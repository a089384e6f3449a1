import { startMocks } from './browser';
import { faultHandlers, readFaults } from './faults';
import { server } from './node';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const carousel = (): Promise<Response> =>
  fetch('/api/carousel', { method: 'POST', body: JSON.stringify({ categories: [] }) });
const suffer = (search: string): void => server.use(...faultHandlers(readFaults(search).faults));

test('faults are read from the address, with how often they come', () => {
  expect(readFaults('?cabang=0001&mock=submit:500,remote-select:offline*3&mock=popup:html')).toEqual({
    faults: [
      { call: 'submit', kind: '500', times: Infinity },
      { call: 'remote-select', kind: 'offline', times: 3 },
      { call: 'popup', kind: 'html', times: Infinity },
    ],
    misread: [],
  });
});

test.each(['submit', 'submit:600', 'submit:kaput', 'submit:constructor', 'submit:500*0', ''])(
  '?mock=%s makes no sense, and is reported',
  (text) => {
    const { faults, misread } = readFaults(`?mock=${text}`);
    expect(faults).toEqual([]);
    expect(misread[0]).toContain(`?mock=${text}: expected call:fault`);
  },
);

test('a status is the answer, until it has come often enough', async () => {
  suffer('?mock=carousel:503*2');
  const statuses = [await carousel(), await carousel(), await carousel()].map(({ status }) => status);
  expect(statuses).toEqual([503, 503, 200]);
});

test('a status in the body leaves HTTP at 200', async () => {
  suffer('?mock=carousel:status-500');
  const response = await carousel();
  expect([response.status, await response.json()]).toMatchObject([200, { statusCode: 500 }]);
});

test('offline is no answer at all', async () => {
  suffer('?mock=carousel:offline');
  await expect(carousel()).rejects.toThrow();
});

test.each([
  ['html', /^<!doctype html>/],
  ['broken', /^\{[^}]*$/],
  ['empty', /"data":\[\]/],
])('%s is answered as it is called', async (kind, text) => {
  suffer(`?mock=carousel:${kind}`);
  expect(await (await carousel()).text()).toMatch(text);
});

test('a slow call is answered after all, one that never answers is not', async () => {
  suffer('?mock=carousel:slow*1,tab-trigger:never');
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const slow = carousel();
  let settled = false;
  void slow.then(() => (settled = true));
  await jest.advanceTimersByTimeAsync(7000);
  expect(settled).toBe(false);
  await jest.advanceTimersByTimeAsync(2000);
  jest.useRealTimers();
  expect((await slow).status).toBe(200);
  let answered = false;
  void fetch('/api/tab-trigger', { method: 'POST', body: '{}' }).then(() => (answered = true));
  // Asked after it, and answered at once.
  expect((await carousel()).status).toBe(200);
  expect(answered).toBe(false);
});

test('other calls are as ever', async () => {
  suffer('?mock=submit:500');
  expect((await carousel()).status).toBe(200);
});

test('a page that can have no service worker is reported where it could', async () => {
  // jsdom has none, as a page over http from another machine has none.
  await expect(startMocks()).rejects.toThrow(/localhost or over https/);
});
