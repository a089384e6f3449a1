import type { Json, Values } from '../../language';
import { toDraft } from './draft';
import { startState } from './restore';
import type { FormState } from './state';
import { after, begun, facts, formOf, typed, type Block, textStep as step } from './testing/form';
import { transition } from './transition';

const filled = (name: string): Json => [{ name, condition: 'isFilled' }];

describe('What a draft holds', () => {
  const dataOf = (
    blocks: readonly Block[],
    writes: readonly Record<string, Json>[],
    form: Block = {},
  ): unknown => {
    const { form: compiled, state } = begun(blocks, form);
    return toDraft(compiled, after(compiled, state, ...writes.map((batch) => typed(batch)))).data;
  };

  test('no empty answer, but an emptied default', () => {
    expect(
      dataOf([{ name: 'a' }, { name: 'b', defaultValue: 'x' }, { name: 'c' }], [{ b: '', c: 'y' }]),
    ).toEqual({
      b: '',
      c: 'y',
    });
  });

  test('no hidden answer, unless it is kept', () => {
    const hidden = { visibleWhen: filled('s') };
    const blocks = [{ name: 's' }, { name: 'a', ...hidden }, { name: 'b', keep: true, ...hidden }];
    expect(dataOf(blocks, [{ s: 'x' }, { a: 'y', b: 'z' }, { s: '' }])).toEqual({ b: 'z' });
  });

  test('remembered values, but no computed ones', () => {
    const values: Json = [{ name: 'v', initial: 1 }, { name: 'w' }, { name: 'x', compute: 'a' }];
    expect(dataOf([{ name: 'a' }], [{ a: 'y' }], { values })).toEqual({ a: 'y', v: 1, w: null });
  });

  test('the steps on the path', () => {
    const steps = [step('a'), step('b', { visibleWhen: filled('a') }), step('c')];
    const { form, state } = begun([], { steps });
    expect(toDraft(form, state).steps).toEqual(['a', 'c']);
    expect(toDraft(form, after(form, state, typed({ a: 'x' }))).steps).toEqual(['a', 'b', 'c']);
  });
});

test('a draft holds which steps were passed whose Next does something, and brings it back', () => {
  const steps = [step('a'), step('b', { next: { do: 'x' } }), step('c')];
  const form = formOf({}, { steps, actions: { x: [{ copy: { c: 'a' } }] } });
  const blank = startState(form, facts);
  expect(toDraft(form, blank)).not.toHaveProperty('passed');
  expect(toDraft(form, blank)).not.toHaveProperty('agreed');
  const there = after(form, blank, { type: 'advance' }, { type: 'advance' });
  const led = (by?: 'effect'): unknown => {
    const second = after(form, blank, { type: 'advance' });
    return after(form, second, { type: 'goTo', target: { step: 'c' }, ...(by && { by }) }).passed;
  };
  expect([led('effect'), led()]).toEqual([{ b: true }, {}]);
  const back = after(form, there, { type: 'back' }, { type: 'back' });
  const draft = toDraft(form, back);
  expect([draft.activeStep, draft.passed]).toEqual(['a', { b: true }]);
  const restored = (passed: Record<string, boolean> | undefined): unknown =>
    after(form, blank, { type: 'restore', ...draft, passed }).passed;
  expect(restored(draft.passed)).toEqual({ b: true });
  expect(restored({ b: false, hilang: true })).toEqual({ b: false });
  // An older draft knows only how far the visitor had come.
  const older = { type: 'restore', ...toDraft(form, there), passed: undefined } as const;
  expect(after(form, blank, older).passed).toEqual({ a: true, b: true });
});

