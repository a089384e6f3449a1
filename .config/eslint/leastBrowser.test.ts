import { Linter } from 'eslint';
import { leastBrowser } from './leastBrowser.js';
import cases from './leastBrowser.cases.json';
import { foundInTyped, linesOf } from './testing/typedCases';

const rules = {
  plugins: { portal: { rules: { 'least-browser': leastBrowser } } },
  rules: { 'portal/least-browser': 'error' },
} as const;

test('what the least browser lacks is found where its types tell whose it is', () => {
  const found = foundInTyped(cases.typed, 'src', rules);
  expect(found).toEqual(cases.typed.map(({ name, found: lines }) => ({ name, found: lines })));
});

test.each(cases.untyped)('without types: $name', ({ code, found }) => {
  const config = { ...rules, languageOptions: { ecmaVersion: 2022, sourceType: 'script' } } as const;
  expect(linesOf(new Linter().verify(code, config))).toEqual(found);
});
