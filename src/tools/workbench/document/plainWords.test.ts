import type { Part } from './parts';
import { calledBy } from './calledBy';
import { choiceIn, commonFirst, foundLines, nextChoice, numberIn } from './plainWords';

test.each([
  ['50.000', 50000],
  ['Rp 1.500.000', 1500000],
  ['2,5', 2.5],
  ['2.5', 2.5],
  ['-1.000,5', -1000.5],
  ['17', 17],
  ['17 tahun', '17 tahun'],
  ['', ''],
])('%s is the number that people mean', (typed, meant) => {
  expect(numberIn(typed)).toBe(meant);
});

test('a choice that is reworded keeps its code, unless one is typed', () => {
  expect(choiceIn('Wali murid', '3|Pilihan 3')).toBe('3|Wali murid');
  expect(choiceIn('9|Wali murid', '3|Pilihan 3')).toBe('9|Wali murid');
  expect(choiceIn('Wali murid', 'Pilihan 3')).toBe('Wali murid');
  expect(choiceIn('', '3|Pilihan 3')).toBe('');
});

const choices = (...values: string[]): Part[] =>
  values.map((value, index) => ({ kind: 'text', value, path: ['options', index], optional: true }));

test('one more choice has the next code, and none where the others have none', () => {
  expect(nextChoice(choices('1|Ya', '2|Tidak'))).toBe('3|Pilihan 3');
  expect(nextChoice(choices('1|Ya', '7|Tidak'))).toBe('8|Pilihan 8');
  expect(nextChoice(choices('Ya', 'Tidak'))).toBe('Pilihan 3');
  expect(nextChoice(choices('USD|Dolar'))).toBeUndefined();
  expect(nextChoice([{ kind: 'object', parts: [], missing: [], path: [], optional: true }])).toBeUndefined();
});

test('of a long menu the keys with a plain name come first, under a heading; a short one stays as it is', () => {
  const names = ['keep', 'help', 'required', 'sensitive', 'submit', 'compute', 'kind', 'visibleWhen', 'lang'];
  const titles: Readonly<Record<string, string>> = { required: 'Wajib diisi', visibleWhen: 'Tampil bila' };
  const shown = commonFirst(names.map((name) => ({ name, title: titles[name], value: null })));
  expect(shown.map(({ name }) => name).slice(0, 3)).toEqual(['required', 'visibleWhen', 'keep']);
  expect(new Set(shown.map(({ group }) => group)).size).toBe(2);
  expect(commonFirst([{ name: 'keep', value: null }])).toEqual([{ name: 'keep', value: null }]);
});

test.each([
  ['Tulisan pada tombol yang menambah baris.', 'Tulisan pada tombol yang menambah baris', ''],
  ["'true': hanya dibaca pengunjung.", 'Hanya dibaca pengunjung', ''],
  ["'false': tidak ikut dikirim.", 'Ikut dikirim', ''],
  ["Judul sebuah baris; '{index}' adalah nomornya.", 'Judul sebuah baris', "'{index}' adalah nomornya."],
  ['Bilangan 1.5 lebih', 'Bilangan 1.5 lebih', ''],
])('%s is called by its first words', (sentence, called, rest) => {
  expect(calledBy(sentence)).toEqual({ called, rest });
});

test('a search leaves the lines that have all of its words, in any of their texts', () => {
  const lines = [
    { name: 'upload', about: 'Unggah berkas.', group: 'Pertanyaan' },
    { name: 'date', about: 'Tanggal', group: 'Pertanyaan' },
  ];
  const names = (sought: string): string[] => foundLines(lines, sought).map(({ name }) => name);
  expect(names('')).toEqual(['upload', 'date']);
  expect(names(' berkas  unggah')).toEqual(['upload']);
  expect(names('PERTANYAAN tanggal')).toEqual(['date']);
  expect(names('upload tanggal')).toEqual([]);
});
