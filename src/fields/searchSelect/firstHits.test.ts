import { exactHit, firstHits, hitLimit, searchable } from './firstHits';
import { optionsOf } from '../common/testing/options';

const cities = optionsOf('1|Kota Bandung', '2|Bandung', '3|Bandung Barat', '4|Medan');
const hits = (text: string) => firstHits(cities, searchable(cities), text).map((option) => option.label);

test('labels that begin with the text come before those that hold it', () => {
  expect(hits('bandung')).toEqual(['Bandung', 'Bandung Barat', 'Kota Bandung']);
});

test('letter case and spaces around the text do not matter', () => {
  expect(hits('  MEDAN ')).toEqual(['Medan']);
});

test('codes are not searched', () => {
  expect(hits('4')).toEqual([]);
});

test('nothing typed gives the head of the list', () => {
  expect(hits('')).toEqual(['Kota Bandung', 'Bandung', 'Bandung Barat', 'Medan']);
});

test('of 50,000 options the first 50 hits are given', () => {
  const many = optionsOf(...Array.from({ length: 50_000 }, (_, index) => `${index}|Desa ${index}`));
  const labels = searchable(many);
  expect(firstHits(many, labels, '')).toHaveLength(hitLimit);
  expect(firstHits(many, labels, 'desa')).toHaveLength(hitLimit);
  expect(firstHits(many, labels, '9').map((option) => option.label)[0]).toBe('Desa 9');
  expect(firstHits(many, labels, 'desa 49999')).toEqual([many[49_999]]);
});

test('a label is meant only by all of its letters, and only where no other is called alike', () => {
  const exact = (text: string) => exactHit(cities, searchable(cities), text)?.value;
  expect([exact('bandung'), exact(' KOTA bandung '), exact('band'), exact('')]).toEqual([
    '2|Bandung',
    '1|Kota Bandung',
    undefined,
    undefined,
  ]);
  const twins = optionsOf('1|Sukamaju', '2|Sukamaju');
  expect(exactHit(twins, searchable(twins), 'sukamaju')).toBeUndefined();
});
