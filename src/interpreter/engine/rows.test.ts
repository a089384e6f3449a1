import { loadForm } from '../load';
import type { CompiledForm } from '../compile/model';
import { toDraft } from './draft';
import { previewSteps } from './preview';
import { startState } from './start';
import { after, formOf, typed, type Block } from './testing/form';
import type { FormState, Writes } from './state';
import { toSubmission } from './submission';
import { transition } from './transition';

const facts = { today: '2026-11-22' };

function compiled(rows: Readonly<Record<string, unknown>> = {}, more: readonly object[] = []): CompiledForm {
  const definition = {
    version: 1,
    slug: 'contoh',
    title: 'Contoh',
    subProductId: 'CTH-01',
    values: [
      { name: 'total', compute: 'sum(pemegang.limit)' },
      { name: 'nama2', compute: "join(pemegang.nama, ', ')" },
      { name: 'jumlah', compute: 'count(pemegang)' },
      { name: 'semua', compute: 'every(pemegang.limit > 5)' },
      { name: 'ada', compute: 'some(pemegang.limit > 5)' },
    ],
    steps: [
      {
        id: 'satu',
        title: 'Satu',
        blocks: [
          { type: 'text', name: 'kota', label: 'Kota' },
          {
            type: 'rows',
            name: 'pemegang',
            label: 'Pemegang',
            rowTitle: 'Pemegang {index}: {nama}',
            blocks: [
              { type: 'text', name: 'nama', label: 'Nama', required: true },
              { type: 'currency', name: 'limit', label: 'Limit' },
              {
                type: 'text',
                name: 'alasan',
                label: 'Alasan',
                visibleWhen: [{ name: 'limit', condition: 'greaterThan', value: 5 }],
              },
              { type: 'number', name: 'ganda', label: 'Ganda', compute: 'limit * 2' },
            ],
            ...rows,
          },
          ...more,
        ],
      },
      { id: 'dua', title: 'Dua', blocks: [{ type: 'text', name: 'akhir', label: 'Akhir' }] },
    ],
  };
  const loaded = loadForm(JSON.stringify(definition), 'contoh');
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.issues, null, 1));
  return loaded.form;
}

function write(form: CompiledForm, state: FormState, answers: Readonly<Record<string, unknown>>): FormState {
  const writes: Writes = Object.fromEntries(Object.entries(answers).map(([name, raw]) => [name, { raw }]));
  return transition(form, state, { type: 'write', by: 'visitor', writes }, facts).state;
}

const filled = (form: CompiledForm): FormState =>
  [
    { pemegang: [0, 1, 2] },
    { 'pemegang.0.nama': 'Ayu', 'pemegang.0.limit': 10 },
    { 'pemegang.1.nama': 'Budi', 'pemegang.1.limit': 3 },
    { 'pemegang.2.nama': 'Citra', 'pemegang.2.limit': 7 },
  ].reduce((state, answers) => write(form, state, answers), startState(form, facts));

