import { http, HttpResponse, type JsonBodyType } from 'msw';
import { fetchOptions } from './lookups';
import { configureApi } from './settings';
import { server } from './testing/server';

const cities = {
  call: 'remote-select',
  url: '/city/filter',
  body: {
    url: '/city/filter',
    filters: [{ field: 'provinceId', value: '32', type: 'text', comparisonOperator: '=' }],
    textIdentifierSetting: 'name',
  },
} as const;
const records = [{ id: '32.73', name: 'KOTA BANDUNG' }];

const answerWith = (body: JsonBodyType): void =>
  server.use(http.post('*/api/remote-select', () => HttpResponse.json(body)));

afterEach(() => configureApi({}));

test.each([
  ['a bare list', records],
  ['a list in data', { statusCode: 200, data: records }],
  ['a list in data.data', { data: { data: records } }],
])('options may come as %s', async (_, body) => {
  answerWith(body);
  expect(await fetchOptions(cities)).toEqual(records);
});

test('an empty list is no fault', async () => {
  answerWith({ statusCode: 200, data: [] });
  expect(await fetchOptions(cities)).toEqual([]);
});

test('entries that are no records are left out', async () => {
  answerWith([null, 'x', 7, [], ...records]);
  expect(await fetchOptions(cities)).toEqual(records);
});

test.each([
  ['null', null],
  ['a text', 'x'],
  ['an object without data', { statusCode: 200 }],
  ['data: null', { data: null }],
  ['a list too deep', { data: { data: { data: [] } } }],
])('%s is unreadable', async (_, body) => {
  answerWith(body);
  await expect(fetchOptions(cities)).rejects.toMatchObject({ name: 'ApiError', kind: 'unreadable' });
});

test('a statusCode that is not 200 is a failure, whatever else the answer holds', async () => {
  answerWith({ statusCode: 500, message: 'Gagal', data: records });
  await expect(fetchOptions(cities)).rejects.toMatchObject({
    kind: 'http',
    status: 500,
    statusText: 'Gagal',
  });
});

test('HTTP not OK is judged before the body: a good list under 400 is a failure', async () => {
  server.use(
    http.post('*/api/remote-select', () =>
      HttpResponse.json({ statusCode: 200, data: records }, { status: 400, statusText: 'Buruk' }),
    ),
  );
  await expect(fetchOptions(cities)).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'http',
    method: 'POST',
    path: '/api/remote-select',
    status: 400,
    statusText: 'Buruk',
    body: { statusCode: 200, data: records },
  });
});

test.each([
  ['HTML', '<!doctype html><p>Masuk dahulu'],
  ['broken JSON', '[{"id": "32'],
])('%s is unreadable, and is handed over as text', async (_, text) => {
  server.use(http.post('*/api/remote-select', () => HttpResponse.text(text)));
  await expect(fetchOptions(cities)).rejects.toMatchObject({ kind: 'unreadable', status: 200, body: text });
});

test('what is typed becomes one more filter, without wildcards', async () => {
  let seen: unknown;
  server.use(
    http.post('*/api/remote-select', async ({ request }) => {
      seen = await request.json();
      return HttpResponse.json([]);
    }),
  );
  await fetchOptions(cities, { search: { field: 'name', value: 'ban' } });
  expect(seen).toEqual({
    ...cities.body,
    filters: [
      ...cities.body.filters,
      { field: 'name', value: 'ban', type: 'text', comparisonOperator: 'like' },
    ],
  });
});

test('a lookup without filters can be searched too', async () => {
  let seen: unknown;
  server.use(
    http.post('*/api/remote-select', async ({ request }) => {
      seen = await request.json();
      return HttpResponse.json([]);
    }),
  );
  const branches = { call: 'remote-select', url: '/branch/filter', body: { url: '/branch/filter' } } as const;
  await fetchOptions(branches, { search: { field: 'name', value: 'da' } });
  expect(seen).toMatchObject({ filters: [{ field: 'name', value: 'da', comparisonOperator: 'like' }] });
});

test('transaksi sends its body as it is', async () => {
  let seen: unknown;
  server.use(
    http.post('*/api/transaksi', async ({ request }) => {
      seen = await request.json();
      return HttpResponse.json({ data: { data: [{ id: '1', nama: 'Modal Usaha' }] } });
    }),
  );
  const body = { branchId: '0001', transactionType: '3' };
  expect(await fetchOptions({ call: 'transaksi', url: '', body })).toEqual([
    { id: '1', nama: 'Modal Usaha' },
  ]);
  expect(seen).toEqual(body);
});

test('a GET lookup reads a path of the back end', async () => {
  configureApi({ baseUrl: 'https://api.bank.example/v1/' });
  server.use(http.get('https://api.bank.example/v1/api/offices', () => HttpResponse.json(records)));
  expect(await fetchOptions({ call: 'get', url: '/api/offices', body: {} })).toEqual(records);
});

test.each(['//evil.example/x', '/\\evil.example/x', 'https://evil.example/x', 'offices'])(
  'a GET lookup refuses %s',
  (url) => {
    expect(() => fetchOptions({ call: 'get', url, body: {} })).toThrow(/no path of the back end/);
  },
);
