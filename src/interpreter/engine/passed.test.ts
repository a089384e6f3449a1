import type { Json } from '../../language';
import { isDue } from './passed';
import { stepOf } from './path';
import { startState } from './start';
import type { FormState } from './state';
import { after, facts, formOf, typed, type Block } from './testing/form';

const field = (name: string, more: Block = {}): Block => ({ type: 'text', name, label: name, ...more });
const step = (id: string, blocks: readonly Block[], more: Block = {}): Block => ({
  id,
  title: id,
  blocks,
  ...more,
});

const needed = { requiredWhen: [{ name: 'lain', condition: 'isFilled' }] };
const first = [
  step('a', [field('alamat'), field('kota', needed), field('lain')]),
  step('b', [field('b')], { next: { do: 'x' } }),
];
const last = step('c', [field('c'), field('d')]);
const actions: Json = { x: [{ copy: { d: 'alamat' } }, { toast: { title: '{kota} {c}' } }] };

const form = formOf({}, { steps: [...first, last], actions });
const done = after(form, startState(form, facts), { type: 'advance' }, { type: 'advance' });
const dueAt = (state: FormState): boolean => isDue(form, state, stepOf(form, 'b'));

describe("What a step's Next does", () => {
  test('was done by who came past it', () => {
    expect([done.step, done.passed, dueAt(done)]).toEqual(['c', { b: true }, false]);
  });

  test.each<[string, Readonly<Record<string, Json>>, boolean]>([
    ['an answer that it reads', { alamat: 'X' }, true],
    ['an answer that it does not read', { b: 'X' }, false],
    ['one that changes only how an answer looks which it reads', { lain: 'X' }, false],
    ['an answer that it reads, but that is asked after it', { c: 'X' }, false],
    ['an answer that it writes', { d: 'X' }, false],
  ])('is due again after %s: %j', (_, writes, due) => {
    for (const by of ['visitor', 'effect'] as const) {
      const state = after(form, done, typed(writes, by));
      expect([state.passed.b, dueAt(state)]).toEqual([!due, due]);
    }
  });

  test('is due for who stands before it or on it and has not done it, and for nobody else', () => {
    const start = startState(form, facts);
    expect(dueAt(start)).toBe(true);
    expect(dueAt(after(form, start, { type: 'advance' }))).toBe(true);
    expect(dueAt({ ...done, passed: {} })).toBe(false);
    expect(isDue(form, start, stepOf(form, 'c'))).toBe(false);
    expect(dueAt(after(form, done, { type: 'goTo', target: { step: 'a' } }))).toBe(false);
  });

  test('is not due in a stage that was left: no Back leads there', () => {
    const stages: Json = [
      { id: 'awal', steps: first },
      { id: 'akhir', steps: [last] },
    ];
    const staged = formOf({}, { steps: undefined as never, stages, actions });
    const start = startState(staged, facts);
    const later = after(staged, start, { type: 'advance' }, { type: 'advance' }, typed({ alamat: 'X' }));
    expect([later.passed.b, isDue(staged, later, stepOf(staged, 'b'))]).toEqual([false, true]);
    const entered = after(staged, later, { type: 'goTo', target: { stage: 'akhir' } });
    expect(isDue(staged, entered, stepOf(staged, 'b'))).toBe(false);
    // Nor does what is asked there make anything due.
    const written = after(staged, { ...entered, passed: { b: true } }, typed({ c: 'X' }));
    expect(written.passed).toEqual({ b: true });
  });
});
