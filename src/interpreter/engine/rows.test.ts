import type { Json } from '../../language';
import type { CompiledForm, RowPlace } from '../compile/model';
import { toDraft } from './draft';
import { previewSteps } from './preview';
import { startState } from './restore';
import { after, formOf, typed, type Block, begun, facts } from './testing/form';
import type { FormState } from './state';
import { toSubmission } from './submission';
import { transition } from './transition';
import { brokenChecks, failedChecksBesideFields } from './checks';
import { pageOf, rowPages } from './rowPages';
import { askedNames } from './check';
import { stepOf } from './path';
import { answersOfRow, rowTitle } from './rows';
import { fieldView } from './view';

describe('rows', () => {
  const compiled = (rows: Block = {}, more: readonly Block[] = []): CompiledForm =>
    formOf(
      {
        satu: [
          { name: 'kota', label: 'Kota' },
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
        dua: [{ name: 'akhir' }],
      },
      {
        values: [
          { name: 'total', compute: 'sum(pemegang.limit)' },
          { name: 'nama2', compute: "join(pemegang.nama, ', ')" },
          { name: 'jumlah', compute: 'count(pemegang)' },
          { name: 'semua', compute: 'every(pemegang.limit > 5)' },
          { name: 'ada', compute: 'some(pemegang.limit > 5)' },
        ],
      },
    );

  const write = (form: CompiledForm, state: FormState, answers: Readonly<Record<string, Json>>): FormState =>
    after(form, state, typed(answers));

  const filled = (form: CompiledForm): FormState =>
    after(
      form,
      startState(form, facts),
      typed({ pemegang: [0, 1, 2] }),
      typed({ 'pemegang.0.nama': 'Ayu', 'pemegang.0.limit': 10 }),
      typed({ 'pemegang.1.nama': 'Budi', 'pemegang.1.limit': 3 }),
      typed({ 'pemegang.2.nama': 'Citra', 'pemegang.2.limit': 7 }),
    );

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
      expect(write(form, state, { 'pemegang.0.alasan': 'a', 'pemegang.1.alasan': 'b' }).values).toMatchObject(
        {
          'pemegang.0.alasan': 'a',
          'pemegang.1.alasan': '',
        },
      );
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
      expect(() =>
        compiled({}, [{ type: 'number', name: 'luar', label: 'L', compute: 'limit + 1' }]),
      ).toThrow(/sum\(pemegang\.limit\)/);
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
      const inside = (block: Block) => () => compiled({ blocks: [block] });
      expect(inside({ type: 'captcha', name: 'kode', label: 'Kode' })).toThrow(/captcha/);
      expect(inside({ type: 'rows', name: 'anak', label: 'Anak', blocks: [] })).toThrow(
        /baris di dalam baris/,
      );
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
    const form = formOf({
      satu: [{ type: 'switch', name: 'ada' }, rows('a', { keep: true }), rows('b', {})],
    });
    const shown = after(form, startState(form, facts), typed({ ada: true }), typed({ a: [0], b: [0] }));
    const filledIn = after(form, shown, typed({ 'a.0.aNama': 'x', 'b.0.bNama': 'y' }));
    expect(after(form, filledIn, typed({ ada: false })).values).toMatchObject({
      a: [0],
      'a.0.aNama': 'x',
      b: [],
      'b.0.bNama': '',
    });
  });
});

