import { fieldView, stepOf, type CompiledForm, type FormState, type Place } from '../../../interpreter';
import type { Lists } from '../../visit/lists';

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
