import type { Finding } from '../finding';
import { faults, findingsIn, own, planted } from '../testing/planted';
import { editsOf } from './editsOf';

function mended(text: string, finding: Finding): string {
  return [...editsOf(text, finding)]
    .reverse()
    .reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
}

/** What a fault is reported as, and the text that it stands in. */
const reported = faults.map(([name, fault]) => {
  const { file = own, rule } = fault;
  const texts = planted(fault);
  const text = texts.get(file) ?? '';
  const found = findingsIn(texts, file);
  const wanted = found.find((one) => one.rule === rule && editsOf(text, one).length > 0);
  return { name, file, texts, text, found, wanted };
});

const mendable = reported.flatMap(({ wanted, ...one }) =>
  wanted ? [[one.name, { ...one, wanted }] as const] : [],
);

test('many planted faults have one remedy', () => {
  expect(mendable.length).toBeGreaterThan(50);
});

test.each(mendable)(
  'one press mends it and nothing comes in its place: %s',
  (_, { file, texts, text, found, wanted }) => {
    const after = mended(text, wanted);
    expect(after).not.toBe(text);
    // Spaces, order and lines stay: no line but those with the wrong word is another one.
    const lines = after.split('\n');
    expect(lines).toHaveLength(text.split('\n').length);
    const others = found.filter((one) => one !== wanted).map(({ rule, line }) => `${rule} ${line}`);
    const left = findingsIn(new Map(texts).set(file, after), file).map(({ rule, line }) => `${rule} ${line}`);
    expect(left.filter((one) => !others.includes(one))).toEqual([]);
  },
);

describe('Edits', () => {
  const text = '{\r\n\t"a" : "satu dua satu",\n  "b": {"a":  7, "c": [ "x" ]}, "\\u0062c": true }';
  const edited = (path: string, fix: Finding['fix'], line: number): string =>
    mended(text, { fix, path, line } as Finding); // Edits read nothing else of a finding.

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
    expect(editsOf('{"a": 1', { fix: { put: 2 }, path: 'a', line: 1 } as Finding)).toEqual([]);
  });
});
