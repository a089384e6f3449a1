import { exactHit, firstHits, hitLimit, searchable } from './firstHits';
import { optionsOf } from '../common/testing/options';

const cities = optionsOf('1|Kota Bandung', '2|Bandung', '3|Bandung Barat', '4|Medan');
const hits = (text: string) =>
  firstHits(cities, searchable(cities), text, true).map((option) => option.label);

test('labels that begin with the text come before those that hold it', () => {
  expect(hits('bandung')).toEqual(['Bandung', 'Bandung Barat', 'Kota Bandung']);
});

test('letter case and spaces around the text do not matter', () => {
  expect(hits('  MEDAN ')).toEqual(['Medan']);
});

test('a label that is the text comes before those that begin with it, and what is near comes last', () => {
  const many = optionsOf('1|Medang', '2|Medan Barat', '3|Medan', '4|Kota Medan', '5|Mesan', '6|Padang');
  const found = (near: boolean) =>
    firstHits(many, searchable(many), 'medan', near).map((option) => option.label);
  const exact = ['Medan', 'Medang', 'Medan Barat', 'Kota Medan'];
  expect([found(true), found(false)]).toEqual([[...exact, 'Mesan'], exact]);
});

test('an everyday name stands in the place of words of a label, and one letter of it may be wrong', () => {
  const all = optionsOf(
    '32|JAWA BARAT',
    '34|DI YOGYAKARTA',
    '3471|KOTA YOGYAKARTA',
    '53|NUSA TENGGARA TIMUR',
  );
  const names = searchable(all, { Jabar: 'Jawa Barat', jogja: 'yogyakarta', ntt: 'nusa tenggara timur' });
  const found = (text: string) => firstHits(all, names, text, true).map((option) => option.code);
  expect(found('jab')).toEqual(['32']);
  expect(found('jogja')).toEqual(['34', '3471']);
  expect(found('kota jogja')).toEqual(['3471']);
  expect(found('jogya')).toEqual(['34', '3471']);
  expect(found('ntt')).toEqual(['53']);
  expect(found('jawa barat')).toEqual(['32']);
  expect([exactHit(all, names, 'NTT')?.code, exactHit(all, names, 'jawa barat')?.code]).toEqual(['53', '32']);
});

test('words are found in any order', () => {
  expect(hits('barat ban')).toEqual(['Bandung Barat']);
});

test('a search looks at each of 50,000 labels once', () => {
  const many = optionsOf(...Array.from({ length: 50_000 }, (_, index) => `${index}|Desa ${index}`));
  const labels = searchable(many);
  let looks = 0;
  const counted = new Proxy(labels, {
    get: (list, key, receiver): unknown => {
      if (typeof key === 'string' && /^\d+$/.test(key)) looks += 1;
      return Reflect.get(list, key, receiver);
    },
  });
  expect(firstHits(many, counted, 'dessa', true)).toHaveLength(hitLimit);
  expect(looks).toBe(50_000);
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
  expect(firstHits(many, labels, '', true)).toHaveLength(hitLimit);
  expect(firstHits(many, labels, 'desa', true)).toHaveLength(hitLimit);
  expect(firstHits(many, labels, '9', true).map((option) => option.label)[0]).toBe('Desa 9');
  expect(firstHits(many, labels, 'desa 49999', true)).toEqual([many[49_999]]);
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
