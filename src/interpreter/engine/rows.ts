import { rowAnswer, slotsIn, slotsOf } from '../../fields/pure';
import type {
  CompiledField,
  CompiledForm,
  CompiledRow,
  CompiledValue,
  Place,
  RowPlace,
} from '../compile/model';
import type { Json, Value } from '../../language';
import { sameValue } from '../sameValue';
import { computed, type FilledForm } from './read';
import { stored, type FormState, type Write } from './state';

/** Whether two places are in the same row; so are two that are in none. */
export function sameRow(one: RowPlace | undefined, other: RowPlace | undefined): boolean {
  return one?.rows === other?.rows && one?.slot === other?.slot;
}

/** The names of the questions and values of a row; none, where the name is not that of a row group. */
function columnsOf(form: CompiledForm, rows: string): readonly string[] {
  return form.names.rows(rows)?.columns ?? [];
}

/** The fields of one row of a group, in order. */
export function fieldsOfRow(form: CompiledForm, rows: string, slot: number): CompiledField[] {
  return columnsOf(form, rows).flatMap((column) => form.fields.get(rowAnswer(rows, slot, column)) ?? []);
}

/** The fields of each row of a group that there is, in order. */
export function fieldsByRow(form: CompiledForm, state: FormState, rows: string): CompiledField[][] {
  return slotsIn(stored(state.values, rows)).map((slot) => fieldsOfRow(form, rows, slot));
}

/** A record per row, of what is given for its fields and its values; what is `undefined` is left out. */
export function records(
  { form, state }: FilledForm,
  rows: string,
  ofField: (field: CompiledField) => Value,
  ofValue: (value: CompiledValue) => Value = () => undefined,
): readonly Record<string, Json>[] {
  return slotsIn(stored(state.values, rows)).map((slot) => {
    const record: Record<string, Json> = {};
    for (const column of columnsOf(form, rows)) {
      const name = rowAnswer(rows, slot, column);
      const [field, value] = [form.fields.get(name), form.values.get(name)];
      const one = field ? ofField(field) : value && ofValue(value);
      if (one !== undefined) record[column] = one;
    }
    return record;
  });
}

/** The places of a step in the order in which a visitor reads them: rows stand in their own order; rows that do not exist have no place. */
export function inReadingOrder(state: FormState, places: readonly Place[]): readonly Place[] {
  if (!places.some((place) => place.rows)) return places;
  const ordered: Place[] = [];
  const inRows = new Map<string, Place[]>();
  for (const place of places) {
    if (!place.row) continue;
    const { rows, slot } = place.row;
    const key = `${rows}#${slot}`;
    inRows.set(key, [...(inRows.get(key) ?? []), place]);
  }
  for (const place of places) {
    if (place.row) continue;
    ordered.push(place);
    if (!place.rows) continue;
    for (const slot of slotsIn(stored(state.values, place.field))) {
      ordered.push(...(inRows.get(`${place.field}#${slot}`) ?? []));
    }
  }
  return ordered;
}

/**
 * What a stored list of records says of each row that there may be: the answers by their names in the rows of the first slots. A column
 * that was renamed has what stands under its former name.
 */
export function answersOfRecords(
  form: CompiledForm,
  rows: string,
  raw: unknown,
): readonly (readonly [string, unknown])[] {
  const definition = form.fields.get(rows)?.definition;
  if (!Array.isArray(raw) || definition?.type !== 'rows') return [];
  const columns = columnsOf(form, rows);
  // Cut before they are read: a list of unknown origin may be of any length.
  return raw.slice(0, slotsOf(definition)).flatMap((record: unknown, slot) => {
    if (typeof record !== 'object' || record === null) return [];
    const answers = new Map(Object.entries(record));
    return columns.flatMap((column): (readonly [string, unknown])[] => {
      const name = rowAnswer(rows, slot, column);
      const before = form.fields.get(name)?.definition.renamedFrom;
      const key = [column, before].find((one) => one !== undefined && answers.has(one));
      return key === undefined ? [] : [[name, answers.get(key)]];
    });
  });
}

/** The heading of a row: the definition's, or the group's label with the number of the row. */
export function rowTitle(form: CompiledForm, state: FormState, { rows, slot }: RowPlace): string {
  const place = form.fields.get(rows)?.places[0];
  const title = place?.rows?.[slot]?.title;
  if (title) return computed(form, state, title);
  const label = place?.texts.label ? computed(form, state, place.texts.label) : rows;
  return `${label} ${slotsIn(stored(state.values, rows)).indexOf(slot) + 1}`;
}

/** One row as it is to be shown. */
export interface RowView extends CompiledRow {
  index: number;
  heading: string;
}

/** The rows that there are, in order. */
export function rowViews(form: CompiledForm, state: FormState, place: Place): RowView[] {
  return slotsIn(stored(state.values, place.field)).flatMap((slot, index) => {
    const row = place.rows?.[slot];
    return row ? [{ ...row, index, heading: rowTitle(form, state, row) }] : [];
  });
}

/** What a row holds, as it is written again to bring the row back. */
export function answersOfRow(
  form: CompiledForm,
  state: FormState,
  rows: string,
  slot: number,
): Readonly<Record<string, Write>> {
  const answers: Record<string, Write> = {};
  for (const { name, row } of fieldsOfRow(form, rows, slot)) {
    const value = stored(state.values, name);
    if (!sameValue(value, row.empty)) answers[name] = { raw: value };
  }
  return answers;
}
