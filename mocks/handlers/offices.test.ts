import { branches } from '../data/branches';
import { holidaysAround } from '../data/holidays';
import { openBank } from '../testing/bank';

const { post } = openBank();

test('all offices are listed, under either spelling of the address', async () => {
  const list = branches.map(({ id, name }) => ({ id, name }));
  expect(await post('remote-select-get', { url: 'branch/get-offices' })).toEqual([200, list]);
  expect(await post('remote-select-get', { url: '/branch/get-offices' })).toEqual([200, list]);
});

test('a city has its branches with their queues, the same for the same day', async () => {
  const ask = (date: string) => post('santer', { apiUrl: '/branch', date, city: '32.73' });
  const monday = await ask('2026-03-02');
  expect(monday).toMatchObject([
    200,
    { data: [{ code: '0001', limitTeller: 20 }, { code: '0002' }, { code: '0003' }] },
  ]);
  expect(await ask('2026-03-02')).toEqual(monday);
  expect(await ask('2026-03-03')).not.toEqual(monday);
});

test('a city without branches has an empty list', async () => {
  expect(await post('santer', { apiUrl: '/branch', date: '2026-03-02', city: '94.01' })).toMatchObject([
    200,
    { data: [] },
  ]);
});

test.each(['1', '2', '3', '4', '5', '6', '7', '8'])(
  'transaction type %s has purposes, the last one another',
  async (type) => {
    const [, json] = await post('transaksi', { branchId: '0001', transactionType: type });
    const { data } = (json as { data: { data: { id: string }[] } }).data;
    expect(new Set(data.map(({ id }) => id)).size).toBe(data.length);
    expect(data.at(-1)).toEqual({ id: '99', nama: 'Lainnya' });
  },
);

test.each([
  [2025, ['2025-04-18', '2025-04-20', '2025-05-29']],
  [2026, ['2026-04-03', '2026-04-05', '2026-05-14']],
  [2027, ['2027-03-26', '2027-03-28', '2027-05-06']],
])('Good Friday, Easter and Ascension of %i are known', (year, days) => {
  expect(holidaysAround(year)).toEqual(expect.arrayContaining(days));
});

test('holidays reach two years ahead, in order, once each', () => {
  const days = holidaysAround(2026);
  expect(days).toEqual([...new Set(days)].sort());
  expect(days).toEqual(expect.arrayContaining(['2025-08-17', '2026-03-19', '2028-12-25']));
});
