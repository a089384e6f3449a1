import type { Json } from '../../language';
import type { FormEvent } from './events';
import { startState } from './start';
import type { FormState } from './state';
import { after, begun, facts, formOf, typed } from './testing/form';
import { transition } from './transition';

describe('An answer that was touched', () => {
  const { form, state: start } = begun([
    { name: 'a', minLength: 3 },
    { type: 'number', name: 'b', max: 'c' },
    { type: 'number', name: 'c' },
  ]);
  const failuresOf = ({ failures }: FormState): unknown =>
    Object.fromEntries(Object.entries(failures).map(([name, { rule }]) => [name, rule]));

  test('is judged at each change of it', () => {
    const short = after(form, start, typed({ a: 'x' }), { type: 'touch', name: 'a' });
    expect(failuresOf(short)).toEqual({ a: 'minLength' });
    const long = after(form, short, typed({ a: 'xyz' }));
    expect(failuresOf(long)).toEqual({});
    expect(failuresOf(after(form, long, typed({ a: 'xy' })))).toEqual({ a: 'minLength' });
  });

  test('is judged when its bound moves', () => {
    const inside = after(form, start, typed({ b: 5, c: 6 }), { type: 'touch', name: 'b' });
    expect(failuresOf(inside)).toEqual({});
    expect(failuresOf(after(form, inside, typed({ c: 4 })))).toEqual({ b: 'max' });
  });

  test('is reported once answers can be judged, where what is told of it is new', () => {
    const typing = after(form, start, typed({ a: 'x', b: 5, c: 6 }));
    const open = { ...typing, touched: { a: true, b: true } as const };
    const { state, changed } = transition(form, open, { type: 'judged' }, facts);
    expect([failuresOf(state), [...changed]]).toEqual([{ a: 'minLength' }, ['a']]);
  });

  test('is not judged before it is touched', () => {
    expect(failuresOf(after(form, start, typed({ a: 'x' })))).toEqual({});
  });

  test('keeps the same failures while nothing about them changes', () => {
    const short = after(form, start, typed({ a: 'x' }), { type: 'touch', name: 'a' });
    expect(after(form, short, typed({ a: 'y' })).failures).toBe(short.failures);
  });

  test('reports its field, and only once', () => {
    const touched = transition(form, start, { type: 'touch', name: 'a' }, facts);
    expect([...touched.changed]).toEqual(['a']);
    const again = transition(form, touched.state, { type: 'touch', name: 'a' }, facts);
    expect([again.state === touched.state, again.changed.size]).toEqual([true, 0]);
  });
});

describe('A file on its way', () => {
  const { form, state: start } = begun([{ type: 'upload', name: 'berkas', required: true }]);
  const sending = (running: boolean): FormEvent => ({ type: 'pending', name: 'berkas', running });
  const touch: FormEvent = { type: 'touch', name: 'berkas' };
  const ruleIn = ({ failures }: FormState): string | undefined => failures.berkas?.rule;

  test('is not missing when its field is left', () => {
    expect(ruleIn(after(form, start, sending(true), touch))).toBeUndefined();
  });

  test('is not missing any more once it was chosen', () => {
    const missing = after(form, start, touch);
    expect(ruleIn(missing)).toBe('requiredUpload');
    const { state, changed } = transition(form, missing, sending(true), facts);
    expect([ruleIn(state), [...changed]]).toEqual([undefined, ['berkas']]);
  });

  test('is not missing when what was there before is taken away, nor once answers can be judged', () => {
    const stored = after(form, start, touch, typed({ berkas: 'berkas/1f2e' }), sending(true));
    const taken = after(form, stored, typed({ berkas: '' }));
    expect([ruleIn(taken), ruleIn(after(form, taken, { type: 'judged' }))]).toEqual([undefined, undefined]);
  });

  test('is missing again when it has not come', () => {
    const ended = after(form, start, touch, sending(true), sending(false));
    expect(ruleIn(ended)).toBe('requiredUpload');
    expect(ruleIn(after(form, start, sending(true), sending(false)))).toBeUndefined();
  });
});

describe('Who is told of a change', () => {
  test('the answer, and all that reads it', () => {
    const { form, state } = begun([
      { name: 'a' },
      { name: 'b', label: 'Milik {a}' },
      { name: 'c', visibleWhen: [{ name: 'a', condition: 'isFilled' }] },
      { name: 'd' },
    ]);
    const { changed } = transition(form, state, typed({ a: 'x' }), facts);
    expect([...changed].sort()).toEqual(['a', 'b', 'c']);
  });

  test('the path, when a step comes or goes', () => {
    const steps: Json = [
      { id: 's', title: 'S', blocks: [{ type: 'text', name: 'a', label: 'A' }] },
      { id: 't', title: 'T {a}', blocks: [], visibleWhen: [{ name: 'a', condition: 'isFilled' }] },
    ];
    const form = formOf({}, { steps });
    const { changed } = transition(form, startState(form, facts), typed({ a: 'x' }), facts);
    expect([...changed].sort()).toEqual(['@path', '@step:t', 'a']);
  });

  test('nobody, when what is written is what stands there', () => {
    const { form, state } = begun([{ name: 'a', defaultValue: 'x' }]);
    const { state: same, changed } = transition(form, state, typed({ a: 'x' }), facts);
    expect([same.values === state.values, changed.size]).toEqual([true, 0]);
  });

  test('the field whose notice goes, and whose text could not be read', () => {
    const { form, state } = begun([
      { type: 'number', name: 'a', max: 5, clampToMax: true },
      { type: 'date', name: 'b' },
    ]);
    const lowered = after(form, state, typed({ a: 9, b: 'x' }));
    expect([lowered.notices.a?.rule, lowered.refused]).toEqual([
      'clamped',
      { b: { rule: 'date', entered: 'x' } },
    ]);
    const { state: mended, changed } = transition(form, lowered, typed({ a: 5, b: '' }), facts);
    expect([mended.notices, mended.refused]).toEqual([{}, {}]);
    expect([...changed].sort()).toEqual(['a', 'b']);
  });

  test('a field that is emptied by its hiding forgets that it was touched', () => {
    const { form, state } = begun([
      { type: 'switch', name: 's', defaultValue: true },
      { name: 'a', minLength: 3, visibleWhen: [{ name: 's', condition: 'isTrue' }] },
    ]);
    const touched = after(form, state, typed({ a: 'x' }), { type: 'touch', name: 'a' });
    const hidden = after(form, touched, typed({ s: false }));
    expect([hidden.touched, hidden.failures]).toEqual([{}, {}]);
  });
});
