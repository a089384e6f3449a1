import { uploadWords } from './upload';

test('what may be chosen is said beforehand', () => {
  expect(uploadWords.limits(['.pdf'], 5242880, 1)).toBe('.pdf, maksimal 5 MB');
  expect(uploadWords.limits(['.pdf'], 5242880, 3)).toBe('.pdf, maksimal 5 MB per file, 3 file');
});
