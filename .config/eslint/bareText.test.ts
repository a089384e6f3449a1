import { bareText } from './bareText.js';
import cases from './bareText.cases.json';
import { foundInTyped } from './testing/typedCases';

test('text beside other children is found where React would look for its node', () => {
  const found = foundInTyped(cases, 'src/form', {
    plugins: { portal: { rules: { 'bare-text': bareText } } },
    rules: { 'portal/bare-text': 'error' },
  });
  expect(found).toEqual(cases.map(({ name, found: lines }) => ({ name, found: lines })));
});
