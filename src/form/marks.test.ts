import { loadForm } from '../interpreter';
import { definitionOf, stepOf } from '../app/pages/testing/visitForm';
import { markedOf } from './marks';

/** What is marked on a step of so many required and optional fields. */
const marked = (required: number, optional: number): string => {
  const fields = Array.from({ length: required + optional }, (_, index) => ({
    name: `f${index}`,
    required: index < required,
  }));
  const loaded = loadForm(definitionOf([stepOf('satu', fields)]), 'contoh');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues));
  const step = loaded.form.steps.get('satu');
  if (!step) throw new Error('no step');
  return markedOf(loaded.form, step);
};

test.each([
  ['where all are required, nothing is', 5, 0, 'optional'],
  ['where most are required, the optional ones are', 8, 2, 'optional'],
  ['where nearly all are optional, the required ones are', 2, 6, 'required'],
  ['where none is required, the optional ones are', 0, 3, 'optional'],
])('%s marked', (_, required, optional, wanted) => {
  expect(marked(required, optional)).toBe(wanted);
});
