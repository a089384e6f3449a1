import { bareText } from './bareText.js';
import cases from './bareText.cases.json';
import { foundInTyped, linesOf } from './testing/typedCases';
import { Linter } from 'eslint';
import { leastBrowser } from './leastBrowser.js';
import leastBrowserCases from './leastBrowser.cases.json';

test('text beside other children is found where React would look for its node', () => {
  const found = foundInTyped(cases, 'src/form', {
    plugins: { portal: { rules: { 'bare-text': bareText } } },
    rules: { 'portal/bare-text': 'error' },
  });
  expect(found).toEqual(cases.map(({ name, found: lines }) => ({ name, found: lines })));
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