describe('Row groups', () => {
  test('each row has answers, conditions and formulas of its own', () => {
    const form = compiled();
    const state = filled(form);
    expect(state.values).toMatchObject({
      'pemegang.0.ganda': 20,
      'pemegang.1.ganda': 6,
      'pemegang.2.ganda': 14,
      'pemegang.3.ganda': null,
    });
    expect(write(form, state, { 'pemegang.0.alasan': 'a', 'pemegang.1.alasan': 'b' }).values).toMatchObject({
      'pemegang.0.alasan': 'a',
      'pemegang.1.alasan': '',
    });
  });

  test('outside, rows are read by functions, in their order', () => {
    const form = compiled();
    const state = filled(form);
    expect(state.values).toMatchObject({
      total: 20,
      nama2: 'Ayu, Budi, Citra',
      jumlah: 3,
      semua: false,
      ada: true,
    });
    expect(write(form, state, { pemegang: [2, 0] }).values).toMatchObject({
      total: 17,
      nama2: 'Citra, Ayu',
      jumlah: 2,
      semua: true,
    });
    expect(startState(form, facts).values).toMatchObject({ total: 0, jumlah: 0, semua: true, ada: false });
  });

  test('what is sent is a record per row with its visible, filled answers', () => {
    const form = compiled();
    expect(toSubmission(form, filled(form))).toMatchObject({
      pemegang: [
        { nama: 'Ayu', limit: 10, ganda: 20 },
        { nama: 'Budi', limit: 3, ganda: 6 },
        { nama: 'Citra', limit: 7, ganda: 14 },
      ],
    });
    expect(toSubmission(form, startState(form, facts))).not.toHaveProperty('pemegang');
  });

  test('removing a row leaves no trace of it, and moves nothing of the others', () => {
    const form = compiled();
    const removed = write(form, filled(form), { pemegang: [0, 2] });
    expect(removed.values).toMatchObject({
      'pemegang.0.nama': 'Ayu',
      'pemegang.1.nama': '',
      'pemegang.1.limit': null,
      'pemegang.2.nama': 'Citra',
    });
    const again = write(form, removed, { pemegang: [0, 2, 1] });
    expect(again.values).toMatchObject({
      'pemegang.1.nama': '',
      'pemegang.1.limit': null,
      'pemegang.1.ganda': null,
    });
    expect(again.touched).not.toHaveProperty(['pemegang.1.nama']);
  });

  test('a draft keeps rows as records and brings them back', () => {
    const form = compiled();
    const draft = toDraft(form, write(form, filled(form), { pemegang: [2, 0] }));
    expect(draft.data.pemegang).toEqual([
      { nama: 'Citra', limit: 7, ganda: 14 },
      { nama: 'Ayu', limit: 10, ganda: 20 },
    ]);
    const restored = transition(
      form,
      startState(form, facts),
      { type: 'restore', data: draft.data, activeStep: 'satu', stages: draft.stages },
      facts,
    ).state;
    expect(toSubmission(form, restored).pemegang).toEqual(draft.data.pemegang);
  });

  test('Next says what is wrong in rows, row by row in their order', () => {
    const form = compiled({ minRows: 2 });
    const start = startState(form, facts);
    expect(start.values.pemegang).toEqual([0, 1]);
    const state = write(form, start, { pemegang: [1, 0], 'pemegang.0.nama': 'Ayu' });
    const next = transition(form, state, { type: 'next' }, facts);
    expect(Object.keys(next.state.failures)).toEqual(['pemegang.1.nama']);
    const fewer = transition(form, write(form, state, { pemegang: [0] }), { type: 'next' }, facts);
    expect(fewer.state.failures).toEqual({ pemegang: { rule: 'minRows', args: { min: 2 } } });
  });

  test('an answer says how many rows there must be', () => {
    const form = compiled({ minRows: 'number(kota)' });
    const typed = write(form, startState(form, facts), { kota: '2' });
    const one = write(form, typed, { pemegang: [0], 'pemegang.0.nama': 'Ayu' });
    const { failures } = transition(form, one, { type: 'next' }, facts).state;
    expect(failures).toEqual({ pemegang: { rule: 'minRows', args: { min: 2 } } });
  });

  describe('rows follow an answer that says how many there must be', () => {
    const form = compiled({ minRows: 'number(kota)', maxRows: 5 });
    const start = startState(form, facts);

    test.each([
      ['there are none before it is given', [], []],
      ['they come with the answer', ['2'], [0, 1]],
      ['more come when it grows', ['2', '4'], [0, 1, 2, 3]],
      ['those that are still bare go when it falls', ['4', '2'], [0, 1]],
      ['all that are bare go when it is emptied on the way to another number', ['1', '', '3'], [0, 1, 2]],
      ['a part of a row is a whole one', ['1.5'], [0, 1]],
      ['never more come than there may be', ['900000000000'], [0, 1, 2, 3, 4]],
      ['a number below nothing asks for none', ['-3'], []],
    ])('%s', (_, counts, rows) => {
      const state = counts.reduce((now, kota) => write(form, now, { kota }), start);
      expect(state.values.pemegang).toEqual(rows);
    });

    test('a row with something typed in it stays, wherever it stands', () => {
      const three = write(form, write(form, start, { kota: '3' }), { 'pemegang.2.nama': 'Citra' });
      expect(write(form, three, { kota: '1' }).values).toMatchObject({
        pemegang: [0, 2],
        'pemegang.2.nama': 'Citra',
      });
    });

    test('rows that the visitor has added stay, and count', () => {
      const own = write(form, write(form, start, { kota: '1' }), { pemegang: [0, 4, 2] });
      expect(write(form, own, { kota: '2' }).values.pemegang).toEqual([0, 4, 2]);
      expect(write(form, own, { kota: '' }).values.pemegang).toEqual([0, 4, 2]);
    });

    test('a draft comes back with its own rows', () => {
      const fewer = write(form, write(form, start, { kota: '3' }), { pemegang: [0] });
      const { data, stages } = toDraft(form, write(form, fewer, { 'pemegang.0.nama': 'Ayu' }));
      const event = { type: 'restore', data, activeStep: 'satu', stages } as const;
      expect(transition(form, start, event, facts).state.values.pemegang).toEqual([0]);
    });
  });

  test('the preview shows each row under its heading', () => {
    const form = compiled();
    const [step] = previewSteps(form, write(form, filled(form), { pemegang: [2] }));
    expect(step?.rows.map(({ label, text, row }) => [row?.title, label, text])).toEqual([
      [undefined, 'Kota', ''],
      ['Pemegang 1: Citra', 'Nama', 'Citra'],
      ['Pemegang 1: Citra', 'Limit', 'Rp 7'],
      ['Pemegang 1: Citra', 'Alasan', ''],
      ['Pemegang 1: Citra', 'Ganda', '14'],
    ]);
  });

  test('a hidden group has no rows', () => {
    const form = compiled({ visibleWhen: [{ name: 'kota', condition: 'isEmpty' }] });
    const hidden = write(form, filled(form), { kota: 'Solo' });
    expect(hidden.values).toMatchObject({ pemegang: [], 'pemegang.0.nama': '', total: 0 });
  });

  test('names of rows are unknown outside of them, and say how they are read', () => {
    expect(() => compiled({}, [{ type: 'number', name: 'luar', label: 'L', compute: 'limit + 1' }])).toThrow(
      /sum\(pemegang\.limit\)/,
    );
    expect(() =>
      compiled({}, [{ type: 'number', name: 'luar', label: 'L', compute: 'pemegang.limit' }]),
    ).toThrow(/di dalam sum/);
    expect(() =>
      compiled({}, [
        {
          type: 'text',
          name: 'luar',
          label: 'L',
          visibleWhen: [{ name: 'limit', condition: 'isFilled' }],
        },
      ]),
    ).toThrow(/pemegang/);
  });

  test('rows in rows and captchas in rows are refused', () => {
    const inside = (block: object) => () => compiled({ blocks: [block] });
    expect(inside({ type: 'captcha', name: 'kode', label: 'Kode' })).toThrow(/captcha/);
    expect(inside({ type: 'rows', name: 'anak', label: 'Anak', blocks: [] })).toThrow(/baris di dalam baris/);
  });
});

