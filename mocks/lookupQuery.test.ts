import { filterRecords, readLookupQuery } from './lookupQuery';

const records = [
  { id: '1', name: 'KOTA BANDUNG' },
  { id: '10', name: 'KABUPATEN BANDUNG' },
];
const filter = (field: string, value: string, comparisonOperator: '=' | 'like' = '=') => ({
  field,
  value,
  comparisonOperator,
});

test.each([
  ['no filter gives them all', [], ['1', '10']],
  ['= takes the whole text', [filter('id', '1')], ['1']],
  ['= takes letters as they are', [filter('name', 'kota bandung')], []],
  ['like finds a part, in any letter case', [filter('name', 'paten ban', 'like')], ['10']],
  ['like knows no wildcards', [filter('name', 'K%G', 'like')], []],
  ['all filters must hold', [filter('id', '1'), filter('name', 'kab', 'like')], []],
])('%s', (_, filters, ids) => {
  expect(filterRecords(records, filters)).toEqual(records.filter(({ id }) => ids.includes(id)));
});

test('a filter on a field that no record has says so', () => {
  expect(filterRecords(records, [filter('provinceID', '32')])).toBe(
    'filters: "provinceID" is no field of these records',
  );
});

const good = { url: '/x', textIdentifierSetting: 'name', filters: [] };
const whole = { field: 'id', value: 7, type: 'number', comparisonOperator: '=' };

test('numbers are compared as texts', () => {
  expect(readLookupQuery({ ...good, filters: [whole], masterId: 39 })).toEqual({
    url: '/x',
    filters: [{ field: 'id', value: '7', comparisonOperator: '=' }],
    masterId: '39',
  });
});

test.each([
  ['url', undefined],
  ['url', { ...good, url: 1 }],
  ['textIdentifierSetting', { url: '/x', filters: [] }],
  ['filters: list', { ...good, filters: {} }],
  ['field', { ...good, filters: [null] }],
  ['the value of "id"', { ...good, filters: [{ ...whole, value: null }] }],
  ['the type of "id"', { ...good, filters: [{ ...whole, type: 'string' }] }],
  ['the comparisonOperator of "id"', { ...good, filters: [{ ...whole, comparisonOperator: '==' }] }],
])('what is wrong with a query is named: %s', (words, body) => {
  expect(readLookupQuery(body)).toContain(words);
});
