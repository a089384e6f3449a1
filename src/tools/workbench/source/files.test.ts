import { http, HttpResponse } from 'msw';
import { server } from '../../../../mocks/node';
import { builtSite, developmentFolder } from './files';

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const address = '*/__editor/form-definitions/produk.json';

test('a file is read with its version', async () => {
  server.use(http.get(address, () => HttpResponse.text('{}', { headers: { ETag: '"1"' } })));
  expect(await developmentFolder.read('produk.json')).toEqual({ text: '{}', version: '"1"' });
});

test('a file that is not there is no fault', async () => {
  server.use(http.get(address, () => HttpResponse.text('', { status: 404 })));
  expect(await developmentFolder.read('produk.json')).toBeUndefined();
});

test('a save names the version that it replaces, or that there is none', async () => {
  const conditions: (string | null)[] = [];
  server.use(
    http.put(address, ({ request: { headers } }) => {
      conditions.push(headers.get('If-Match') ?? headers.get('If-None-Match'));
      return new HttpResponse(null, { status: 204, headers: { ETag: '"2"' } });
    }),
  );
  expect(await developmentFolder.save('produk.json', '{}', '"1"')).toEqual({ version: '"2"' });
  await developmentFolder.save('produk.json', '{}', undefined);
  expect(conditions).toEqual(['"1"', '*']);
});

test.each([
  [412, 'conflict'],
  [400, 'not-json'],
  [403, 'failed'],
  [500, 'failed'],
])('status %d is the fault %s', async (status, fault) => {
  server.use(http.put(address, () => HttpResponse.text('', { status })));
  expect(await developmentFolder.save('produk.json', '{}', '"1"')).toBe(fault);
});

test('no answer is a fault, too', async () => {
  server.use(http.put(address, () => HttpResponse.error()));
  expect(await developmentFolder.save('produk.json', '{}', '"1"')).toBe('failed');
});

test('the whole folder is read at once, and is not known where nobody answers', async () => {
  const whole = { texts: { 'produk.json': '{}' }, changed: { 'produk.json': 1 }, files: ['/files/a.webp'] };
  server.use(http.get('*/__editor/form-definitions/', () => HttpResponse.json(whole)));
  expect(await developmentFolder.whole()).toEqual(whole);
  server.use(http.get('*/__editor/form-definitions/', () => HttpResponse.error()));
  expect(await developmentFolder.whole()).toBeUndefined();
  expect(await builtSite.whole()).toBeUndefined();
});

test('what was published is read; that nothing was is no fault', async () => {
  const history = '*/__editor/form-definitions/publikasi/produk/riwayat.json';
  server.use(http.get(history, () => HttpResponse.text('{}')));
  expect(await developmentFolder.published('produk/riwayat.json')).toBe('{}');
  server.use(http.get(history, () => new HttpResponse(null, { status: 204 })));
  expect(await developmentFolder.published('produk/riwayat.json')).toBeUndefined();
  server.use(http.get(history, () => HttpResponse.text('', { status: 500 })));
  await expect(developmentFolder.published('produk/riwayat.json')).rejects.toThrow('500');
  expect(await builtSite.published('produk/riwayat.json')).toBeUndefined();
});

test('a built site shows its definitions, and saves nothing', async () => {
  server.use(http.get('*/form-definitions/produk.json', () => HttpResponse.text('{"a":1}')));
  expect(await builtSite.read('produk.json')).toEqual({ text: '{"a":1}' });
  expect(await builtSite.read('produk.scenarios.json')).toBeUndefined();
  expect(builtSite.saves).toBe(false);
  expect(await builtSite.save('produk.json', '{}', undefined)).toBe('failed');
});
