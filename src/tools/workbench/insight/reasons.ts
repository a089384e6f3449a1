import {
  explain,
  facet,
  scopeOf,
  type CompiledCondition,
  type Place,
  type Trace,
} from '../../../interpreter';
import { traceInWords } from '../../scenarios/words/traceInWords';
import { whyReadOnly as whyLocked } from '../../scenarios/words/why';
import { words } from '../words';
import type { Standing } from './standing';

const { filling } = words;

/** Why a field is shown at a place. */
export function whyShown(standing: Standing, { visibleWhen }: Place): string {
  const trace = traceOf(standing, visibleWhen);
  return trace ? filling.holds('visibleWhen', traceInWords(trace)) : filling.shown;
}

/** Why a field must be filled in at a place, or need not. */
export function whyRequired(standing: Standing, { required, requiredWhen }: Place): string {
  return why('required', 'requiredWhen', required, traceOf(standing, requiredWhen));
}

/** Why a field cannot be written at a place. */
export function whyReadOnly(standing: Standing, place: Place): string {
  const { form, state } = standing;
  const field = form.fields.get(place.field);
  if (field && facet(form, state(), field.locked)) {
    return Object.hasOwn(state().locks, place.field) ? filling.locked : whyLocked(standing, place);
  }
  const trace = traceOf(standing, place.readOnlyWhen);
  if (!isAlways(place.readOnly) && trace?.result !== true) return filling.around;
  return why('readOnly', 'readOnlyWhen', place.readOnly, trace);
}

function why(
  flag: 'required' | 'readOnly',
  condition: 'requiredWhen' | 'readOnlyWhen',
  facet: Place['required'],
  trace: Trace | undefined,
): string {
  if (isAlways(facet)) return filling.always(flag);
  if (!trace) return filling.never(flag);
  return (trace.result ? filling.holds : filling.fails)(condition, traceInWords(trace));
}

function isAlways(facet: Place['required']): boolean {
  return 'constant' in facet && facet.constant;
}

function traceOf(
  { form, state, facts }: Standing,
  condition: CompiledCondition | undefined,
): Trace | undefined {
  return condition && explain(condition, scopeOf(form, state(), facts()));
}
