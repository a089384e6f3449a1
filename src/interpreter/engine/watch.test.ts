import type { Command, FormEvent } from './events';
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

const commandsOf = (state: FormState, event: FormEvent): readonly Command[] =>
  transition(form, state, event, facts).commands;

const run: Partial<Command> = { do: 'run', action: 'periksa' };
const abort: Command = { do: 'abort', action: 'periksa' };
const ready = after(form, start, typed({ nik: '3273', nama: 'Siti' }));

describe('A watch', () => {
  test('runs when all its answers are there and valid', () => {
    expect(commandsOf(start, typed({ nik: '3273' }))).toEqual([]);
    expect(commandsOf(start, typed({ nik: '32', nama: 'Siti' }))).toEqual([]);
    expect(commandsOf(start, typed({ nik: '3273', nama: 'Siti' }))).toMatchObject([run]);
  });

  test('does not run for other answers, nor for the same ones again', () => {
    expect(commandsOf(ready, typed({ catatan: 'x' }))).toEqual([]);
    expect(commandsOf(ready, typed({ nik: '3273' }))).toEqual([]);
  });

  test('does not run for what an effect writes', () => {
    const writes = { nik: { raw: '3273' }, nama: { raw: 'Siti' } };
    expect(commandsOf(start, { type: 'write', by: 'effect', writes })).toEqual([]);
  });

  test('aborts the older run when its answers change', () => {
    expect(commandsOf(ready, typed({ nama: 'Budi' }))).toMatchObject([abort, run]);
    expect(commandsOf(ready, typed({ nama: '' }))).toEqual([abort]);
  });

  test('has nothing to abort once its run has ended', () => {
    const ended = after(form, ready, { type: 'outcome', action: 'periksa' });
    expect(commandsOf(ended, typed({ nama: 'Budi' }))).toMatchObject([run]);
  });

  test('keeps Next waiting while it runs', () => {
    expect(commandsOf(ready, { type: 'next' })).toEqual([{ do: 'waitForPending' }]);
    const ended = after(form, ready, { type: 'outcome', action: 'periksa' });
    expect(commandsOf(ended, { type: 'next' })).toMatchObject([{ do: 'run', action: '$next' }]);
  });

  test('an outcome of a run that was given up changes nothing', () => {
    const given = after(form, ready, typed({ nama: '' }));
    expect(after(form, given, { type: 'outcome', action: 'periksa' })).toEqual(given);
  });
});
