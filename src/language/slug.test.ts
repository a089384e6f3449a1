import { slugOfFile } from './slug';

test.each([
  ['tabungan-rencana.json', 'tabungan-rencana'],
  ['tabungan-rencana.scenarios.json', undefined],
  ['form-definition.schema.json', undefined],
  ['README.md', undefined],
  ['pages', undefined],
])('%s is the definition of %s', (file, slug) => {
  expect(slugOfFile(file)).toBe(slug);
});
