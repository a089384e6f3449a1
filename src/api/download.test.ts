import { http, HttpResponse } from 'msw';
import { downloadPdf } from './download';
import { server } from './testing/server';

const answerWith = (response: () => Response): { sent: unknown } => {
  const seen: { sent: unknown } = { sent: undefined };
  server.use(
    http.post('*/api/downloadpdf', async ({ request }) => {
      seen.sent = await request.json();
      return response();
    }),
  );
  return seen;
};
const download = () => downloadPdf('downloadpdf', { regNumber: 'EF1' });
const pdf = '%PDF-1.7\n…';

test.each(['application/pdf', 'application/octet-stream', 'application/json'])(
  'a PDF is a file, even as %s',
  async (type) => {
    const seen = answerWith(() => new HttpResponse(pdf, { headers: { 'Content-Type': type } }));
    const answer = await download();
    expect('file' in answer && (await answer.file.text())).toBe(pdf);
    expect(seen.sent).toEqual({ regNumber: 'EF1' });
  },
);

test.each(['application/json', 'application/pdf'])('JSON is a reply, even as %s', async (type) => {
  const json = JSON.stringify({ statusCode: 404, message: 'Tidak ada' });
  answerWith(() => new HttpResponse(json, { headers: { 'Content-Type': type } }));
  expect(await download()).toEqual({
    reply: {
      ok: true,
      httpStatus: 200,
      statusText: 'OK',
      status: 404,
      response: { statusCode: 404, message: 'Tidak ada' },
    },
  });
});

test('HTTP not OK is judged before the body: a PDF with an error status is no file', async () => {
  answerWith(() => new HttpResponse(pdf, { status: 500, statusText: 'Kaput' }));
  expect(await download()).toEqual({
    reply: { ok: false, httpStatus: 500, statusText: 'Kaput', status: 500, response: undefined },
  });
});

test.each([
  ['HTML', '<!doctype html><p>Masuk dahulu'],
  ['broken JSON', '{"message": "Tid'],
  ['nothing', ''],
])('%s is unreadable', async (_, text) => {
  answerWith(() => HttpResponse.text(text));
  await expect(download()).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'unreadable',
    method: 'POST',
    path: '/api/downloadpdf',
    status: 200,
    body: text,
  });
});

test('of a long page that is no PDF, the error keeps 500 characters', async () => {
  answerWith(() => HttpResponse.text('<'.repeat(9000)));
  await expect(download()).rejects.toMatchObject({ body: '<'.repeat(500) });
});
