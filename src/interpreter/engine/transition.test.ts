import type { Json } from '../../language';
import type { EventEffect } from './effects';
import { registrationNumberOf } from './runAction';
import { startState } from './restore';
import type { FormState } from './state';
import { after, facts, formOf, typed, form, start } from './testing/form';
import type { FormEvent } from './events';
import { leadsBack, nextRun } from './next';
import { transition } from './transition';

const effectsOf = (state: FormState, type: 'next' | 'advance' | 'back'): readonly EventEffect[] =>
  transition(form, state, { type }, facts).effects;

describe('Next', () => {
  test('stays on a step with failures and shows them', () => {
    const { state, effects, changed } = transition(form, start, { type: 'next' }, facts);
    expect(state.failures).toEqual({ nama: { rule: 'required' } });
    expect(effects).toEqual([{ kind: 'showErrors', step: 'satu' }]);
    expect([...changed]).toEqual(['nama']);
  });

  test('runs popup, action, wait, saving and the move, in this order', () => {
    const button = { popup: 'syarat', do: 'periksa', delayMs: 500 };
    const long = formOf(
      { satu: [] },
      {
        steps: [
          { id: 'satu', title: 'Satu', blocks: [{ type: 'text', name: 'a', label: 'A' }], next: button },
        ],
        actions: { periksa: [{ toast: { title: 'Diperiksa' } }] },
      },
    );
    const [effect] = transition(long, startState(long, facts), { type: 'next' }, facts).effects;
    expect(effect).toMatchObject({
      kind: 'run',
      action: nextRun,
      effects: [
        { kind: 'popup', slug: 'syarat' },
        { kind: 'action', name: 'periksa' },
        { kind: 'wait', wait: 500 },
        { kind: 'saveDraft' },
        { kind: 'advance' },
      ],
    });
  });
});

describe('The way through the steps', () => {
  test('goes on, and back the way it came', () => {
    const second = after(form, start, typed({ nama: 'Siti' }), { type: 'advance' });
    expect([second.step, second.trail]).toEqual(['dua', ['satu']]);
    const first = after(form, second, { type: 'back' });
    expect([first.step, first.trail]).toEqual(['satu', []]);
    expect(effectsOf(first, 'back')).toEqual([{ kind: 'leave' }]);
  });

  test("after 'Ubah' Next leads straight back to the preview", () => {
    const editing = after(form, start, typed({ nama: 'Siti' }), { type: 'edit', step: 'satu' });
    expect([editing.step, editing.editing]).toEqual(['satu', true]);
    expect(effectsOf(editing, 'advance')).toEqual([{ kind: 'showPreview' }]);
  });

  test.each<[string, FormEvent[], boolean]>([
    ['before Ubah', [], false],
    ['after it', [{ type: 'edit', step: 'dua' }], true],
    [
      'after it, with an error where the visitor is',
      [{ type: 'edit', step: 'satu' }, typed({ nama: '' })],
      true,
    ],
    ['after it, with one elsewhere', [{ type: 'edit', step: 'dua' }, typed({ nama: '' })], false],
  ])('Next is known to lead straight back to the preview: %s', (_, events, leads) => {
    const state = after(form, start, typed({ nama: 'Siti' }), ...events);
    expect(leadsBack({ form, state, facts })).toBe(leads);
  });

  test("after 'Ubah' a step that became unfinished comes first", () => {
    const editing = after(form, start, { type: 'edit', step: 'dua' });
    expect(after(form, editing, { type: 'advance' }).step).toBe('satu');
  });
});

test('a new day moves what depends on today', () => {
  const dated = formOf({ satu: [{ type: 'date', name: 'besok', compute: 'addDays(today(), 1)' }] });
  const state = startState(dated, facts);
  expect(state.values.besok).toBe('2026-03-03');
  expect(transition(dated, state, { type: 'dayChange' }, { today: '2026-03-03' }).state.values.besok).toBe(
    '2026-03-04',
  );
});

describe('A bound that is empty', () => {
  test('bounds nothing', () => {
    const bounded = formOf({
      satu: [
        { type: 'date', name: 'akhir' },
        { type: 'date', name: 'mulai', minDate: 'akhir', maxDate: 'akhir' },
      ],
    });
    const given = after(bounded, startState(bounded, facts), typed({ mulai: '2026-03-02' }));
    expect(given.failures).toEqual({});
    expect(transition(bounded, given, { type: 'next' }, facts).state.failures).toEqual({});
    const other = after(bounded, given, typed({ akhir: '2026-03-01' }));
    expect(transition(bounded, other, { type: 'next' }, facts).state.failures).toMatchObject({
      mulai: { rule: 'dateUnavailable' },
    });
  });
});

test.each<[Json, string | undefined]>([
  ['REG1', 'REG1'],
  [' REG1 ', 'REG1'],
  [17, '17'],
  ['  ', undefined],
  [null, undefined],
  [{}, undefined],
])('a registration with the number %j has the number %j', (registrationNumber, expected) => {
  const reply = {
    ok: true,
    httpStatus: 200,
    statusText: '',
    status: 200,
    response: { data: { registrationNumber } },
  };
  expect(registrationNumberOf(reply)).toBe(expected);
  expect(registrationNumberOf({ ...reply, response: {} })).toBeUndefined();
  expect(registrationNumberOf({ ...reply, response: 'x' })).toBeUndefined();
});

test("going to the first step of the stage ends what 'Ubah' has begun", () => {
  const edited = after(form, start, typed({ nama: 'Siti' }), { type: 'edit', step: 'dua' });
  expect(edited.editing).toBe(true);
  const reset = after(form, edited, { type: 'reset', target: 'activeStep' });
  expect([reset.step, reset.trail, reset.editing]).toEqual(['satu', [], false]);
});

test('a choice that has left its list is reported at its field at once, until it is back', () => {
  const lookup = { url: '/city/filter', idField: 'id', textField: 'name' };
  const listing = formOf({ satu: [{ type: 'select', name: 'kota', lookup }] });
  const chosen = after(listing, startState(listing, facts), typed({ kota: '1|SATU' }));
  const gone = transition(listing, chosen, { type: 'delisted', name: 'kota', why: 'gone' }, facts);
  expect([[...gone.changed], gone.effects]).toEqual([['kota'], []]);
  expect([gone.state.delisted, gone.state.touched, gone.state.failures]).toEqual([
    { kota: 'gone' },
    { kota: true },
    { kota: { rule: 'option' } },
  ]);
  const back = after(listing, gone.state, { type: 'delisted', name: 'kota', why: undefined });
  expect([back.delisted, back.touched, back.failures]).toEqual([{}, { kota: true }, {}]);
});
