import { slotsIn } from '../../fields/pure';
import type { CompiledForm, CompiledStep, RowPlace } from '../compile/model';
import type { Transition } from './events';
import { validateStep } from './next';
import { stepOf } from './path';
import { computed, type Moment } from './read';
import { sameRow } from './rows';
import { stored, type FormState } from './state';

/** Whether each row of a group is filled in on a page of its own. */
export function hasOwnPages(form: CompiledForm, rows: string): boolean {
  const definition = form.fields.get(rows)?.definition;
  return definition?.type === 'rows' && definition.editing === 'ownPage';
}

/** The rows of a step that have pages of their own, in reading order: `&row=2` in the address is the second of them. */
export function rowPages(form: CompiledForm, state: FormState, step: string): RowPlace[] {
  return stepOf(form, step).places.flatMap(({ field: rows, visible, rows: slots }) =>
    slots && hasOwnPages(form, rows) && computed(form, state, visible)
      ? slotsIn(stored(state.values, rows)).map((slot) => ({ rows, slot }))
      : [],
  );
}

/** The row on whose own page an answer is asked for; `undefined`: on that of its step. */
export function rowPageOf(form: CompiledForm, name: string): RowPlace | undefined {
  const row = form.fields.get(name)?.inRow;
  return row && hasOwnPages(form, row.rows) ? { rows: row.rows, slot: row.slot } : undefined;
}

/** What stands on one page of a step: what a row holds, or, without one, all but what has a page of its own. */
export function pageOf(form: CompiledForm, step: CompiledStep, row: RowPlace | undefined): CompiledStep {
  if (row) {
    const group = step.places.find(({ field, rows }) => rows && field === row.rows);
    const places = step.places.filter((place) => sameRow(place.row, row));
    return { ...step, row, places, blocks: group?.rows?.[row.slot]?.blocks ?? [] };
  }
  const places = step.places.filter((place) => !place.row || !hasOwnPages(form, place.row.rows));
  return places.length === step.places.length ? step : { ...step, places };
}

/** 'Simpan' on the page of a row: judges what it asks, and leads back to the step when nothing is wrong. */
export function saveRow(at: Moment, row: RowPlace): Transition {
  const { form, state } = at;
  const page = pageOf(form, stepOf(form, state.step), row);
  const validated = validateStep(at, page, state.pending);
  if (validated.effects.length > 0) return validated;
  return { ...validated, effects: [{ kind: 'showStep', step: page.id }] };
}
