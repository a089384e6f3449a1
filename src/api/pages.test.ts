import { http, HttpResponse } from 'msw';
import { fetchPage, preloadPage } from './pages';
import { server } from './testing/server';

test('a page lies in a folder of its own beside the forms', async () => {
  server.use(http.get('*/form-definitions/pages/bantuan.json', () => new HttpResponse('{"blocks": []}')));
  expect(await fetchPage('bantuan')).toEqual({ kind: 'found', text: '{"blocks": []}' });
});

test('a page that was fetched ahead is not fetched again', async () => {
  let requests = 0;
  server.use(
    http.get('*/form-definitions/pages/bantuan.json', () => {
      requests += 1;
      return HttpResponse.json({ blocks: [] });
    }),
  );
  preloadPage('bantuan');
  await fetchPage('bantuan');
  expect(requests).toBe(1);
});

test.each(['', '../tabungan', 'a/b'])('nothing is requested for the slug "%s"', async (slug) => {
  preloadPage(slug);
  expect(await fetchPage(slug)).toEqual({ kind: 'not-found' });
});
