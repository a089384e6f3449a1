import { pastedOptions, writtenOption, type PastedOption } from './pastedOptions';

const written = (text: string, present: Parameters<typeof pastedOptions>[1] = []) =>
  pastedOptions(text, present).options.map(writtenOption);

test.each<[string, string, unknown[]]>([
  ['columns of a spreadsheet', '01\tPNS\n02\tSwasta\r\n', ['01|PNS', '02|Swasta']],
  [
    'a third column is the hint',
    'A\tReguler\tTanpa biaya\nB\tPrioritas\t\n',
    [{ value: 'A|Reguler', hint: 'Tanpa biaya' }, 'B|Prioritas'],
  ],
  ['a heading is none of them', 'Kode\tLabel\n1\tYa', ['1|Ya']],
  ['semicolons', '1;Ya, tentu\n2;Tidak', ['1|Ya, tentu', '2|Tidak']],
  ['commas behind codes', 'IDR,Rupiah\nUSD,Dolar AS', ['IDR|Rupiah', 'USD|Dolar AS']],
  [
    'commas in words',
    'Jakarta Pusat, DKI\nBandung',
    ['jakarta-pusat-dki|Jakarta Pusat, DKI', 'bandung|Bandung'],
  ],
  ['the language’s own spelling', '1|Ya\n2|Tidak', ['1|Ya', '2|Tidak']],
  ['lines alone', '  Gaji \n\nUsaha\n', ['gaji|Gaji', 'usaha|Usaha']],
  ['cells in quotation marks', '1\t"Ya ""pasti"""\n2\t"Dua\nbaris"', ['1|Ya "pasti"', '2|Dua baris']],
  ['an empty code', '\tGaji\n2\tUsaha', ['gaji|Gaji', '2|Usaha']],
  ['words without a letter of ours', '现金\n---', ['pilihan|现金', 'pilihan-2|---']],
  ['bars', 'a|b\tSatu|Dua', ['a-b|Satu|Dua']],
  ['nothing', ' \n\n', []],
])('%s', (_, text, options) => {
  expect(written(text)).toEqual(options);
});

test('labels alone go on with the numbers that the others have', () => {
  expect(written('Wali\nKakek', ['1|Ayah', '7|Ibu'])).toEqual(['8|Wali', '9|Kakek']);
  expect(written('Wali', ['ayah|Ayah'])).toEqual(['wali|Wali']);
  expect(written('Wali', [{ value: '3', label: 'Ayah' }])).toEqual(['4|Wali']);
});

test('what stands there twice is left out and reported', () => {
  const { options, twice } = pastedOptions('1\tYa\n2\tTidak\n2\tMungkin', ['1|Ya']);
  expect(options).toEqual<PastedOption[]>([{ code: '2', label: 'Tidak' }]);
  expect(twice).toEqual(['1|Ya', '2|Mungkin']);
  expect(pastedOptions('Ya\nya', []).twice).toEqual(['ya']);
});
