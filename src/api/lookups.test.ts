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
