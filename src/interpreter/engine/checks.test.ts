import type { Json } from '../../language';
import { firstUnfinished } from './check';
import { failedChecksBesideFields, warningsOf } from './checks';
import cases from './checks.cases.json';
import { stepOf } from './path';
import { previewSteps } from './preview';
import { startState } from './start';
import { after, facts, formOf, typed, type Block } from './testing/form';
import { transition } from './transition';
import { fieldView } from './view';

interface Case {
  name: string;
  /** On the step, on the group around its fields, and on the field `b`. */
  checks?: readonly Json[];
  group?: Block;
  field?: Block;
  rest?: Block;
  fill: Readonly<Record<string, Json>>;
  touch?: readonly string[];
  next?: boolean;
  then?: Readonly<Record<string, Json>>;
  reset?: boolean;
  /** What is reported in the end. */
  reported: readonly string[];
  /** Whether the visitor is kept on the step. */
  blocked?: boolean;
  /** What is said at fields, and the fields that are marked by what is said elsewhere. */
  broken?: Readonly<Record<string, string>>;
  marked?: readonly string[];
  /** The errors that are reported at no field, and what the preview says as a warning. */
  beside?: readonly string[];
  warned?: readonly string[];
}

const number = (name: string, more: Block = {}): Block => ({ type: 'number', name, label: name, ...more });

// JSON widens what differs from case to case; a wrong one fails.
test.each(cases as unknown as readonly Case[])('$name', (one) => {
  const fields = [
    { type: 'switch', name: 'tampil', label: 'Tampil' },
    number('a'),
    number('b', one.field),
    number('c', { visibleWhen: [{ name: 'tampil', condition: 'isTrue' }] }),
    number('jumlah', { compute: 'a + b' }),
  ];
  const rows: Block = { type: 'group', blocks: [], ...one.group };
  const steps = [
    { id: 'satu', title: 'Satu', blocks: [...fields, rows], ...(one.checks && { checks: one.checks }) },
    { id: 'dua', title: 'Dua', blocks: [] },
  ];
  const form = formOf({}, { ...one.rest, steps });
  let state = after(form, startState(form, facts), typed(one.fill));
  for (const name of one.touch ?? []) state = after(form, state, { type: 'touch', name });
  if (one.next) state = after(form, state, { type: 'next' });
  if (one.then) state = after(form, state, typed(one.then));
  if (one.reset) state = after(form, state, { type: 'reset', target: 'all' });

  expect(Object.values(state.failedChecks)).toStrictEqual(one.reported);
  if (one.warned) expect(warningsOf(form, state, 'satu', facts)).toEqual(one.warned);
  const beside = failedChecksBesideFields(form, state, stepOf(form, 'satu'));
  if (one.beside) expect(beside.map(({ words }) => words)).toEqual(one.beside);
  if (one.blocked !== undefined) {
    const [effect] = transition(form, state, { type: 'next' }, facts).effects;
    expect(effect?.kind).toBe(one.blocked ? 'showErrors' : 'run');
    expect(firstUnfinished(form, state, facts)).toBe(one.blocked ? 'satu' : undefined);
  }
  const views = (form.steps.get('satu')?.places ?? []).map((place) => fieldView(form, state, place));
  if (one.broken) {
    const said = views.flatMap(({ definition, broken }) => (broken ? [[definition.name, broken]] : []));
    expect(Object.fromEntries(said)).toEqual(one.broken);
  }
  if (one.marked) {
    const marked = views.filter(({ markedBy }) => markedBy.length > 0);
    expect(marked.map(({ definition }) => definition.name)).toEqual(one.marked);
  }
});

describe('A check over two steps', () => {
  const form = formOf(
    {},
    {
      steps: [
        { id: 'satu', title: 'Satu', blocks: [number('a')] },
        { id: 'dua', title: 'Dua', blocks: [number('b', { checks: [{ that: 'a < b', message: 'Salah' }] })] },
      ],
    },
  );
  const start = after(form, startState(form, facts), typed({ a: 5 }), { type: 'advance' });

  test('is reported while typing on the step where it stands: what it reads of earlier ones was given there', () => {
    const state = after(form, start, typed({ b: 1 }), { type: 'touch', name: 'b' });
    expect(Object.values(state.failedChecks)).toEqual(['Salah']);
  });

  test('waits for an answer of an earlier step that is asked on its own step too', () => {
    const again = formOf(
      {},
      {
        steps: [
          { id: 'satu', title: 'Satu', blocks: [number('a')] },
          {
            id: 'dua',
            title: 'Dua',
            blocks: [{ use: 'a' }, number('b', { checks: [{ that: 'a < b', message: 'Salah' }] })],
          },
        ],
      },
    );
    const write = typed({ b: 1 });
    const there = after(again, startState(again, facts), typed({ a: 5 }), { type: 'advance' }, write);
    const left = (...names: readonly string[]): readonly string[] =>
      Object.values(
        after(again, { ...there, touched: {} }, ...names.map((name) => ({ type: 'touch', name }) as const))
          .failedChecks,
      );
    expect([left('b'), left('b', 'a')]).toEqual([[], ['Salah']]);
  });

  test('keeps the form from being sent from the step where it stands', () => {
    const state = after(form, start, typed({ b: 9 }));
    expect(firstUnfinished(form, state, facts)).toBeUndefined();
    expect(firstUnfinished(form, after(form, state, typed({ a: 10 })), facts)).toBe('dua');
  });

  test('is no answer of the preview', () => {
    expect(previewSteps(form, start).map(({ rows }) => rows.length)).toEqual([1, 1]);
  });
});

test('a form without checks keeps its state as it is', () => {
  const form = formOf({ satu: [number('a')] });
  const state = after(form, startState(form, facts), typed({ a: 1 }));
  expect(after(form, state, { type: 'touch', name: 'a' }).failedChecks).toBe(state.failedChecks);
});