describe('rowPages', () => {
  const group = (name: string, more: Block = {}): Block => ({
    type: 'rows',
    name,
    rowTitle: 'Baris {index}',
    blocks: [{ type: 'text', name: `${name}Nama`, label: 'Nama' }],
    ...more,
  });
  const ownPage = { editing: 'ownPage' };
  const hidden = { visibleWhen: [{ name: 'ada', condition: 'isTrue' }] };

  test('a group is seen with its rows, in their order, each under its title', () => {
    const { form, state } = begun([
      { name: 'kota' },
      group('anak', { rowTitle: 'Anak {index}: {anakNama}' }),
    ]);
    const filled = after(
      form,
      state,
      typed({ anak: [2, 0] }),
      typed({ 'anak.0.anakNama': 'Ayu', 'anak.2.anakNama': 'Budi' }),
    );
    const seen = (name: string) => {
      const [place] = form.fields.get(name)?.places ?? [];
      return place && fieldView(form, filled, place).rows?.map((row) => [row.slot, row.index, row.heading]);
    };
    expect(seen('anak')).toEqual([
      [2, 0, 'Anak 1: Budi'],
      [0, 1, 'Anak 2: Ayu'],
    ]);
    expect(seen('kota')).toBeUndefined();
  });

  test('a row without a title of its own is called by its group and its number', () => {
    const { form, state } = begun([group('anak', { rowTitle: undefined as never, label: 'Anak' })]);
    const filled = after(form, state, typed({ anak: [2, 0] }));
    expect([0, 2].map((slot) => rowTitle(form, filled, { rows: 'anak', slot }))).toEqual([
      'Anak 2',
      'Anak 1',
    ]);
  });

  test('rows are asked in the order in which they stand, rows that do not exist are not asked', () => {
    const { form, state } = begun([{ name: 'kota' }, group('anak'), { name: 'desa' }]);
    const filled = after(form, state, typed({ anak: [2, 0] }), typed({ 'anak.2.anakNama': 'Ayu' }));
    const names = ['kota', 'anak', 'anak.2.anakNama', 'anak.0.anakNama', 'desa'];
    expect(askedNames(form, filled, stepOf(form, 'satu'))).toEqual(names);
    // What is empty need not be written again to bring a row back.
    expect(answersOfRow(form, filled, 'anak', 2)).toEqual({ 'anak.2.anakNama': { raw: 'Ayu' } });
    expect(answersOfRow(form, filled, 'anak', 0)).toEqual({});
  });

  describe('Pages of rows', () => {
    const opened = (...blocks: readonly Block[]) => {
      const { form, state } = begun([{ type: 'switch', name: 'ada' }, ...blocks]);
      return {
        form,
        state: after(form, state, typed({ ada: true }), typed({ pemilik: [0, 1], anak: [0, 1] })),
      };
    };

    test('belong to the rows that say so, in the order in which they stand', () => {
      const { form, state } = opened(group('pemilik', ownPage), group('anak'));
      const sorted = after(form, state, typed({ pemilik: [1, 0] }));
      expect(rowPages(form, sorted, 'satu')).toEqual([
        { rows: 'pemilik', slot: 1 },
        { rows: 'pemilik', slot: 0 },
      ]);
    });

    test('are none while their group is hidden, though it keeps its rows', () => {
      const { form, state } = opened(group('pemilik', { ...ownPage, ...hidden, keep: true }));
      expect(rowPages(form, state, 'satu')).toHaveLength(2);
      const without = after(form, state, typed({ ada: false }));
      expect(without.values.pemilik).toEqual([0, 1]);
      expect(rowPages(form, without, 'satu')).toEqual([]);
    });

    test('hold what one row asks; the page of the step holds the rest, rows that are filled in there too', () => {
      const { form } = opened(group('pemilik', ownPage), group('anak', { maxRows: 2 }));
      const step = stepOf(form, 'satu');
      const asked = (slot?: number): readonly string[] =>
        pageOf(form, step, slot === undefined ? undefined : { rows: 'pemilik', slot }).places.map(
          ({ field }) => field,
        );
      expect(asked(1)).toEqual(['pemilik.1.pemilikNama']);
      const pemilik = step.places.find(({ field }) => field === 'pemilik');
      expect(pageOf(form, step, { rows: 'pemilik', slot: 1 }).blocks).toBe(pemilik?.rows?.[1]?.blocks);
      expect(asked()).toEqual(['ada', 'pemilik', 'anak', 'anak.0.anakNama', 'anak.1.anakNama']);
    });

    test('judge the checks of one row; the step judges those of all', () => {
      const check = { that: "pemilikNama != 'X'", message: 'Salah' };
      const blocks = [{ type: 'text', name: 'pemilikNama', label: 'Nama', checks: [check] }];
      const { form, state } = opened(group('pemilik', { ...ownPage, blocks }));
      const filled = after(
        form,
        state,
        typed({ 'pemilik.0.pemilikNama': 'X', 'pemilik.1.pemilikNama': 'Y' }),
      );
      const step = stepOf(form, 'satu');
      const broken = (slot?: number): number => {
        const row = slot === undefined ? undefined : { rows: 'pemilik', slot };
        return brokenChecks({ form, state: filled, facts }, pageOf(form, step, row)).length;
      };
      expect([broken(0), broken(1), broken()]).toEqual([1, 0, 1]);
      const save = (slot: number) =>
        transition(form, filled, { type: 'saveRow', row: { rows: 'pemilik', slot } }, facts).effects[0]?.kind;
      expect([save(0), save(1)]).toEqual(['showErrors', 'showStep']);
    });

    test('say what is wrong beside the fields of one row; the step shows all', () => {
      const inner = {
        type: 'group',
        checks: [{ that: "pemilikNama != 'X'", message: 'Salah {pemilikNama}' }],
      };
      const blocks = [{ ...inner, blocks: [{ type: 'text', name: 'pemilikNama', label: 'Nama' }] }];
      const { form, state } = opened(group('pemilik', { ...ownPage, blocks }));
      const names = typed({ 'pemilik.0.pemilikNama': 'X', 'pemilik.1.pemilikNama': 'Y' });
      const pressed = after(form, state, names, { type: 'next' });
      const step = stepOf(form, 'satu');
      const beside = (slot?: number): readonly string[] => {
        const row = slot === undefined ? undefined : { rows: 'pemilik', slot };
        return failedChecksBesideFields({ form, state: pressed }, pageOf(form, step, row)).map(
          ({ words }) => words,
        );
      };
      expect([beside(0), beside(1), beside()]).toEqual([['Salah X'], [], ['Salah X']]);
    });

    test('hold nothing of a row that there cannot be, and nothing of a group of another step', () => {
      const { form } = opened(group('pemilik', ownPage));
      const page = (row: RowPlace) => pageOf(form, stepOf(form, 'satu'), row);
      for (const row of [
        { rows: 'pemilik', slot: 999 },
        { rows: 'hilang', slot: 0 },
      ])
        expect(page(row)).toMatchObject({ row, places: [], blocks: [] });
    });

    test('leave a step without any as it is', () => {
      const { form } = opened(group('anak'));
      const step = stepOf(form, 'satu');
      expect(pageOf(form, step, undefined)).toBe(step);
    });
  });
});
