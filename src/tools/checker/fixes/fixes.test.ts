import type { Finding } from '../finding';
import { spread } from '../../../../tests/sweeps';
import { faults, findingsIn, fixed, own, planted, type Fault } from '../testing/planted';
import { editsOf } from './editsOf';

/** Faults that have one remedy; what is found beside them is not its concern. */
const isFixed = (fault: Fault): boolean => {
  const { file = own, rule } = fault;
  const texts = planted(fault);
  const text = texts.get(file) ?? '';
  const found = findingsIn(texts, file);
  const wanted = found.find((one) => one.rule === rule && editsOf(text, one).length > 0);
  if (!wanted) return false;
  const after = fixed(text, wanted);
  expect(after).not.toBe(text);
  // Spaces, order and lines stay: no line but those with the wrong word is another one.
  expect(after.split('\n')).toHaveLength(text.split('\n').length);
  const others = found.filter((one) => one !== wanted).map((one) => `${one.rule} ${one.line}`);
  const left = findingsIn(new Map(texts).set(file, after), file).map((one) => `${one.rule} ${one.line}`);
  expect(left.filter((one) => !others.includes(one))).toEqual([]);
  return true;
};

const { some, others } = spread(faults, 8);

test('one press mends what has one remedy, and nothing comes in its place', () => {
  expect(some.filter(([, fault]) => isFixed(fault)).length).toBeGreaterThan(6);
});

sweep('so it is with every planted fault', () => {
  expect(others.filter(([, fault]) => isFixed(fault)).length).toBeGreaterThan(50);
});

describe('Edits', () => {
  const text = '{\r\n\t"a" : "satu dua satu",\n  "b": {"a":  7, "c": [ "x" ]}, "\\u0062c": true }';
  const edited = (path: string, edit: Finding['edit'], line: number): string =>
    fixed(text, { edit, path, line } as Finding); // Edits read nothing else of a finding.

  test('change a key, a value or a piece of a text, and nothing else', () => {
    expect(edited('b.a', { rename: 'z' }, 3)).toBe(text.replace('{"a":', '{"z":'));
    expect(edited('b.a', { put: 'tujuh' }, 3)).toBe(text.replace('7', '"tujuh"'));
    expect(edited('a', { swap: ['satu', 'tiga'] }, 2)).toBe(text.replaceAll('satu', 'tiga'));
    expect(edited('bc', { put: false }, 3)).toBe(text.replace('true', 'false'));
  });

  test('leave a text alone that they do not fit', () => {
    expect(edited('b.a', { rename: 'c' }, 3)).toBe(text);
    expect(edited('b.c', { put: 'x' }, 3)).toBe(text);
    expect(edited('a', { swap: ['sat', 'tig'] }, 2)).toBe(text);
    expect(edited('a', { put: 'x' }, 3)).toBe(text);
    expect(edited('tidak.ada', { put: 'x' }, 1)).toBe(text);
    expect(editsOf('{"a": 1', { edit: { put: 2 }, path: 'a', line: 1 } as Finding)).toEqual([]);
  });
});
