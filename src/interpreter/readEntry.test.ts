import type { Field, Rule, Value } from '../language';
import { rowOf } from '../fields/pure';
import { readEntry } from './readEntry';

const read = (field: Field, rule: Rule | undefined, text: string): Value =>
  readEntry(rowOf(field), field, rule, text)?.value;

const plate: Field = { type: 'text', name: 'plat', label: 'Pelat', format: 'AA 9999 AA' };

test('the literals of a format are set while typing where the field has a mask, and only there', () => {
  expect(read({ ...plate, mask: true }, undefined, 'AB1234CD')).toBe('AB 1234 CD');
  expect(read(plate, undefined, 'AB1234CD')).toBe('AB1234CD');
  expect(read({ ...plate, mask: false }, undefined, 'AB1234CD')).toBe('AB1234CD');
  expect(read({ type: 'text', name: 'a', label: 'A' }, undefined, 'ab')).toBe('ab');
});

test("a field's own letter case comes before that of its format", () => {
  const code: Field = { type: 'text', name: 'kode', label: 'Kode', format: 'swift' };
  expect(read(code, undefined, 'bri')).toBe('BRI');
  expect(read({ ...code, case: 'lower' }, undefined, 'BRI')).toBe('bri');
});

test('a tab that was pasted is a space between words, and nothing among digits', () => {
  const name: Field = { type: 'text', name: 'a', label: 'A' };
  expect(read(name, undefined, 'SITI\tNURAINI')).toBe('SITI NURAINI');
  expect(read(name, 'letters-spaces', 'SITI\tNURAINI')).toBe('SITI NURAINI');
  expect(read(name, 'digits', '3273\t0101')).toBe('32730101');
});
