import { type LookupRecord } from '../lookupQuery';
import { indonesiaId } from './countries';
import { findMasterData } from './masterData';

const field = (value: string) => ({ field: 'Field', value, comparisonOperator: '=' as const });
const find = (name: string, more: { masterId?: string; subId?: string } = {}): LookupRecord[] => {
  const found = findMasterData({ url: '', filters: [field(name)], ...more });
  if (typeof found === 'string') throw new Error(found);
  return found;
};
const ids = (records: readonly LookupRecord[]) => records.map(({ bjbFastId }) => bjbFastId);

test.each(['parentCountry', 'country', 'jenisPekerjaan', 'eselon', 'jabatan', 'golongan', 'bidangUsaha'])(
  '%s is a list without a doubled or empty entry',
  (name) => {
    const records = find(name);
    expect(records.length).toBeGreaterThan(5);
    expect(new Set(ids(records)).size).toBe(records.length);
    expect(new Set(records.map(({ description }) => description)).size).toBe(records.length);
  },
);

test('every country is there, Indonesia under the id that forms compare with', () => {
  expect(find('country')).toHaveLength(249);
  const indonesia = { field: 'bjbFastId', value: indonesiaId, comparisonOperator: '=' as const };
  expect(findMasterData({ url: '', filters: [field('country'), indonesia] })).toEqual([
    { bjbFastId: '100', description: 'INDONESIA' },
  ]);
});

test.each(['39', '16', '22', '23', '27', '69', '40', '51'])(
  'job type %s has positions, one of them "Lainnya"',
  (job) => {
    expect(ids(find('jenisPekerjaan'))).toContain(job);
    const others = find('jabatan', { masterId: job }).filter(({ description }) =>
      description?.startsWith('Lainnya'),
    );
    expect(['66', '44', '11']).toEqual(expect.arrayContaining(ids(others)));
    expect(others).toHaveLength(1);
  },
);

test('only civil servants have grades and ranks, and other jobs have no positions', () => {
  expect(find('eselon', { masterId: '39' })).toHaveLength(6);
  expect(find('golongan', { masterId: '39' })).toHaveLength(17);
  expect(['eselon', 'golongan', 'jabatan'].map((name) => find(name, { masterId: '10' }))).toEqual([
    [],
    [],
    [],
  ]);
});

test('the industry sectors of a job can always be another', () => {
  const sectors = ['17', '39', '23'].map((subId) => ids(find('bidangUsaha', { subId })));
  expect(sectors.map((list) => list.includes('31'))).toEqual([true, true, true]);
  expect(sectors[0]).toHaveLength(2);
});

test('a list that is not there is named', () => {
  expect(findMasterData({ url: '', filters: [field('negara')] })).toMatch(
    /"negara" is none of parentCountry, /,
  );
});
