import type { Json } from '../../language';
import { firstUnfinished } from './check';
import cases from './ends.cases.json';
import type { FormEvent } from './events';
import { formPath, isLastStep } from './path';
import { startState } from './start';
import type { FormState } from './state';
import { after, facts, formOf, typed, type Block } from './testing/form';
import { transition } from './transition';

interface Case {
  name: string;
  fill: Readonly<Record<string, Json>>;
  /** The steps on the path then. */
  path: readonly string[];
  /** The step that the visitor has come to by Next; left out: the first one. */
  at?: string;
  /** The step that 'Ubah' on the preview leads to. */
  editing?: string;
  /** The first effect of Next, or of its end; the step that Back leads to. */
  next?: string;
  advance?: string;
  back?: string;
  unfinished?: string | null;
}

const usia = { type: 'radio', name: 'usia', label: 'Usia', options: ['1|Muda', '2|Dewasa', '3|Lansia'] };
const when = (value: string): Json => [{ name: 'usia', condition: 'equals', value }];
const form = formOf(
  {},
  {
    steps: [
      { id: 'usia', title: 'Usia', blocks: [usia], next: { goTo: [{ when: when('1'), step: 'muda' }] } },
      { id: 'data', title: 'Data', blocks: [], next: { goTo: [{ when: when('2'), preview: true }] } },
      { id: 'muda', title: 'Belum cukup umur', ends: true, blocks: [] },
    ] satisfies readonly Block[],
  },
);

test.each(cases as readonly Case[])('$name', (one) => {
  let state: FormState = after(form, startState(form, facts), typed(one.fill));
  expect(formPath(form, state).map(({ id }) => id)).toEqual(one.path);
  while (one.at !== undefined && state.step !== one.at) state = after(form, state, { type: 'advance' });
  if (one.editing !== undefined) state = after(form, state, { type: 'edit', step: one.editing });
  const effectOf = (event: FormEvent): string =>
    transition(form, state, event, facts).effects[0]?.kind ?? 'nothing';
  if (one.next !== undefined) expect(effectOf({ type: 'next' })).toBe(one.next);
  if (one.advance !== undefined) expect(effectOf({ type: 'advance' })).toBe(one.advance);
  if (one.back !== undefined) expect(after(form, state, { type: 'back' }).step).toBe(one.back);
  if (one.unfinished !== undefined) expect(firstUnfinished(form, state, facts) ?? null).toBe(one.unfinished);
});

test('nothing follows an end: what is kept there has the time of a form that is being filled in', () => {
  const at = (step: string, answer: string): FormState =>
    after(form, startState(form, facts), typed({ usia: answer }), { type: 'goTo', target: { step } });
  expect([isLastStep(form, at('muda', '1')), isLastStep(form, at('data', '2'))]).toEqual([false, true]);
});

describe('A form that sends nothing', () => {
  const open = (rest: Block = {}) =>
    formOf({ satu: [{ name: 'a' }], dua: [{ name: 'b' }] }, { subProductId: undefined as never, ...rest });

  test('ends at its last step', () => {
    const own = open();
    const last = after(own, startState(own, facts), { type: 'advance' });
    expect(last.step).toBe('dua');
    expect(transition(own, last, { type: 'next' }, facts).effects).toEqual([]);
  });

  test('ends in its last stage', () => {
    const stage = (id: string): Block => ({ id, steps: [{ id: `${id}-1`, title: id, blocks: [] }] });
    const own = open({ steps: undefined as never, stages: [stage('awal'), stage('akhir')] });
    expect([...own.steps.values()].map(({ definition }) => definition.ends ?? false)).toEqual([false, true]);
  });

  test('goes on with the action that follows its last step', () => {
    const own = open({ afterLastStep: 'pulang', actions: { pulang: [{ navigate: '/' }] } });
    const last = after(own, startState(own, facts), { type: 'advance' });
    expect(transition(own, last, { type: 'next' }, facts).effects[0]?.kind).toBe('run');
  });
});
