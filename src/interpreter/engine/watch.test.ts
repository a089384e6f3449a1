import type { EventEffect } from './effects';
import type { FormEvent } from './events';
import { startState } from './start';
import type { FormState } from './state';
import { after, facts, formOf, typed } from './testing/form';
import { transition } from './transition';

const form = formOf(
  { satu: [{ name: 'nik', minLength: 3 }, { name: 'nama' }, { name: 'catatan' }] },
  {
    watch: [{ fields: ['nik', 'nama'], do: 'periksa' }],
    actions: { periksa: [{ wait: 1 }] },
  },
);
const start = startState(form, facts);

const effectsOf = (state: FormState, event: FormEvent): readonly EventEffect[] =>
  transition(form, state, event, facts).effects;

const run: Partial<EventEffect> = { kind: 'run', action: 'periksa' };
const abort: EventEffect = { kind: 'abort', action: 'periksa' };
const ready = after(form, start, typed({ nik: '3273', nama: 'Siti' }));

describe('A watch', () => {
  test('runs when all its answers are there and valid', () => {
    expect(effectsOf(start, typed({ nik: '3273' }))).toEqual([]);
    expect(effectsOf(start, typed({ nik: '32', nama: 'Siti' }))).toEqual([]);
    expect(effectsOf(start, typed({ nik: '3273', nama: 'Siti' }))).toMatchObject([run]);
  });

  test('does not run for other answers, nor for the same ones again', () => {
    expect(effectsOf(ready, typed({ catatan: 'x' }))).toEqual([]);
    expect(effectsOf(ready, typed({ nik: '3273' }))).toEqual([]);
  });

  test('does not run for what an effect writes', () => {
    const writes = { nik: { raw: '3273' }, nama: { raw: 'Siti' } };
    expect(effectsOf(start, { type: 'write', by: 'effect', writes })).toEqual([]);
  });

  test('aborts the older run when its answers change', () => {
    expect(effectsOf(ready, typed({ nama: 'Budi' }))).toMatchObject([abort, run]);
    expect(effectsOf(ready, typed({ nama: '' }))).toEqual([abort]);
  });

  test('has nothing to abort once its run has ended', () => {
    const ended = after(form, ready, { type: 'outcome', action: 'periksa' });
    expect(effectsOf(ended, typed({ nama: 'Budi' }))).toMatchObject([run]);
  });

  test('keeps Next waiting while it runs', () => {
    expect(effectsOf(ready, { type: 'next' })).toEqual([{ kind: 'waitForPending' }]);
    const ended = after(form, ready, { type: 'outcome', action: 'periksa' });
    expect(effectsOf(ended, { type: 'next' })).toMatchObject([{ kind: 'run', action: '$next' }]);
  });

  test('an outcome of a run that was given up changes nothing', () => {
    const given = after(form, ready, typed({ nama: '' }));
    expect(after(form, given, { type: 'outcome', action: 'periksa' })).toEqual(given);
  });
});

describe('Several watches', () => {
  const several = formOf(
    { satu: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] },
    {
      watch: [
        { fields: ['a'], do: 'satu' },
        { fields: ['b'], when: [{ name: 'c', condition: 'isFilled' }], do: 'dua' },
      ],
      actions: { satu: [{ wait: 1 }], dua: [{ wait: 2 }] },
    },
  );
  const begin = startState(several, facts);
  const started = (state: FormState, event: FormEvent): unknown =>
    transition(several, state, event, facts).effects.map((effect) => [
      effect.kind,
      'action' in effect ? effect.action : undefined,
    ]);

  test('run on their own, and keep each other going', () => {
    const first = after(several, begin, typed({ a: 'x' }));
    expect(Object.keys(first.runs)).toEqual(['satu']);
    const both = after(several, first, typed({ b: 'y', c: 'z' }));
    expect(Object.entries(both.runs).map(([name, { running }]) => [name, running])).toEqual([
      ['satu', true],
      ['dua', true],
    ]);
  });

  test('run when their condition comes to hold, also without a change of their answers', () => {
    const waiting = after(several, begin, typed({ b: 'y' }));
    expect(waiting.runs).toEqual({});
    expect(started(waiting, typed({ c: 'z' }))).toEqual([['run', 'dua']]);
  });

  test('do not run later for what an effect wrote', () => {
    const written = after(several, begin, typed({ a: 'x' }, 'effect'));
    expect(started(written, typed({ c: 'z' }))).toEqual([]);
  });

  test('are given up by an effect that changes their answers', () => {
    const running = after(several, begin, typed({ a: 'x' }));
    expect(started(running, typed({ a: 'y' }, 'effect'))).toEqual([['abort', 'satu']]);
    const event: FormEvent = { type: 'reset', target: 'all' };
    expect(started(running, event)).toEqual([
      ['showStep', undefined],
      ['abort', 'satu'],
    ]);
  });
});