describe('A default that is stored as nothing', () => {
  const form = formOf({
    a: [
      { type: 'radio', name: 'pilih', label: 'pilih', options: ['1|Ya', '2|Tidak'], defaultValue: '1|Ya' },
      { type: 'select', name: 'daftar', label: 'daftar', options: ['1|Ya', '2|Tidak'], defaultValue: '1|Ya' },
    ],
  });
  const restored = (data: Values): unknown => {
    const blank = startState(form, facts);
    const draft = { ...toDraft(form, blank), data };
    return after(form, blank, { type: 'restore', ...draft, sameDefinition: true }).values;
  };

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['null', null],
    ['without a code', '|Pilih'],
  ])('comes back where nobody can have emptied it: %s', (_, stored) => {
    const data = stored === undefined ? {} : { pilih: stored };
    expect(restored(data)).toMatchObject({ pilih: '1|Ya' });
  });

  test('stays away where the visitor could empty it, and gives way to an answer', () => {
    expect(restored({ pilih: '2|Tidak', daftar: '' })).toMatchObject({ pilih: '2|Tidak', daftar: '' });
  });

  test('comes back in a row, too', () => {
    const radio = { type: 'radio', label: 'P', options: ['1|Ya', '2|Tidak'], defaultValue: '1|Ya' };
    const rows = {
      type: 'rows',
      name: 'anak',
      blocks: [
        { ...radio, name: 'p' },
        { ...radio, type: 'select', name: 'd' },
      ],
    };
    const one = begun([rows]);
    const data = {
      anak: [
        { p: '', d: '' },
        { p: '2|Tidak', d: '2|Tidak' },
      ],
    };
    const draft = { ...toDraft(one.form, one.state), data };
    expect(
      after(one.form, one.state, { type: 'restore', ...draft, sameDefinition: true }).values,
    ).toMatchObject({
      'anak.0.p': '1|Ya',
      'anak.0.d': '',
      'anak.1.p': '2|Tidak',
      'anak.1.d': '2|Tidak',
    });
  });

  test.each(['', 'x', null, '|Ya'])('is so by no visitor: %j leaves a radio question as it was', (raw) => {
    const write = (by: 'visitor' | 'effect', name: string): unknown => {
      const chosen = after(form, startState(form, facts), {
        type: 'write',
        by: 'visitor',
        writes: { pilih: { raw: '2|Tidak' }, daftar: { raw: '2|Tidak' } },
      });
      return after(form, chosen, { type: 'write', by, writes: { [name]: { raw } } }).values[name];
    };
    expect([write('visitor', 'pilih'), write('visitor', 'daftar'), write('effect', 'pilih')]).toEqual([
      '2|Tidak',
      '',
      '',
    ]);
  });
});

