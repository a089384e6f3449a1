import { bareText } from './bareText.js';
import cases from './bareText.cases.json';
import { foundInTyped, linesOf } from './testing/typedCases';
import { Linter } from 'eslint';
import { leastBrowser } from './leastBrowser.js';
import leastBrowserCases from './leastBrowser.cases.json';
import { mayFind } from './mayFind.js';

describe('bareText', () => {
  test('text beside other children is found where React would look for its node', () => {
    const found = foundInTyped(cases, 'src/form', {
      plugins: { portal: { rules: { 'bare-text': bareText } } },
      rules: { 'portal/bare-text': 'error' },
    });
    expect(found).toEqual(cases.map(({ name, found: lines }) => ({ name, found: lines })));
  });
});

describe('leastBrowser', () => {
  const rules = {
    plugins: { portal: { rules: { 'least-browser': leastBrowser } } },
    rules: { 'portal/least-browser': 'error' },
  } as const;

  test('what the least browser lacks is found where its types tell whose it is', () => {
    const found = foundInTyped(leastBrowserCases.typed, 'src', rules);
    expect(found).toEqual(leastBrowserCases.typed.map(({ name, found: lines }) => ({ name, found: lines })));
  });

  test.each(leastBrowserCases.untyped)('without types: $name', ({ code, found }) => {
    const config = { ...rules, languageOptions: { ecmaVersion: 2022, sourceType: 'script' } } as const;
    expect(linesOf(new Linter().verify(code, config))).toEqual(found);
  });
});

describe('mayFind', () => {
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
});
