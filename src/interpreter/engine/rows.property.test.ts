import fc from '../../../tests/fastCheck';
import { propertyRuns } from '../../../tests/sweeps';
import type { CompiledForm } from '../compile/model';
import type { Json } from '../../language';
import { toDraft } from './draft';
import { leaveEntry } from './entry';
import { startState } from './restore';
import type { FormState } from './state';
import { toSubmission } from './submission';
import { after, facts, formOf, typed, type Block } from './testing/form';
import { models, nameOf, type Model } from './testing/randomForm';

/** Fields with a number from here on stand in rows. */
const firstInRow = 3;
const slots = 3;

const isInRow = (index: number): boolean => index >= firstInRow;
const answerOf = (index: number, slot: number): string =>
  isInRow(index) ? `baris.${slot}.${nameOf(index)}` : nameOf(index);

/** Forms whose later fields stand in rows: what they read is of the same row, or outside. */
function formFrom(model: readonly Model[]): CompiledForm {
  const blocks = model.map(({ shownWhile, computes }, index): Block => ({
    name: nameOf(index),
    ...(shownWhile
      ? { visibleWhen: [{ name: nameOf(shownWhile.reads), condition: 'equals', value: shownWhile.text }] }
      : {}),
    ...(computes === undefined ? {} : { compute: nameOf(computes) }),
  }));
  const inside = blocks
    .slice(firstInRow)
    .reverse()
    .map((block) => ({ type: 'text', label: 'Kolom', ...block }));
  const rows = { type: 'rows', name: 'baris', label: 'Baris', maxRows: slots, blocks: inside };
  return formOf({ satu: [...(inside.length > 0 ? [rows] : []), ...blocks.slice(0, firstInRow)] });
}

type Batch = Readonly<Record<string, Json>>;

const text = fc.constantFrom('', 'A', 'B');
const batches: fc.Arbitrary<Batch[]> = fc.array(
  fc.oneof(
    fc.shuffledSubarray([0, 1, 2]).map((rows) => ({ baris: rows })),
    fc.dictionary(
      fc.tuple(fc.nat({ max: 11 }), fc.nat({ max: slots - 1 })).map(([index, slot]) => answerOf(index, slot)),
      text,
      { maxKeys: 4 },
    ),
  ),
  { maxLength: 8 },
);

const rowsIn = (state: FormState): readonly number[] => (state.values.baris ?? []) as readonly number[];

/** The answers after a batch by the meaning of the words alone, each row on its own. */
function reference(model: readonly Model[], before: FormState, batch: Batch): Map<string, string> {
  const rows = (batch.baris ?? rowsIn(before)) as readonly number[];
  const words = (value: unknown): string => (typeof value === 'string' ? value : '');
  const isShown = (index: number, slot: number): boolean => {
    if (isInRow(index) && !rows.includes(slot)) return false;
    const condition = model[index]?.shownWhile;
    return !condition || effective(condition.reads, slot) === condition.text;
  };
  const effective = (index: number, slot: number): string => {
    if (!isShown(index, slot)) return '';
    const { computes } = model[index] ?? {};
    if (computes !== undefined) return effective(computes, slot);
    const name = answerOf(index, slot);
    const wasThere = !isInRow(index) || rowsIn(before).includes(slot);
    return words(batch[name] ?? (wasThere ? before.values[name] : ''));
  };
  const answers = new Map<string, string>();
  model.forEach((_, index) => {
    for (let slot = 0; slot < slots; slot += 1) answers.set(answerOf(index, slot), effective(index, slot));
  });
  return answers;
}

const known = (form: CompiledForm, batch: Batch): Batch =>
  Object.fromEntries(Object.entries(batch).filter(([name]) => form.fields.has(name)));

