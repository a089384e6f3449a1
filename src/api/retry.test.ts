import { http, HttpResponse } from 'msw';
import { fetchOptions } from './lookups';
import { server } from './testing/server';

const provinces = {
  call: 'remote-select',
  url: '/province/filter',
  body: { url: '/province/filter' },
} as const;
const list = (): Response => HttpResponse.json({ statusCode: 200, data: [{ id: '11', name: 'ACEH' }] });

/** The last answer serves all further requests. Gives the times of the requests, in ms from now. */
function answerInTurn(...answers: (() => Response)[]): number[] {
  const times: number[] = [];
  const start = Date.now();
  server.use(
    http.post('*/api/remote-select', () => {
      times.push(Date.now() - start);
      return (answers[times.length - 1] ?? answers[answers.length - 1] ?? list)();
    }),
  );
  return times;
}

const busy =
  (status: number, headers: Record<string, string> = {}) =>
  (): Response =>
    HttpResponse.json({ message: 'Sibuk' }, { status, statusText: 'Busy', headers });

const realTimeout = setTimeout;
const turn = (): Promise<void> => new Promise((resolve) => realTimeout(resolve, 0));

/** Lets requests go through and pauses pass, twenty seconds of them. */
const aWhile = async (): Promise<void> => {
  for (let second = 0; second < 20; second += 1) {
    // Real turns of the event loop, in which requests and answers travel; the clock stands still meanwhile.
    for (let turns = 0; turns < 5; turns += 1) await turn();
    await jest.advanceTimersByTimeAsync(1000);
  }
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] }));

test('a lookup is asked for again after a lost connection', async () => {
  const times = answerInTurn(() => HttpResponse.error(), list);
  const [records] = await Promise.all([fetchOptions(provinces), aWhile()]);
  expect(records).toEqual([{ id: '11', name: 'ACEH' }]);
  expect(times).toHaveLength(2);
});

test('a 5xx is asked for again twice, then it is an error', async () => {
  const times = answerInTurn(busy(503));
  const fault = expect(fetchOptions(provinces)).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'http',
    method: 'POST',
    path: '/api/remote-select',
    status: 503,
    statusText: 'Busy',
    body: { message: 'Sibuk' },
  });
  await aWhile();
  await fault;
  expect(times).toHaveLength(3);
});

test('a 4xx is not asked for again', async () => {
  const times = answerInTurn(busy(404));
  await expect(fetchOptions(provinces)).rejects.toMatchObject({ kind: 'http', status: 404 });
  expect(times).toHaveLength(1);
});

test('a 429 waits for as many seconds as Retry-After says', async () => {
  const times = answerInTurn(busy(429, { 'Retry-After': '4' }), list);
  await Promise.all([fetchOptions(provinces), aWhile()]);
  expect(times).toHaveLength(2);
  expect(times[1]).toBeGreaterThanOrEqual(4000);
  expect(times[1]).toBeLessThan(6000);
});

test('Retry-After may be a date', async () => {
  const date = new Date(Date.now() + 8000).toUTCString();
  const times = answerInTurn(busy(503, { 'Retry-After': date }), list);
  await Promise.all([fetchOptions(provinces), aWhile()]);
  // An HTTP date has whole seconds.
  expect(times[1]).toBeGreaterThanOrEqual(7000);
});

test('a visitor is not kept waiting for a back end that asks for more than ten seconds', async () => {
  const times = answerInTurn(busy(429, { 'Retry-After': '3600' }), list);
  await expect(fetchOptions(provinces)).rejects.toMatchObject({ kind: 'http', status: 429 });
  expect(times).toHaveLength(1);
});

test('giving up during a pause ends the matter', async () => {
  const times = answerInTurn(busy(503, { 'Retry-After': '9' }), list);
  const controller = new AbortController();
  const fault = expect(fetchOptions(provinces, { signal: controller.signal })).rejects.toMatchObject({
    kind: 'aborted',
  });
  while (times.length === 0) await turn();
  controller.abort();
  await fault;
  expect(times).toHaveLength(1);
});
