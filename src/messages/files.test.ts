import { sizeInWords, typesInWords, uploadRefusals } from './files';

test.each([
  [5242880, '5 MB'],
  [2621440, '2,5 MB'],
  [512000, '500 KB'],
  [1048575, '1.023,9 KB'],
  [1023, '1 KB'],
  [68, '1 KB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});

test.each([
  [['.pdf'], '.pdf'],
  [['.jpeg', '.pdf'], '.jpeg atau .pdf'],
  [['.png', '.jpg', '.jpeg', '.webp', '.pdf'], '.png, .jpg, .jpeg, .webp, atau .pdf'],
])('%j read %s', (extensions, words) => {
  expect(typesInWords(extensions)).toBe(words);
});

test('the refusals of files', () => {
  expect(uploadRefusals.tooLarge(5242880)).toEqual({
    title: 'Ukuran File Terlalu Besar',
    text: 'Maksimum ukuran file adalah 5MB',
  });
  expect(uploadRefusals.tooMany(3)).toEqual({
    title: 'Batas Maksimum File',
    text: 'Maksimum 3 file yang diperbolehkan',
  });
  expect(uploadRefusals.wrongType(['.jpeg', '.pdf'])).toEqual({
    title: 'Jenis File Tidak Didukung',
    text: 'Gunakan file .jpeg atau .pdf',
  });
});
