import { isRegionFile, madeUpPostalCode, parentCode, readRegionTable } from './regions';

test('a table gives code and name, whether or not it names the parent', () => {
  expect(readRegionTable('code,name\n32,JAWA BARAT\n')).toEqual([['32', 'JAWA BARAT']]);
  expect(readRegionTable('code,district_code,name\r\n35.13.15.2017,35.13.15,Soka"an\r\n')).toEqual([
    ['35.13.15.2017', 'Soka"an'],
  ]);
});

test('an area lies in the area whose code its own begins with', () => {
  expect(['32.73.01.1001', '32.73', '32'].map(parentCode)).toEqual(['32.73.01', '32', '']);
});

test('a postal code is five digits, always the same for a village', () => {
  expect(madeUpPostalCode('32.73.01.1001')).toBe('40311');
  expect(madeUpPostalCode('94.01.02.2003')).toBe('99123');
});

test.each(['provinces', 'cities', 'districts', 'villages-32'])('%s is a file of regions', (name) => {
  expect(isRegionFile(name)).toBe(true);
});

test.each(['villages', 'villages-3', 'villages-../x', 'islands', ''])(
  '"%s" is no file of regions',
  (name) => {
    expect(isRegionFile(name)).toBe(false);
  },
);
