import { pathView } from '../compile/path';
import { startState } from './restore';
import type { FormEvent } from './events';
import type { FormState } from './state';
import { after, facts, formOf, typed, type Block, textStep as step } from './testing/form';
import { transition } from './transition';

const advance: FormEvent = { type: 'advance' };
const back: FormEvent = { type: 'back' };
const goTo = (target: 'preview' | { step: string } | { stage: string }): FormEvent => ({
  type: 'goTo',
  target,
});

const where = ({ step, trail, stages }: FormState) => ({ step, trail, stages });

describe('Within a stage', () => {
  const form = formOf({ satu: [{ name: 'a' }], dua: [{ name: 'b' }], tiga: [{ name: 'c' }] });
  const start = startState(form, facts);
  const third = after(form, start, advance, advance);

  test('going to a step that was walked cuts the way there', () => {
    expect(where(after(form, third, goTo({ step: 'satu' })))).toMatchObject({ step: 'satu', trail: [] });
  });

  test('going to a step ahead makes Back lead to where the visitor was', () => {
    const ahead = after(form, start, goTo({ step: 'tiga' }));
    expect(where(ahead)).toMatchObject({ step: 'tiga', trail: ['satu'] });
    expect(after(form, ahead, back).step).toBe('satu');
  });

  test('going to the step that is shown leaves Back as it was', () => {
    const same = after(form, third, goTo({ step: 'tiga' }));
    expect(where(same)).toMatchObject({ step: 'tiga', trail: ['satu', 'dua'] });
  });

  test.each<[string, FormEvent]>([
    ['Back', back],
    ['going to a step', goTo({ step: 'satu' })],
  ])('%s says that what is shown of the path has changed', (_, event) => {
    expect([...transition(form, third, event, facts).changed]).toContain(pathView);
  });

  test('Back leads to the step before where no way was walked', () => {
    expect(after(form, { ...third, trail: [] }, back).step).toBe('dua');
  });

  test("after 'Ubah' Back leads towards the start, not ahead, and Next from there to the preview", () => {
    const first = after(form, third, { type: 'edit', step: 'satu' });
    expect(transition(form, first, back, facts).effects).toEqual([{ kind: 'leave' }]);
    const second = after(form, third, { type: 'edit', step: 'dua' }, back);
    expect(second.step).toBe('satu');
    expect(transition(form, second, advance, facts).effects).toEqual([{ kind: 'showPreview' }]);
  });

  test('Back to a step that the definition names, which was not walked, leaves no way back', () => {
    const step = (id: string, more: Block = {}): Block => ({ id, title: id, blocks: [], ...more });
    const named = formOf(
      {},
      {
        steps: [
          step('a'),
          step('b', { visibleWhen: [{ name: 'k', condition: 'isFilled' }] }),
          step('c', { back: { goTo: 'b' } }),
        ],
        values: [{ name: 'k' }],
      },
    );
    const last = after(named, startState(named, facts), advance);
    expect(where(last)).toMatchObject({ step: 'c', trail: ['a'] });
    expect(where(after(named, last, back))).toMatchObject({ step: 'b', trail: [] });
  });

  test('entering a stage that was left cuts the stages there, and draws the way again', () => {
    const stages = ['a', 'b', 'c'].map((id) => ({
      id,
      steps: [{ id: `langkah-${id}`, title: id, blocks: [] }],
    }));
    const three = formOf({}, { steps: undefined as never, stages });
    const third = after(three, startState(three, facts), goTo({ stage: 'b' }), goTo({ stage: 'c' }));
    const again = transition(three, third, goTo({ stage: 'b' }), facts);
    expect(again.state.stages).toEqual(['a', 'b']);
    expect([...again.changed]).toContain('@path');
    expect(transition(three, third, goTo({ step: 'langkah-a' }), facts).state.stages).toEqual(['a']);
  });

  test('the preview is shown without a move', () => {
    const { state, effects } = transition(form, third, goTo('preview'), facts);
    expect(state).toBe(third);
    expect(effects).toEqual([{ kind: 'showPreview' }]);
  });

  test('a step or stage that the form does not have is led to by nobody, and has nothing to empty', () => {
    for (const target of [{ step: 'lain' }, { stage: 'lain' }]) {
      expect(transition(form, third, goTo(target), facts)).toEqual({
        state: third,
        changed: new Set(),
        effects: [],
      });
    }
    const filled = after(form, third, typed({ c: 'x' }));
    expect(after(form, filled, { type: 'reset', target: { stage: 'lain' } }).values).toEqual(filled.values);
  });

  test("a step's own 'back' beats the way that was walked", () => {
    const named = formOf(
      {},
      { steps: [step('satu'), step('dua'), step('tiga', { back: { goTo: 'satu' } })] },
    );
    const last = after(named, startState(named, facts), advance, advance);
    expect(where(after(named, last, back))).toMatchObject({ step: 'satu', trail: [] });
  });
});