describe('A form that comes back from the device', () => {
  const stage = (id: string, names: readonly string[]): Block => ({
    id,
    steps: names.map((name) => ({
      id: name,
      title: name,
      blocks: [{ type: 'text', name, label: name, required: true, maxLength: 4 }],
    })),
  });
  const form = formOf(
    {},
    { steps: undefined as never, stages: [stage('awal', ['a', 'b']), stage('akhir', ['c', 'd'])] },
  );
  const start = startState(form, facts);
  const restored = (
    activeStep: string,
    stages: readonly string[],
    data: Record<string, Json> = {},
  ): FormState => after(form, start, { type: 'restore', data, activeStep, stages });
  const where = ({ step, stages, trail }: FormState): unknown => [step, stages, trail];

  test('stands where it was left, with the way back', () => {
    expect(where(restored('d', ['awal', 'akhir']))).toEqual(['d', ['awal', 'akhir'], ['c']]);
    expect(where(restored('b', ['awal']))).toEqual(['b', ['awal'], ['a']]);
  });

  test('stands on the first step of its last stage, when the step is of another one', () => {
    expect(where(restored('b', ['awal', 'akhir']))).toEqual(['c', ['awal', 'akhir'], []]);
    expect(where(restored('d', ['awal']))).toEqual(['a', ['awal'], []]);
  });

  test('has entered each stage once, from the first, and none that is unknown', () => {
    expect(where(restored('c', ['awal', 'akhir', 'akhir']))).toEqual(['c', ['awal', 'akhir'], []]);
    expect(where(restored('c', ['akhir']))).toEqual(['a', ['awal'], []]);
    expect(where(restored('a', ['lain', 'awal']))).toEqual(['a', ['awal'], []]);
    expect(where(restored('a', []))).toEqual(['a', ['awal'], []]);
  });

  test('stands where an answer of an earlier stage that is wrong now can be changed, as far as Back leads', () => {
    expect(where(restored('d', ['awal', 'akhir'], { b: '12345', c: 'x' }))).toEqual(['b', ['awal'], ['a']]);
    expect(where(restored('d', ['awal', 'akhir'], { b: '1234', c: '12345' }))).toEqual([
      'd',
      ['awal', 'akhir'],
      ['c'],
    ]);
    const registers = { ...stage('awal', ['a', 'b']), afterLastStep: 'daftar' };
    const actions = { daftar: [{ call: 'registration', outcomes: [] }, { goTo: { stage: 'akhir' } }] };
    const stages = [registers, stage('akhir', ['c', 'd'])];
    const other = formOf({}, { steps: undefined as never, stages, actions });
    const event = {
      type: 'restore',
      data: { b: '12345' },
      activeStep: 'd',
      stages: ['awal', 'akhir'],
    } as const;
    expect(where(after(other, startState(other, facts), event))).toEqual(['d', ['awal', 'akhir'], ['c']]);
  });

  test('shows its step, and is redrawn', () => {
    const event = { type: 'restore', data: { a: 'x' }, activeStep: 'b', stages: ['awal'] } as const;
    const { effects, changed } = transition(form, start, event, facts);
    expect(effects).toEqual([{ kind: 'showStep', step: 'b' }]);
    expect([...changed]).toEqual(expect.arrayContaining(['a', '@path']));
  });

  test.each<[string, Block, Json, Json]>([
    ['text', { defaultValue: 'x' }, 'y', ''],
    ['number', { defaultValue: 7 }, '8', ''],
    ['currency', { defaultValue: 7 }, '8', ''],
    ['decimal', { defaultValue: 7.5 }, '8', ''],
    ['date', { defaultValue: '2026-01-01' }, '2026-01-02', ''],
    ['monthYear', { defaultValue: '2026-01' }, '2026-02', ''],
    ['select', { defaultValue: '1|Satu', options: ['1|Satu', '2|Dua'] }, '2|Dua', ''],
    ['checkboxGroup', { defaultValue: ['1|Satu'], options: ['1|Satu', '2|Dua'] }, ['2|Dua'], []],
    ['switch', { defaultValue: true }, true, false],
  ])('leaves empty what was emptied although it has a default: %s', (type, more, other, nothing) => {
    const { form: one, state } = begun([{ type, name: 'a', ...more }]);
    const again = (raw: Json): unknown => {
      const filledIn = after(one, state, typed({ a: raw }));
      const back = after(one, state, { type: 'restore', ...toDraft(one, filledIn) });
      expect(back.values.a).toEqual(filledIn.values.a);
      return back.values.a;
    };
    expect(again(nothing)).toEqual(one.fields.get('a')?.row.empty);
    expect(again(other)).not.toEqual(one.fields.get('a')?.row.empty);
  });

  test.each([
    ['a text of an older definition', 'Jl. Merdeka No. 10', ''],
    ['a number with strokes of an older definition', '12/2015', ''],
    ['a mail address of an older definition', 'siti@contoh.com', ''],
    ['an address of this site', '/files/ktp', '/files/ktp'],
    ['an address of another one', 'https://berkas.contoh.co.id/1f2e', 'https://berkas.contoh.co.id/1f2e'],
    ['an address below the present one', 'berkas/ktp.JPG?v=2', 'berkas/ktp.JPG?v=2'],
    ['a file with its name', { url: 'berkas/1f2e', filename: 'ktp.jpg' }, 'berkas/1f2e'],
  ])('an upload brings back its files alone: %s', (_, raw, kept) => {
    const { form: one, state } = begun([{ type: 'upload', name: 'a' }]);
    const event = { type: 'restore', data: { a: raw }, activeStep: 'satu', stages: ['utama'] } as const;
    expect(after(one, state, event).values.a).toEqual(kept);
  });

  test('an upload brings back whatever the bank has called its file, where the definition is the same', () => {
    const { form: one, state } = begun([{ type: 'upload', name: 'a' }]);
    const event = { type: 'restore', data: { a: '1f2e' }, activeStep: 'satu', stages: ['utama'] } as const;
    expect(after(one, state, { ...event, sameDefinition: true }).values.a).toBe('1f2e');
    expect(after(one, state, event).values.a).toBe('');
  });

  test('an upload of several files brings back no text of an older definition', () => {
    const { form: one, state } = begun([{ type: 'upload', name: 'a', multiple: true }]);
    const data = { a: ['/files/a.pdf', 'Budi'] };
    const event = { type: 'restore', data, activeStep: 'satu', stages: ['utama'] } as const;
    expect(after(one, state, event).values.a).toEqual([{ url: '/files/a.pdf', filename: 'a.pdf' }]);
  });

  test('takes answers as they are, without filtering them', () => {
    const { form: one, state } = begun([
      { name: 'a', rule: 'digits' },
      { name: 'b', resetWhenChanged: ['a'] },
    ]);
    const event = {
      type: 'restore',
      data: { a: 'ab1', b: 'tetap' },
      activeStep: 'satu',
      stages: ['utama'],
    } as const;
    expect(after(one, state, event).values).toMatchObject({ a: 'ab1', b: 'tetap' });
  });
});

