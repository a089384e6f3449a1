import { delay, http, HttpResponse } from 'msw';
import { callApi } from './client';
import { server } from './testing/server';

const url = '*/api/submit';
const answerWith = (response: () => Response | Promise<Response>): void =>
  server.use(http.post(url, response));
const submit = (signal?: AbortSignal): Promise<unknown> =>
  callApi('submit', { subProductId: 'A-1' }, { signal });

test('a reply carries the statusCode of its body', async () => {
  answerWith(() => HttpResponse.json({ statusCode: 409, message: 'Duplikat' }));
  expect(await submit()).toEqual({
    ok: true,
    httpStatus: 200,
    statusText: 'OK',
    status: 409,
    response: { statusCode: 409, message: 'Duplikat' },
  });
});

test('a statusCode of digits counts as a number', async () => {
  answerWith(() => HttpResponse.json({ statusCode: '200' }));
  expect(await submit()).toMatchObject({ status: 200 });
});

test('without a statusCode the HTTP status counts', async () => {
  answerWith(() => HttpResponse.json({ data: {} }, { status: 201 }));
  expect(await submit()).toMatchObject({ ok: true, status: 201 });
});

test('an HTTP status that is not OK is a reply, with its body', async () => {
  answerWith(() => HttpResponse.json({ message: 'Tidak ada' }, { status: 404, statusText: 'Not Found' }));
  expect(await submit()).toEqual({
    ok: false,
    httpStatus: 404,
    statusText: 'Not Found',
    status: 404,
    response: { message: 'Tidak ada' },
  });
});

test('an HTTP status that is not OK is a reply even when its body is HTML', async () => {
  answerWith(() => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }));
  expect(await submit()).toMatchObject({ ok: false, httpStatus: 502, status: 502, response: undefined });
});

test.each([
  ['HTML', '<!doctype html><p>Selamat datang'],
  ['truncated JSON', '{"statusCode": 200, "data": {"regis'],
  ['null', 'null'],
  ['a list', '[]'],
  ['nothing', ''],
])('%s with an OK status is unreadable', async (_, text) => {
  answerWith(() => new HttpResponse(text, { headers: { 'Content-Type': 'application/json' } }));
  await expect(submit()).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'unreadable',
    method: 'POST',
    path: '/api/submit',
    status: 200,
    body: text,
  });
});

test('a lost connection is a network fault', async () => {
  answerWith(() => HttpResponse.error());
  await expect(submit()).rejects.toMatchObject({ name: 'ApiError', kind: 'network', path: '/api/submit' });
});

test('a write is never sent twice by itself', async () => {
  let requests = 0;
  answerWith(() => {
    requests += 1;
    return HttpResponse.json({}, { status: 503 });
  });
  expect(await submit()).toMatchObject({ status: 503 });
  expect(requests).toBe(1);
});

test('the idempotency key travels as a header, the body as JSON', async () => {
  let seen: unknown;
  server.use(
    http.post(url, async ({ request }) => {
      seen = [
        request.headers.get('Idempotency-Key'),
        request.headers.get('Content-Type'),
        await request.json(),
      ];
      return HttpResponse.json({});
    }),
  );
  await callApi('submit', { subProductId: 'A-1' }, { idempotencyKey: 'key-1' });
  expect(seen).toEqual(['key-1', 'application/json', { subProductId: 'A-1' }]);
});

test('an answer that does not come in 30 s is a timeout', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  answerWith(() => new Promise<Response>(() => undefined));
  const fault = expect(submit()).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout' });
  await jest.advanceTimersByTimeAsync(30_000);
  await fault;
});

test('a body that stops half-way is a timeout too', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const begun = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"statusCode"')),
  });
  answerWith(() => new HttpResponse(begun));
  const fault = expect(submit()).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout' });
  await jest.advanceTimersByTimeAsync(30_000);
  await fault;
});

test('a body that breaks off is a network fault', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('reset')),
  });
  answerWith(() => new HttpResponse(broken));
  await expect(submit()).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
});

test('the caller can give up while waiting', async () => {
  answerWith(async () => {
    await delay('infinite');
    return HttpResponse.json({});
  });
  const controller = new AbortController();
  const fault = expect(submit(controller.signal)).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'aborted',
  });
  controller.abort();
  await fault;
});

test('nothing is sent for a caller that has given up before', async () => {
  let requests = 0;
  answerWith(() => {
    requests += 1;
    return HttpResponse.json({});
  });
  await expect(submit(AbortSignal.abort())).rejects.toMatchObject({ kind: 'aborted' });
  expect(requests).toBe(0);
});