describe('Between stages', () => {
  const stage = (id: string, fields: readonly string[]): Block => ({
    id,
    title: id,
    steps: fields.map((name) => ({
      id: `langkah-${name}`,
      title: name,
      blocks: [{ type: 'text', name, label: name }],
    })),
  });
  const form = formOf(
    {},
    { steps: undefined as never, stages: [stage('satu', ['a', 'b']), stage('dua', ['c'])] },
  );
  const start = startState(form, facts);
  const second = after(form, start, typed({ a: 'x' }), goTo({ stage: 'dua' }));

  test('a stage is entered at its first step, and its steps join the path', () => {
    expect(where(second)).toEqual({ step: 'langkah-c', trail: [], stages: ['satu', 'dua'] });
    expect(transition(form, start, goTo({ stage: 'dua' }), facts).effects).toEqual([
      { kind: 'showStep', step: 'langkah-c' },
    ]);
  });

  test('going to an earlier stage cuts the list of stages and keeps the answers', () => {
    const again = after(form, second, typed({ c: 'y' }), goTo({ stage: 'satu' }));
    expect(where(again)).toEqual({ step: 'langkah-a', trail: [], stages: ['satu'] });
    expect(again.values).toEqual({ a: 'x', b: '', c: 'y' });
  });
});

describe('The last step', () => {
  const one = (id: string, rest: Block = {}): Block => ({
    id,
    title: id,
    blocks: [{ type: 'text', name: id, label: id }],
    ...rest,
  });

  test('is followed by what its stage says', () => {
    const form = formOf(
      {},
      {
        steps: undefined as never,
        stages: [
          { id: 'awal', steps: [one('a')], afterLastStep: 'lanjut' },
          { id: 'akhir', steps: [one('b')] },
        ],
        afterLastStep: 'submit',
        actions: { lanjut: [{ goTo: { stage: 'akhir' } }] },
      },
    );
    const followedBy = (...events: readonly FormEvent[]): unknown =>
      transition(form, after(form, startState(form, facts), ...events), advance, facts).effects;
    expect(followedBy()).toMatchObject([{ kind: 'run', effects: [{ kind: 'action', name: 'lanjut' }] }]);
    expect(followedBy(goTo({ stage: 'akhir' }))).toMatchObject([
      { kind: 'run', effects: [{ kind: 'action', name: 'submit' }] },
    ]);
  });

  test('is followed by the preview, when nothing is said', () => {
    const form = formOf({ satu: [{ name: 'a' }] });
    expect(transition(form, startState(form, facts), advance, facts).effects).toMatchObject([
      { kind: 'run', effects: [{ kind: 'goTo', goTo: 'preview' }] },
    ]);
  });

  test('leads to what is unfinished before it, and remembers the way', () => {
    const form = formOf({ satu: [{ name: 'a', required: true }], dua: [{ name: 'b' }] });
    const jumped = after(form, startState(form, facts), goTo({ step: 'dua' }));
    expect(where(after(form, jumped, advance))).toMatchObject({ step: 'satu', trail: ['satu', 'dua'] });
  });
});