describe('A reset', () => {
  test('of everything tells everybody, shows the first step, and keeps what the address has locked', () => {
    const { form, state } = begun([{ name: 'a' }, { name: 'b' }], {
      values: [{ name: 'v', initial: 1 }],
      query: { b: { sets: 'b', lock: true } },
    });
    const locked = after(form, state, { type: 'query', writes: { b: { raw: 'x' } }, locks: { b: true } });
    const typedIn = after(form, locked, typed({ a: 'y', b: 'z' }));
    expect(typedIn.values).toMatchObject({ a: 'y', b: 'x' });
    const {
      state: blank,
      changed,
      effects,
    } = transition(form, typedIn, { type: 'reset', target: 'all' }, facts);
    expect(blank.values).toEqual({ a: '', b: 'x', v: 1 });
    expect(blank.locks).toEqual({ b: true });
    expect([...changed].sort()).toEqual(['@path', 'a', 'b', 'v']);
    expect(effects).toEqual([{ kind: 'showStep', step: 'satu' }]);
  });

  test('of the step that is shown leads to the first step of its stage', () => {
    const form = formOf({ satu: [{ name: 'a' }], dua: [{ name: 'b' }] });
    const second = after(form, startState(form, facts), typed({ a: 'x' }), { type: 'advance' });
    const { state, effects } = transition(form, second, { type: 'reset', target: 'activeStep' }, facts);
    expect([state.step, state.trail, state.values]).toEqual(['satu', [], { a: 'x', b: '' }]);
    expect(effects).toEqual([{ kind: 'showStep', step: 'satu' }]);
  });

  test('of a stage empties its answers, and with them what is reset by these, where defaults come back', () => {
    const stage = (id: string, ...blocks: Block[]): Block => ({
      id,
      steps: [
        { id: `${id}1`, title: id, blocks: blocks.map((block) => ({ type: 'text', label: 'L', ...block })) },
      ],
    });
    const stages = [
      stage('awal', { name: 'a' }, { name: 'b', defaultValue: 'mula' }, { name: 'd', keep: true }),
      stage('akhir', { name: 'c', resetWhenChanged: ['a'] }, { name: 'e' }),
    ];
    const form = formOf({}, { steps: undefined as never, stages });
    const begin = after(form, startState(form, facts), typed({ a: 'x', b: 'y', d: 'z' }), {
      type: 'goTo',
      target: { stage: 'akhir' },
    });
    const filledIn = after(form, begin, typed({ c: 'c', e: 'e' }), { type: 'touch', name: 'a' });
    const event = { type: 'reset', target: { stage: 'awal' } } as const;
    const emptied = after(form, filledIn, event);
    expect(emptied.values).toEqual({ a: '', b: 'mula', c: '', d: '', e: 'e' });
    expect(Object.keys(emptied.touched)).toEqual([]);
  });

  test('of a stage reports its answers, also those that were empty', () => {
    const stages = [
      { id: 'awal', steps: [{ id: 's', title: 'S', blocks: [{ type: 'text', name: 'a', label: 'A' }] }] },
    ];
    const form = formOf({}, { steps: undefined as never, stages });
    const event = { type: 'reset', target: { stage: 'awal' } } as const;
    expect([...transition(form, startState(form, facts), event, facts).changed]).toEqual(['a']);
  });
});