const everywhere = (
  property: (form: CompiledForm, before: FormState, batch: Batch, model: readonly Model[]) => void,
): void => {
  fc.assert(
    fc.property(models, batches, (model, drawn) => {
      const form = formFrom(model);
      let state = startState(form, facts);
      for (const batch of drawn.map((one) => known(form, one))) {
        property(form, state, batch, model);
        state = leaveEntry(form, after(form, state, typed(batch)), facts).state;
      }
    }),
    { numRuns: propertyRuns() },
  );
};

test('rows settle as if each of their questions stood in the form once for each row', () => {
  everywhere((form, before, batch, model) => {
    const { values } = after(form, before, typed(batch));
    const wanted = Object.fromEntries(reference(model, before, batch));
    expect(Object.fromEntries(Object.keys(wanted).map((name) => [name, values[name]]))).toEqual(wanted);
  });
});

test('rows that are added and removed in any order leave no trace', () => {
  fc.assert(
    fc.property(models, batches, (model, drawn) => {
      const form = formFrom(model);
      const start = startState(form, facts);
      const typedOnce = drawn.reduce((state, batch) => after(form, state, typed(known(form, batch))), start);
      const emptied = after(form, typedOnce, typed(known(form, { baris: [] })));
      const inRows = Object.entries(emptied.values).filter(([name]) => name.includes('.'));
      expect(inRows.filter(([, value]) => value !== '')).toEqual([]);
      for (const marks of [emptied.touched, emptied.failures, emptied.notices]) {
        expect(Object.keys(marks).filter((name) => name.includes('.'))).toEqual([]);
      }
    }),
    { numRuns: propertyRuns() },
  );
});

test('of rows that are removed or hidden nothing is sent or kept', () => {
  everywhere((form, before, batch, model) => {
    const state = after(form, before, typed(batch));
    const shown = reference(model, before, batch);
    const records = rowsIn(state).map((slot) =>
      Object.fromEntries(
        model.flatMap((_, index) => {
          const answer = isInRow(index) ? shown.get(answerOf(index, slot)) : '';
          return answer ? [[nameOf(index), answer]] : [];
        }),
      ),
    );
    expect(toSubmission(form, state).baris ?? []).toEqual(records);
    expect(toDraft(form, state).data.baris ?? []).toEqual(records);
  });
});

test('rows follow a bound that moves, and none is lost in which something is typed', () => {
  const most = 4;
  const form = formOf({
    satu: [
      { type: 'number', name: 'jumlah' },
      {
        type: 'rows',
        name: 'baris',
        minRows: 'jumlah',
        maxRows: most,
        blocks: [{ type: 'text', label: 'Kolom', name: 'kolom' }],
      },
    ],
  });
  const acts = fc.oneof(
    fc.record({ jumlah: fc.option(fc.nat({ max: 6 })) }),
    fc.shuffledSubarray([0, 1, 2, 3]).map((baris) => ({ baris })),
    fc.tuple(fc.nat({ max: 3 }), text).map(([slot, kolom]) => ({ [`baris.${slot}.kolom`]: kolom })),
  );
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 12 }), (drawn) => {
      let state = startState(form, facts);
      for (const act of drawn) {
        const typedRows = rowsIn(state).filter((slot) => state.values[`baris.${slot}.kolom`] !== '');
        const next = after(form, state, typed(act));
        const { jumlah } = next.values;
        if ('jumlah' in act) {
          expect(rowsIn(next)).toEqual(expect.arrayContaining([...typedRows]));
          for (const slot of typedRows)
            expect(next.values[`baris.${slot}.kolom`]).toBe(state.values[`baris.${slot}.kolom`]);
          if (state.values.jumlah !== jumlah && typeof jumlah === 'number')
            expect(rowsIn(next).length).toBeGreaterThanOrEqual(Math.min(jumlah, most));
        }
        state = leaveEntry(form, next, facts).state;
      }
    }),
    { numRuns: propertyRuns() },
  );
});

