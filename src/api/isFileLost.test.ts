import { http, HttpResponse } from 'msw';
import { isFileLost } from './files';
import { server } from './testing/server';

test.each([
  [404, true],
  [410, true],
  [200, false],
  [403, false],
  [500, false],
])('an answer %s about a stored file', async (status, lost) => {
  server.use(http.get('*/files/ktp.png', () => new HttpResponse(null, { status })));
  expect(await isFileLost('/files/ktp.png')).toBe(lost);
});

test('no answer, and an address that is none, say nothing', async () => {
  server.use(http.get('*/files/ktp.png', () => HttpResponse.error()));
  expect(await isFileLost('/files/ktp.png')).toBe(false);
  expect(await isFileLost('javascript:x')).toBe(false);
});
