import type { CompiledField, CompiledForm } from '../compile/model';
import type { Json } from '../language';
import { sameValue } from '../sameValue';
import { askedAt } from './check';
import { stageOf } from './path';
import { facet } from './read';
import { stored, type FormState } from './state';

/**
 * What is sent: the answers that count, by name, empty ones left out (options `'code|label'`, amounts as numbers, days
 * `YYYY-MM-DD`), and remembered values. With `stages` only what these ask for, without remembered values.
 */
export function toSubmission(
  form: CompiledForm,
  state: FormState,
  stages: readonly string[] = [],
): Record<string, Json> {
  const sent: Record<string, Json> = {};
  for (const field of form.fields.values()) {
    if (field.definition.submit === false || !facet(form, state, field.counts)) continue;
    if (stages.length > 0 && !isAskedIn(form, state, field, stages)) continue;
    const value = field.row.submit(stored(state.values, field.name));
    if (value !== undefined) sent[field.name] = value;
  }
  if (stages.length > 0) return sent;
  for (const value of form.values.values()) {
    const held = stored(state.values, value.name);
    if (value.submit && held !== undefined && !isNothing(held)) sent[value.name] = held;
  }
  return sent;
}

/** Whether some of these stages ask for it: a kept answer wherever it stands, any other where it is shown now. */
function isAskedIn(
  form: CompiledForm,
  state: FormState,
  field: CompiledField,
  stages: readonly string[],
): boolean {
  const places = field.keep ? field.places : askedAt(form, state, field);
  return places.some((place) => stages.includes(stageOf(form, place.step).id));
}

function isNothing(value: Json): boolean {
  return value === null || value === '' || sameValue(value, []);
}
