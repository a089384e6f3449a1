import { startState } from './start';
import type { FormEvent } from './events';
import type { FormState } from './state';
import { after, facts, formOf, typed, type Block } from './testing/form';
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

  test("after 'Ubah' Back leads towards the start, not ahead", () => {
    const first = after(form, third, { type: 'edit', step: 'satu' });
    expect(transition(form, first, back, facts).commands).toEqual([{ do: 'leave' }]);
    const second = after(form, third, { type: 'edit', step: 'dua' }, back);
    expect([second.step, second.editing]).toEqual(['satu', false]);
  });

  test('the preview is shown without a move', () => {
    const { state, commands } = transition(form, third, goTo('preview'), facts);
    expect(state).toBe(third);
    expect(commands).toEqual([{ do: 'showPreview' }]);
  });

  test("a step's own 'back' beats the way that was walked", () => {
    const step = (id: string, rest: Block = {}): Block => ({
      id,
      title: id,
      blocks: [{ type: 'text', name: id, label: id }],
      ...rest,
    });
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
  });

  test('going to an earlier stage cuts the list of stages and keeps the answers', () => {
    const again = after(form, second, typed({ c: 'y' }), goTo({ stage: 'satu' }));
    expect(where(again)).toEqual({ step: 'langkah-a', trail: [], stages: ['satu'] });
    expect(again.values).toEqual({ a: 'x', b: '', c: 'y' });
  });

  test('going to a step of another stage enters that stage', () => {
    const direct = after(form, start, goTo({ step: 'langkah-c' }));
    expect(where(direct)).toEqual({ step: 'langkah-c', trail: [], stages: ['satu', 'dua'] });
  });

  test('emptying a stage leaves the other ones alone', () => {
    const filled = after(form, second, typed({ c: 'y' }), { type: 'touch', name: 'c' });
    const emptied = after(form, filled, { type: 'reset', target: { stage: 'dua' } });
    expect(emptied.values).toEqual({ a: 'x', b: '', c: '' });
    expect(emptied.touched).toEqual({});
    expect(where(emptied)).toEqual(where(filled));
  });
});
