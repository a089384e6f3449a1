import type { AnswerCheck, Json, Value } from '../../language';
import { formOf, type Block } from '../engine/testing/form';
import { loadForm } from '../load';
import { explained } from '../testing/explained';
import cases from './checks.cases.json';
import type { CompiledCheck } from './checkModel';
import { isBroken } from './checks';

interface Case {
  name: string;
  /** On the step, on the field `a`, and on the group. */
  checks?: readonly Json[];
  field?: readonly Json[];
  group?: readonly Json[];
  /** The codes of the issues by their paths. */
  issues: Readonly<Record<string, string>>;
}

// JSON widens what differs from case to case; a wrong one fails.
test.each(cases as unknown as readonly Case[])('$name', ({ checks, field, group, issues }) => {
  const number = (name: string, own?: readonly Json[]) => ({
    type: 'number',
    name,
    label: name,
    ...(own && { checks: own }),
  });
  const blocks = [
    number('a', field),
    number('b'),
    { type: 'group', blocks: [], ...(group && { checks: group }) },
    { use: 'a' },
  ];
  const definition = {
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    constants: { batas: 5 },
    values: [{ name: 'ingat' }],
    steps: [{ id: 'satu', title: 'Satu', ...(checks && { checks }), blocks }],
  };
  const loaded = loadForm(JSON.stringify(definition), 'contoh');
  const found = loaded.ok ? [] : explained(loaded.issues).map(({ path, code }) => [path, code]);
  expect(Object.fromEntries(found)).toEqual(issues);
  expect(found).toHaveLength(Object.keys(issues).length);
});

/** A check of a step that asks `a` and rows with `y`, or one of the first row's answer. */
function checkOf(check: Partial<AnswerCheck>, inRow = false): CompiledCheck {
  const checks = [{ that: 'a > 1', message: 'Salah', ...check }] as unknown as Json[];
  const column: Block = { type: 'number', name: 'y', label: 'Y', ...(inRow && { checks }) };
  const blocks: Block[] = [
    { type: 'number', name: 'a', label: 'A' },
    { type: 'rows', name: 'x', label: 'X', maxRows: 2, rowTitle: 'X', blocks: [column] },
  ];
  const rest = { values: [{ name: 'ingat' }], constants: { batas: 5 } };
  const step: Block = { id: 'satu', title: 'Satu', blocks };
  const form = formOf({}, { ...rest, steps: [inRow ? step : { ...step, checks }] });
  const [compiled] = (inRow ? form.fields.get('x.0.y') : form.steps.get('satu'))?.checks ?? [];
  if (!compiled) throw new Error('no check');
  return compiled;
}

describe('What a check reads, which of it other rows answer, and which field it marks', () => {
  test.each<[string, boolean, string[], string[], string[]]>([
    ['ingat + a > batas', false, ['ingat', 'a'], [], ['a']],
    ['ingat > 1', false, ['ingat'], [], []],
    ['a > sum(x.y)', false, ['a', 'x', 'x.0.y', 'x.1.y'], ['x.0.y', 'x.1.y'], ['a']],
    ['a > y', true, ['a', 'x.0.y'], [], ['x.0.y']],
    ['y < sum(x.y)', true, ['x.0.y', 'x', 'x.1.y'], ['x.1.y'], ['x.0.y']],
  ])('%s', (that, inRow, reads, ofRows, at) => {
    const check = checkOf({ that }, inRow);
    expect([check.reads, [...check.ofRows], check.at]).toStrictEqual([reads, ofRows, at]);
    expect(check).toMatchObject({ level: 'error', judgesEmpty: false });
  });

  test('it marks what it says instead, in a row the answer of that row', () => {
    expect(checkOf({ at: ['x', 'a'] }).at).toEqual(['x', 'a']);
    expect(checkOf({ at: ['y'] }, true).at).toEqual(['x.0.y']);
    expect(checkOf({ at: ['a'], level: 'warning', whenEmpty: 'judge' })).toMatchObject({
      level: 'warning',
      judgesEmpty: true,
    });
  });
});

describe('A check that does not hold is reported', () => {
  const inRow = { that: 'y * 2 <= sum(x.y)' };
  test.each<[string, boolean, Partial<AnswerCheck>, boolean, Readonly<Record<string, Value>>]>([
    ['', true, {}, false, { a: 1 }],
    ['but for one that holds', false, {}, false, { a: 2 }],
    ['but for what is not asked', false, {}, false, {}],
    ['but for what is empty', false, {}, false, { a: '' }],
    ['of what is empty, where it says so', true, { whenEmpty: 'judge' }, false, { a: '' }],
    ['but for what is not asked, whatever it says', false, { whenEmpty: 'judge' }, false, {}],
    ['of the rows that there are', true, { that: 'sum(x.y) > 9' }, false, { x: [1], 'x.1.y': 4 }],
    ['of a row among those that there are', true, inRow, true, { x: [0], 'x.0.y': 5 }],
    ['but for a row whose own answer is not asked', false, inRow, true, { x: [0, 1], 'x.1.y': 5 }],
    ['but for rows with an empty answer', false, inRow, true, { x: [0, 1], 'x.0.y': 5, 'x.1.y': '' }],
  ])('%s', (_, expected, check, isInRow, answers) => {
    const scope = { read: (name: string) => answers[name], today: '2026-03-02' };
    expect(isBroken(checkOf(check, isInRow), scope)).toBe(expected);
  });
});
