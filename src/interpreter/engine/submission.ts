import type { CompiledField, CompiledForm, CompiledValue } from '../compile/model';
import type { Json, Value } from '../../language';
import { sameValue } from '../sameValue';
import { askedAt } from './check';
import { stageOf } from './path';
import { computed, type FilledForm } from './read';
import { records } from './rows';
import { stored, type FormState } from './state';

/**
 * What is sent: the answers that count, by name, empty ones left out (options `'code|label'`, amounts as numbers, days
 * `YYYY-MM-DD`), and remembered values. With `stages` only what these ask for, without remembered values but those of rows.
 */
export function toSubmission(
  form: CompiledForm,
  state: FormState,
  stages: readonly string[] = [],
): Record<string, Json> {
  const sent: Record<string, Json> = {};
  for (const field of form.fields.values()) {
    if (field.inRow) continue;
    if (stages.length > 0 && !isAskedIn({ form, state }, field, stages)) continue;
    const value = sentOf(form, state, field);
    if (value !== undefined) sent[field.name] = value;
  }
  if (stages.length > 0) return sent;
  for (const value of form.values.values()) {
    const held = value.inRow ? undefined : heldIn({ form, state }, value);
    if (held !== undefined) sent[value.name] = held;
  }
  return sent;
}

/** What is sent of an answer; a row group sends a record per row, and nothing when there is none. */
function sentOf(form: CompiledForm, state: FormState, field: CompiledField): Value {
  if (field.definition.submit === false || !computed(form, state, field.counts)) return undefined;
  if (form.names.rows(field.name) === undefined) return field.row.submit(stored(state.values, field.name));
  const rows = records(
    { form, state },
    field.name,
    (one) => sentOf(form, state, one),
    (value) => heldIn({ form, state }, value),
  );
  return rows.length > 0 ? rows : undefined;
}

/** Whether some of these stages ask for it: a kept answer wherever it stands, any other where it is shown now. */
function isAskedIn({ form, state }: FilledForm, field: CompiledField, stages: readonly string[]): boolean {
  const places = field.keep ? field.places : askedAt(form, state, field);
  return places.some((place) => stages.includes(stageOf(form, place.step).id));
}

/** What is sent of a remembered value: one that was set to the empty text says so; one that nobody has set says nothing. */
function heldIn(
  { form, state }: FilledForm,
  { name, submit, counts, initial }: CompiledValue,
): Json | undefined {
  const held = stored(state.values, name);
  if (!submit || !computed(form, state, counts) || held === null || sameValue(held, [])) return undefined;
  return held === '' && initial === '' ? undefined : held;
}
