import { facet, scopeOf, type CompiledCondition, type Place } from '../../../interpreter';
import { type Reason, reasonOf, reasonWords } from '../../words/reasons';
import { whyReadOnly as whyLocked, type Standing } from '../../scenarios/words/why';
import { words } from './words';

const { is, when } = words;

/** Why something is shown that may have a condition for it. */
export function whyShown(standing: Standing, { visibleWhen }: Pick<Place, 'visibleWhen'>): string {
  const reason = reasonAt(standing, visibleWhen);
  return reason ? reasonWords(reason, is.shown, when.shown) : words.alwaysShown;
}

/** Why a field must be filled in at a place, or need not. */
export function whyRequired(standing: Standing, { required, requiredWhen }: Place): string {
  if (isAlways(required)) return words.alwaysRequired;
  const reason = reasonAt(standing, requiredWhen);
  if (!reason) return words.neverRequired;
  return reasonWords(reason, reason.holds ? is.required : is.optional, when.required);
}

/** Why a field cannot be written at a place. */
export function whyReadOnly(standing: Standing, place: Place): string {
  const { form, state } = standing;
  const field = form.fields.get(place.field);
  if (field && facet(form, state(), field.locked)) {
    return Object.hasOwn(state().locks, place.field) ? words.locked : whyLocked(standing, place);
  }
  if (isAlways(place.readOnly)) return words.alwaysReadOnly;
  const reason = reasonAt(standing, place.readOnlyWhen);
  return reason?.holds ? reasonWords(reason, is.readOnly, when.readOnly) : words.around;
}

/** Why a condition holds or not now; `undefined` without one. */
export function reasonAt(
  { form, state, facts }: Standing,
  condition: CompiledCondition | undefined,
): Reason | undefined {
  return condition && reasonOf(form, condition, scopeOf(form, state(), facts()));
}

function isAlways(facet: Place['required']): boolean {
  return 'constant' in facet && facet.constant;
}
