import { pageOf, rowPages } from './rowPages';
import { stepOf } from './path';
import { after, begun, typed, type Block } from './testing/form';
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
    expect(asked()).toEqual(['ada', 'pemilik', 'anak', 'anak.0.anakNama', 'anak.1.anakNama']);
  });

  test('leave a step without any as it is', () => {
    const { form } = opened(group('anak'));
    const step = stepOf(form, 'satu');
    expect(pageOf(form, step, undefined)).toBe(step);
  });
});
