import { type Filter } from './lookupQuery';
import { findRegions } from './regionLookup';
import { fileSources } from './sources/fileSources';

const sources = fileSources(process.cwd());
const equal = (field: string, value: string): Filter => ({ field, value, comparisonOperator: '=' });
const like = (value: string): Filter => ({ field: 'name', value, comparisonOperator: 'like' });
const find = (level: Parameters<typeof findRegions>[0], ...filters: Filter[]) =>
  findRegions(level)({ url: '', filters }, sources);

test.each([
  ['provinces', 38],
  ['cities', 514],
  ['districts', 7277],
  ['villages', 83_763],
] as const)('Indonesia has its %s: %i', async (level, count) => {
  expect(await find(level)).toHaveLength(count);
});

test('an address can be chosen from the province down to the village, which has a postal code', async () => {
  expect(await find('provinces', like('jawa barat'))).toEqual([{ id: '32', name: 'JAWA BARAT' }]);
  expect(await find('cities', equal('provinceId', '32'), like('kota bandung'))).toMatchObject([
    { id: '32.73', name: 'KOTA BANDUNG' },
  ]);
  expect(await find('districts', equal('cityId', '32.73'), like('coblong'))).toMatchObject([
    { id: '32.73.02', name: 'Coblong' },
  ]);
  expect(await find('villages', equal('districtId', '32.73.02'), like('DAGO'))).toEqual([
    { id: '32.73.02.1004', name: 'Dago', districtId: '32.73.02', postalCode: '40324' },
  ]);
});

test('the villages of one province are read for a district, of none for a district that is not there', async () => {
  const readRegions = jest.spyOn(sources, 'readRegions');
  await find('villages', equal('districtId', '32.73.02'));
  expect(readRegions.mock.calls).toEqual([['provinces'], ['villages-32']]);
  expect(await find('villages', equal('districtId', '00.00.00'))).toEqual([]);
});
