import { wellQuoted } from './plain';

test.each([
  ['Pakai "select", atau "searchSelect".', 'Pakai “select”, atau “searchSelect”.'],
  ['Langkah "Data Diri" → "RT"', 'Langkah “Data Diri” → “RT”'],
  ['"${nama}" tampil dengan tanda dolarnya.', '“${nama}” tampil dengan tanda dolarnya.'],
  ['Pakai "type": "date".', 'Pakai "type": "date".'],
  ['Akhiri dengan "ends": true.', 'Akhiri dengan "ends": true.'],
  [
    'Tulis "buttons": [{ "text": "Tutup" }], atau hapus "dismissable".',
    'Tulis "buttons": [{ "text": "Tutup" }], atau hapus “dismissable”.',
  ],
  ['Tertulis {"a": "b"}, yang tidak cocok.', 'Tertulis {"a": "b"}, yang tidak cocok.'],
  ['Tertulis "a \\"b\\" c", yang tidak cocok.', 'Tertulis “a \\"b\\" c”, yang tidak cocok.'],
])('%s', (sentence, written) => {
  expect(wellQuoted(sentence)).toBe(written);
});
