import { http, HttpResponse } from 'msw';
import { server } from './testing/server';
import { uploadFile } from './upload';

const url = '*/api/upload-file';
const file = new File(['%PDF-1.7'], 'KTP saya.pdf', { type: 'application/pdf' });
const answerWith = (response: () => Response | Promise<Response>): void =>
  server.use(http.post(url, response));
const stored = { succeeded: true, message: 'Berhasil', data: { url: '/files/a.pdf' } };

test('POST /api/upload-file: one file goes out in the field "files", and its address comes back', async () => {
  let seen: unknown;
  server.use(
    http.post(url, async ({ request }) => {
      const sent = (await request.formData()).getAll('files');
      seen = sent.map((one) => (typeof one === 'string' ? one : [one.name, one.size]));
      return HttpResponse.json(stored);
    }),
  );
  expect(await uploadFile(file)).toEqual({ stored: '/files/a.pdf' });
  expect(seen).toEqual([['KTP saya.pdf', 8]]);
});

test('progress is reported as a part of the whole', async () => {
  answerWith(() => HttpResponse.json(stored));
  const parts: number[] = [];
  await uploadFile(file, { onProgress: (part) => parts.push(part) });
  expect(parts.at(-1)).toBe(1);
});

test.each([
  ['succeeded: false', { succeeded: false, message: 'Ditolak', data: null }],
  ['no word of success', { data: { url: '/files/a.pdf' } }],
])('%s means refused', async (_, body) => {
  answerWith(() => HttpResponse.json(body));
  expect(await uploadFile(file)).toBe('refused');
});

test.each([201, 400, 413, 429, 500, 503])('status 200 is required, %s is not enough', async (status) => {
  answerWith(() => HttpResponse.json(stored, { status, statusText: 'Kata server' }));
  await expect(uploadFile(file)).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'http',
    method: 'POST',
    path: '/api/upload-file',
    status,
    statusText: 'Kata server',
  });
});

test.each([
  ['HTML', '<!doctype html><p>Masuk dahulu'],
  ['broken JSON', '{"succeeded": tr'],
  ['null', 'null'],
  [
    'success with a statusCode that is none',
    '{"statusCode": 500, "succeeded": true, "data": {"url": "/files/a.pdf"}}',
  ],
  ['success without an address', '{"succeeded": true, "data": {"url": " "}}'],
])('%s is unreadable', async (_, text) => {
  answerWith(() => HttpResponse.text(text));
  await expect(uploadFile(file)).rejects.toMatchObject({ kind: 'unreadable', body: text });
});

test('a lost connection is a network fault', async () => {
  answerWith(() => HttpResponse.error());
  await expect(uploadFile(file)).rejects.toMatchObject({ kind: 'network' });
});

test('an upload that is given up is aborted, before and after it began', async () => {
  answerWith(() => new Promise<Response>(() => undefined));
  const controller = new AbortController();
  const upload = uploadFile(file, { signal: controller.signal });
  controller.abort();
  await expect(upload).rejects.toMatchObject({ kind: 'aborted' });
  await expect(uploadFile(file, { signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' });
});

test('30 s of silence are a timeout', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  answerWith(() => new Promise<Response>(() => undefined));
  const fault = expect(uploadFile(file)).rejects.toMatchObject({ name: 'ApiError', kind: 'timeout' });
  await jest.advanceTimersByTimeAsync(30_000);
  await fault;
});
