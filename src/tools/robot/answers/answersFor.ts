import {
  fieldView,
  stepOf,
  type CompiledForm,
  type Facts,
  type FormState,
  type Place,
  type Write,
  type Writes,
} from '../../../interpreter';
import type { Lists } from '../../visit/lists';
import { answerOf } from './answerOf';

/** The places of the active step at which a visitor can answer now, one for each answer, in reading order. */
export function openPlaces(form: CompiledForm, state: FormState): Place[] {
  const seen = new Set<string>();
  return stepOf(form, state.step).places.filter((place) => {
    const { visible, readOnly } = fieldView(form, state, place);
    if (!visible || readOnly || seen.has(place.field)) return false;
    seen.add(place.field);
    return true;
  });
}

/** Loads all lists that the active step asks for now. */
export async function loadLists(form: CompiledForm, state: FormState, lists: Lists): Promise<void> {
  await Promise.all(openPlaces(form, state).map((place) => lists.load(fieldView(form, state, place))));
}

/**
 * Valid answers for whatever is still empty on the active step ('Isi otomatis'), to be written in one batch. What waits for a
 * list or for another answer is left out: write these, `loadLists`, and ask again until nothing is left. Files are left
 * out too: they are chosen, not written.
 */
export function answersFor(
  form: CompiledForm,
  state: FormState,
  facts: Facts,
  known: Lists['known'],
  seed = '1',
): Writes {
  const writes: Record<string, Write> = {};
  for (const place of openPlaces(form, state)) {
    const { value } = fieldView(form, state, place);
    const field = form.fields.get(place.field);
    if (!field || field.row.given(value)) continue;
    const answer = answerOf(form, state, place, facts, {
      seed: `${seed} ${place.field}`,
      style: 'plain',
      options: known,
      // A switch may lock other answers; the button fills in, it does not copy.
      wish: field.definition.type === 'switch' ? { value: false } : undefined,
    });
    if ('write' in answer && answer.write.raw !== false) writes[place.field] = answer.write;
  }
  return writes;
}