describe('cascades in rows, in a group that may be hidden', () => {
  const lookupOf = (parent: string) => ({
    url: '/city/filter',
    idField: 'id',
    textField: 'name',
    filters: [{ field: 'f', value: `{${parent}}` }],
  });
  const select = (name: string, parent?: string): Block => ({
    type: 'select',
    name,
    label: name,
    lookup:
      parent === undefined ? { url: '/province/filter', idField: 'id', textField: 'name' } : lookupOf(parent),
  });
  const form = formOf({
    satu: [
      select('wilayah'),
      { name: 'punya' },
      {
        type: 'rows',
        name: 'baris',
        maxRows: slots,
        visibleWhen: [{ name: 'punya', condition: 'notEquals', value: 'B' }],
        blocks: [
          select('provinsi'),
          select('kota', 'provinsi'),
          {
            ...select('kecamatan', 'kota'),
            visibleWhen: [
              { name: 'kota', condition: 'isFilled', nextCondition: 'and' },
              { name: 'punya', condition: 'equals', value: 'A' },
            ],
          },
          select('cabang', 'wilayah'),
        ],
      },
    ],
  });
  const parents = { provinsi: undefined, kota: 'provinsi', kecamatan: 'kota', cabang: 'wilayah' } as const;
  type Column = keyof typeof parents;
  const columns = Object.keys(parents) as Column[];
  const code = fc.constantFrom('', '1|Satu', '2|Dua');
  const acts: fc.Arbitrary<Batch> = fc.oneof(
    fc.record({ punya: text }),
    fc.record({ wilayah: code }),
    fc.shuffledSubarray([0, 1, 2]).map((baris) => ({ baris })),
    fc.dictionary(
      fc
        .tuple(fc.nat({ max: slots - 1 }), fc.constantFrom(...columns))
        .map(([slot, of]) => `baris.${slot}.${of}`),
      code,
      { maxKeys: 3 },
    ),
  );

  /** A row after a batch: what is written stands; else a child of a parent that has changed is empty. */
  function rowAfter(before: FormState, batch: Batch, slot: number): Record<Column, string> {
    const words = (value: unknown): string => (typeof value === 'string' ? value : '');
    const now = (name: string): string => words(batch[name] ?? before.values[name]);
    const row: Record<Column, string> = { provinsi: '', kota: '', kecamatan: '', cabang: '' };
    for (const column of columns) {
      const name = `baris.${slot}.${column}`;
      const parent = parents[column];
      const inRow = parent !== undefined && parent !== 'wilayah';
      const was = words(before.values[inRow ? `baris.${slot}.${parent}` : (parent ?? '')]);
      const is = parent === undefined ? was : inRow ? row[parent] : now(parent);
      const shown = column !== 'kecamatan' || (row.kota !== '' && now('punya') === 'A');
      if (shown) row[column] = words(batch[name] ?? (was === is ? before.values[name] : ''));
    }
    return row;
  }

  test('each row empties its own children, and a hidden group keeps nothing', () => {
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 14 }), (drawn) => {
        let state = startState(form, facts);
        for (const batch of drawn) {
          const next = after(form, state, typed(batch));
          const hidden = next.values.punya === 'B';
          const rows = hidden ? [] : ((batch.baris ?? rowsIn(state)) as readonly number[]);
          expect(rowsIn(next)).toEqual(rows);
          for (let slot = 0; slot < slots; slot += 1) {
            const wanted = rows.includes(slot) ? rowAfter(state, batch, slot) : {};
            for (const column of columns)
              expect(next.values[`baris.${slot}.${column}`]).toBe(wanted[column as never] ?? '');
          }
          const records = rows.map((slot) =>
            Object.fromEntries(
              Object.entries(rowAfter(state, batch, slot)).filter(([, value]) => value !== ''),
            ),
          );
          expect(toSubmission(form, next).baris ?? []).toEqual(records);
          expect(toDraft(form, next).data.baris ?? []).toEqual(records);
          state = leaveEntry(form, next, facts).state;
        }
      }),
      { numRuns: propertyRuns() },
    );
  });
});
