import { inSlot, rowOf, slotsIn, slotsOf } from '../../fields/pure';
import type { Field, RowsField, Value } from '../../language';
import { compared } from '../formulas/build';
import { addNode, readsOf, text, truth, type Builder } from './builder';
import type { Computed } from './graph';
import type { CompiledBlock, CompiledRow, RowPlace } from './model';
import type { Declaration } from './names';

/** A field as it is compiled: that of a row once for each slot. */
export interface Unrolled extends Declaration {
  inRow?: RowPlace & { column: string };
}

/** Most answers of a form, those of all rows that there may be counted. */
const mostAnswers = 10_000;

/**
 * The fields of a form with those of rows once for each slot. So everything that a form can do it does in rows: an answer of
 * a row is an answer like any other, under a name of its own.
 */
export function unroll(builder: Builder, declared: readonly Declaration[]): Unrolled[] {
  const slots = new Map<string, number>();
  for (const { field } of declared) if (field.type === 'rows') slots.set(field.name, slotsOf(field));
  const unrolled = declared.flatMap((declaration): Unrolled[] => {
    const { field, rows } = declaration;
    if (rows === undefined) return [declaration];
    return Array.from({ length: slots.get(rows) ?? 0 }, (_, slot) => ({
      ...declaration,
      field: inSlot(rows, slot, field),
      inRow: { rows, slot, column: field.name },
    }));
  });
  for (const { field, path, rows } of declared) {
    if (rows !== undefined) checkColumn(builder, field, path);
  }
  const values = new Map(
    declared.map(({ field }) => [
      field.name,
      field.type === 'rows' ? slotsOf(field) * (field.values?.length ?? 0) : 0,
    ]),
  );
  const answersIn = (group: string): number =>
    unrolled.filter(({ rows }) => rows === group).length + (values.get(group) ?? 0);
  const count = [...values.values()].reduce((sum, one) => sum + one, unrolled.length);
  if (count > mostAnswers) {
    const [name = ''] = [...slots.keys()].sort((a, b) => answersIn(b) - answersIn(a));
    const group = declared.find(({ field }) => field.name === name);
    const rows = `"${name}" dihitung ${slots.get(name) ?? 0} baris`;
    const maxRows = group?.field.type === 'rows' ? group.field.maxRows : undefined;
    builder.report(group && maxRows !== undefined ? `${group.path}.maxRows` : '', {
      code: 'limit',
      received: `${count} jawaban, semua baris dihitung; ${rows}`,
      expected: `paling banyak ${mostAnswers} jawaban`,
      hint:
        typeof maxRows === 'string'
          ? `Beri isian di dalam rumus "maxRows" itu sebuah "max", atau tulis min(${maxRows}, 10).`
          : 'Beri kelompok baris itu sebuah "maxRows" yang lebih kecil.',
    });
  }
  return unrolled;
}

/** What cannot be asked again in each row: rows, and what shows that a person is there. */
function checkColumn(builder: Builder, field: Field, path: string): void {
  if (field.type !== 'rows' && !rowOf(field).proof) return;
  builder.report(`${path}.type`, {
    code: 'wrong-value',
    received: `"${field.type}" di dalam baris`,
    expected: 'pertanyaan lain; baris di dalam baris dan captcha di dalam baris tidak ada',
  });
}

/** The builder of a row: names mean its answers. */
function inRow(builder: Builder, { rows, slot }: RowPlace): Builder {
  const names = builder.names.rows(rows)?.inRow(slot);
  return names ? { ...builder, names, slot } : builder;
}

/** The builder that compiles a named condition by itself: one that reads answers of a row is used inside the rows, and the first stands for all. */
export function knowing(builder: Builder, condition: string): Builder {
  const { conditions, names } = builder;
  const seen = new Set<string>();
  const rowsRead = (name: string): string | undefined => {
    if (seen.has(name)) return undefined;
    seen.add(name);
    const group = names.groupOf(name);
    if (group !== undefined) return group;
    const source = Object.hasOwn(conditions, name) ? JSON.stringify(conditions[name]) : '';
    for (const [word] of source.matchAll(/[A-Za-z_$][\w$]*/g)) {
      const found = rowsRead(word);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const rows = rowsRead(condition);
  return rows === undefined ? builder : inRow(builder, { rows, slot: 0 });
}

/** The builder that compiles a field, or a value of a row. */
export function builderOf(builder: Builder, { inRow: row }: Pick<Unrolled, 'inRow'>): Builder {
  return row ? inRow(builder, row) : builder;
}

/** The key of the node that says whether the row of a slot is there. */
const inUseKey = ({ rows, slot }: RowPlace): string => `row:${rows}#${slot}`;

/** Whether the row of a slot is there. */
export function inUse(row: RowPlace): Computed<boolean> {
  return { node: inUseKey(row) };
}

/** The fewest rows that a group has; all that there may be where a formula says it. */
export function fewestRows({ minRows, ...group }: RowsField): number {
  return typeof minRows === 'string' ? slotsOf(group) : (minRows ?? 0);
}

/** Compiles the rows of a group, one for each slot. */
export function compileRows(
  builder: Builder,
  group: RowsField,
  path: string,
  visible: Computed<boolean>,
  compileRow: (builder: Builder, row: RowPlace, visible: Computed<boolean>) => CompiledBlock[],
): CompiledRow[] {
  const { name } = group;
  return Array.from({ length: slotsOf(group) }, (_, slot): CompiledRow => {
    const row: RowPlace = { rows: name, slot };
    const here = inRow(builder, row);
    const used = addNode(builder, {
      key: inUseKey(row),
      view: name,
      reads: [`value:${name}`],
      run: (pass) => slotsIn(pass.value(name)).includes(slot),
    });
    const shown = truth(builder, 'every', `visible:${inUseKey(row)}`, name, [visible, used]);
    return {
      ...row,
      inUse: used,
      inUseWhen: compared(name, 'contains', slot),
      title: titleOf(here, group, row, path),
      blocks: compileRow(here, row, shown),
    };
  });
}

function titleOf(
  builder: Builder,
  { name, rowTitle }: RowsField,
  row: RowPlace,
  path: string,
): Computed<string> | undefined {
  const title = text(builder, rowTitle, `${path}.rowTitle`, { extras: ['index'] });
  if (!title) return undefined;
  return addNode(builder, {
    key: `text:${inUseKey(row)}`,
    view: name,
    reads: readsOf([name, ...title.reads]),
    run: (pass) =>
      title
        .render({ ...pass.scope, extras: { index: numberOf(pass.value(name), row.slot) } })
        // An answer that is still empty leaves what led up to it.
        .replace(/[\s:,–-]+$/, ''),
  });
}

/** The number of a row, from 1 on. */
function numberOf(rows: Value, slot: number): number {
  return slotsIn(rows).indexOf(slot) + 1;
}
