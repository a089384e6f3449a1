import type { RowPlace } from '../compile/model';
import { brokenChecks, failedChecksBesideFields } from './checks';
import { pageOf, rowPages } from './rowPages';
import { askedNames } from './check';
import { stepOf } from './path';
import { answersOfRow, rowTitle } from './rows';
import { after, begun, facts, typed, type Block } from './testing/form';
import { transition } from './transition';
import { fieldView } from './view';

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
  const { form, state } = begun([{ name: 'kota' }, group('anak', { rowTitle: 'Anak {index}: {anakNama}' })]);
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
  expect([0, 2].map((slot) => rowTitle(form, filled, { rows: 'anak', slot }))).toEqual(['Anak 2', 'Anak 1']);
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
    const filled = after(form, state, typed({ 'pemilik.0.pemilikNama': 'X', 'pemilik.1.pemilikNama': 'Y' }));
    const step = stepOf(form, 'satu');
    const broken = (slot?: number): number => {
      const row = slot === undefined ? undefined : { rows: 'pemilik', slot };
      return brokenChecks(form, filled, pageOf(form, step, row), facts).length;
    };
    expect([broken(0), broken(1), broken()]).toEqual([1, 0, 1]);
    const save = (slot: number) =>
      transition(form, filled, { type: 'saveRow', row: { rows: 'pemilik', slot } }, facts).effects[0]?.kind;
    expect([save(0), save(1)]).toEqual(['showErrors', 'showStep']);
  });

  test('say what is wrong beside the fields of one row; the step shows all', () => {
    const inner = { type: 'group', checks: [{ that: "pemilikNama != 'X'", message: 'Salah {pemilikNama}' }] };
    const blocks = [{ ...inner, blocks: [{ type: 'text', name: 'pemilikNama', label: 'Nama' }] }];
    const { form, state } = opened(group('pemilik', { ...ownPage, blocks }));
    const names = typed({ 'pemilik.0.pemilikNama': 'X', 'pemilik.1.pemilikNama': 'Y' });
    const pressed = after(form, state, names, { type: 'next' });
    const step = stepOf(form, 'satu');
    const beside = (slot?: number): readonly string[] => {
      const row = slot === undefined ? undefined : { rows: 'pemilik', slot };
      return failedChecksBesideFields(form, pressed, pageOf(form, step, row)).map(({ words }) => words);
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