test('of a list of rows no more is read than there may be', () => {
  const rows: Block = {
    type: 'rows',
    name: 'anak',
    maxRows: 3,
    blocks: [{ type: 'text', name: 'b', label: 'B' }],
  };
  const { form, state } = begun([rows]);
  let read = 0;
  const record = {
    get b() {
      read += 1;
      return 'x';
    },
  };
  const data = { anak: Array.from({ length: 1000 }, () => record) };
  const back = after(form, state, { type: 'restore', data, activeStep: 'satu', stages: ['utama'] });
  expect([read, back.values.anak, back.values['anak.2.b']]).toEqual([3, [0, 1, 2], 'x']);
});

test('what was said of an entry comes back to a field that was renamed since, in a row too', () => {
  const rows: Block = {
    type: 'rows',
    name: 'anak',
    renamedFrom: 'putra',
    blocks: [{ type: 'text', name: 'baru', label: 'B', renamedFrom: 'lama' }],
  };
  const { form, state } = begun([{ name: 'surel', renamedFrom: 'email' }, rows]);
  const said: Values = { email: { rule: 'email' }, putra: [{}, { lama: { rule: 'email' } }] };
  const data = { email: 'x', putra: [{ lama: 'y' }, { lama: 'z' }] };
  const event = { type: 'restore', data, activeStep: 'satu', stages: ['utama'] } as const;
  const back = after(form, state, { ...event, refused: said, notices: said });
  const expected = { surel: { rule: 'email' }, 'anak.1.baru': { rule: 'email' } };
  expect([back.values.surel, back.refused, back.notices]).toEqual(['x', expected, expected]);
});

test('what was filled in or refused counts as left with the page, and is an error at once', () => {
  const { form, state } = begun([
    { type: 'email', name: 'surel' },
    { name: 'nama', required: true },
    { type: 'number', name: 'gaji' },
    { type: 'number', name: 'pinjaman', max: 'gaji' },
  ]);
  const refused: Values = { surel: { rule: 'email' } };
  const data = { surel: 'x', gaji: 5, pinjaman: 50 };
  const event = { type: 'restore', data, activeStep: 'satu', stages: ['utama'] } as const;
  const back = after(form, state, { ...event, refused });
  expect(Object.keys(back.touched)).toEqual(['surel', 'gaji', 'pinjaman']);
  expect(back.failures).toEqual({
    surel: { rule: 'email', args: { isWrong: true } },
    pinjaman: { rule: 'max', args: { max: 5 } },
  });
  expect([back.agreed, after(form, state, { ...event, agreed: ['syarat'] }).agreed]).toEqual([
    {},
    { syarat: true },
  ]);
});

test('what an address or another page gives is judged on arrival, against all that came with it', () => {
  const { form, state } = begun([
    { type: 'number', name: 'pinjaman', max: 'gaji', checks: [{ that: 'pinjaman > 9', message: 'Kecil' }] },
    { type: 'number', name: 'gaji', required: true },
  ]);
  const given = (writes: Record<string, string>): FormState =>
    after(form, state, {
      type: 'query',
      writes: Object.fromEntries(Object.entries(writes).map(([name, raw]) => [name, { raw }])),
      locks: {},
    });
  expect(given({ pinjaman: '50', gaji: '5' }).failures).toEqual({
    pinjaman: { rule: 'max', args: { max: 5 } },
  });
  expect(Object.values(given({ pinjaman: '2', gaji: '5' }).failedChecks)).toEqual(['Kecil']);
  expect(given({ pinjaman: '5' })).toMatchObject({ touched: { pinjaman: true }, failures: {} });
});