describe('Checks over rows', () => {
  const limits = {
    checks: [{ that: 'sum(pemegang.limit) <= 12', message: 'Jumlah limit {sum(pemegang.limit)}' }],
  };

  test('a check on the group reads the rows that there are', () => {
    const form = compiled(limits);
    const failed = transition(form, filled(form), { type: 'next' }, facts);
    expect(Object.values(failed.state.failedChecks)).toEqual(['Jumlah limit 20']);
    const fewer = write(form, failed.state, { pemegang: [0] });
    expect(Object.values(fewer.failedChecks)).toEqual([]);
  });

  test('a check inside a row reads that row, and is reported at its field', () => {
    const form = compiled({
      blocks: [
        { type: 'text', name: 'nama', label: 'Nama' },
        {
          type: 'currency',
          name: 'limit',
          label: 'Limit',
          checks: [{ that: 'limit != 3', message: '{nama}: bukan tiga' }],
        },
      ],
    });
    const failed = transition(form, filled(form), { type: 'next' }, facts);
    expect(Object.values(failed.state.failedChecks)).toEqual(['Budi: bukan tiga']);
    expect(Object.keys(failed.state.failedChecks)[0]).toContain('pemegang.1.limit');
  });
});

test('rows of a group that is kept outlive its hiding, with what stands in them; others do not', () => {
  const rows = (name: string, more: Block): Block => ({
    type: 'rows',
    name,
    visibleWhen: [{ name: 'ada', condition: 'isTrue' }],
    blocks: [{ type: 'text', name: `${name}Nama`, label: 'N' }],
    ...more,
  });
  const form = formOf({ satu: [{ type: 'switch', name: 'ada' }, rows('a', { keep: true }), rows('b', {})] });
  const shown = after(form, startState(form, facts), typed({ ada: true }), typed({ a: [0], b: [0] }));
  const filledIn = after(form, shown, typed({ 'a.0.aNama': 'x', 'b.0.bNama': 'y' }));
  expect(after(form, filledIn, typed({ ada: false })).values).toMatchObject({
    a: [0],
    'a.0.aNama': 'x',
    b: [],
    'b.0.bNama': '',
  });
});
