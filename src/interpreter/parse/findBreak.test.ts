import { readJson } from './readJson';

const hintOf = (text: string): string | undefined => {
  const read = readJson(text);
  return read.ok ? undefined : read.issues[0]?.hint;
};

test.each([
  ['true written in words', '{ "a": Ya }', 'Tulis true, dengan huruf kecil.'],
  ['false written with a capital', '{ "a": False }', 'Tulis false, dengan huruf kecil.'],
  [
    'dots in a number',
    '{ "a": 20.000.000 }',
    'Tulis angka tanpa titik ribuan: bukan 20.000.000, melainkan 20000000.',
  ],
  ['a comma in a number', '{ "a": 1,5 }', 'Pecahan ditulis dengan titik: bukan 1,5, melainkan 1.5.'],
  ['a zero in front', '{ "a": 016 }', 'Hapus nol di depan angka: bukan 016, melainkan 16.'],
  ['a comment', '{ // isi\n "a": 1 }', 'JSON tidak mengenal komentar; hapus baris ini.'],
  ['a comma too many', '{ "a": [1, 2,] }', 'Hapus koma sebelum ].'],
])('%s: the hint says how to write it', (_, text, hint) => {
  expect(hintOf(text)).toBe(hint);
});

test.each([
  ['true', ['True', 'TRUE', 'Ya', 'ya', 'Yes', 'yes']],
  ['false', ['False', 'FALSE', 'Tidak', 'tidak', 'No', 'no']],
])('a person writes %s in many ways, and is told the one that JSON has', (value, ways) => {
  const hint = `Tulis ${value}, dengan huruf kecil.`;
  expect(ways.filter((way) => hintOf(`{ "a": ${way} }`) !== hint)).toEqual([]);
});

test.each([
  ['a text that is no word of ours', '{ "a": Yasmin }'],
  ['a name where a comma is awaited', '{ "a": 1 Ya }'],
])('%s has no such hint', (_, text) => {
  expect(hintOf(text)).not.toBe('Tulis true, dengan huruf kecil.');
});
