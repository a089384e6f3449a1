import { formDefinition } from '../../language/schemas/form';
import { catalogue } from '../checker/catalogue';
import { faults } from '../checker/testing/planted';
import answers from './keyAnswers.json';
import { keysOf, refuses, type Row } from './testing/keysUsed';

/** Every key of the language, with what is read under it at each of its places. */
const keys = new Map<string, Row[]>();
for (const { rows } of keysOf(formDefinition).values()) {
  for (const [key, row] of rows) keys.set(key, [...(keys.get(key) ?? []), row]);
}

/** What nobody means who writes a key: of every type, and out of every range. */
const nonsense = [[[]], { '?': 1 }, 7.5, ' ', '?', true, null, -1];

test('each key of the language has one answer to what happens when it is wrong', () => {
  const answered = [...Object.keys(answers.found), ...answers.refused, ...Object.keys(answers.right)];
  expect(answered.sort()).toEqual([...keys.keys()].sort());
});

test.each(Object.entries(answers.found))('"%s": a planted fault is reported by %s', (key, rule) => {
  expect(Object.keys(catalogue)).toContain(rule);
  const named = faults.filter(
    ([, fault]) => fault.rule === rule && [fault.put, fault.line].some((text) => text?.includes(`"${key}"`)),
  );
  expect(named.map(([name]) => name)).not.toEqual([]);
});

test.each(answers.refused)('"%s": what is not of its kind is refused wherever it stands', (key) => {
  for (const row of keys.get(key) ?? []) expect(nonsense.some((value) => refuses(row, value))).toBe(true);
});

test.each(Object.entries(answers.right))('"%s" cannot be wrong: %s', (key) => {
  for (const row of keys.get(key) ?? []) expect(nonsense.some((value) => refuses(row, value))).toBe(false);
});
