import { searchFor, type Fit } from './search';
import cases from './search.cases.json';

interface Case {
  name: string;
  text: string;
  label: string;
  fit?: Fit;
}

// JSON widens the names of fits to text; a wrong one fails its case.
test.each(cases as Case[])('what is found by $name', ({ text, label, fit }) => {
  expect(searchFor(text, true)(label)).toBe(fit);
});

test.each((cases as Case[]).filter(({ fit }) => fit === 'near'))(
  'where nothing near is wanted, nothing is found by $name',
  ({ text, label }) => {
    expect(searchFor(text, false)(label)).toBeUndefined();
  },
);
