import { mayFind } from './mayFind.js';

test.each([
  ['no-warning-comments', '// oxlint-disable-next-line no-eval'],
  ['no-warning-comments', '/* eslint-disable */'],
  ['no-irregular-whitespace', '/\u00a0/.test(text)'],
  ['no-irregular-whitespace', 'a\u2028b'],
  ['no-irregular-whitespace', '\ufeffa'],
  ['no-irregular-whitespace', '/\u200b/'],
  ['no-restricted-syntax', 'import.meta.env.DEV'],
  ['no-restricted-syntax', 'import\n  .meta'],
  ['no-restricted-syntax', '<input />'],
  ['no-restricted-syntax', '<button\n>'],
  ['portal/bare-text', ''],
])('%s may find something in %j', (rule, text) => {
  expect(mayFind(text, [rule])).toBe(true);
});

test('a text that has nothing of it is left out', () => {
  const rules = ['no-warning-comments', 'no-irregular-whitespace', 'no-restricted-syntax'];
  expect(mayFind('import { a } from "./a";\r\n\tconst two = "input" + 1;\n', rules)).toBe(false);
});
