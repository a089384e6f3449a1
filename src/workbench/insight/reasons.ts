import {
  compileCondition,
  explain,
  facet,
  scopeOf,
  type Condition,
  type Place,
  type Trace,
} from '../../interpreter';
import { partOf, valueAt } from '../../checker/json/parts';
import { traceInWords } from '../../robot/scenario/words/traceInWords';
import { whyReadOnly as whyLocked } from '../../robot/scenario/words/why';
import { words } from '../words';
import type { Standing } from './insight';
import { keysOf } from './keysOf';

const { filling } = words;

/** Why a field is shown at a place. */
export function whyShown({ form, state, facts }: Standing, { visibleWhen }: Place): string {
  if (!visibleWhen) return filling.shown;
  return filling.holds('visibleWhen', traceInWords(explain(visibleWhen, scopeOf(form, state(), facts()))));
}

/** Why a field must be filled in at a place, or need not. */
export function whyRequired(standing: Standing, place: Place): string {
  return why(standing, place, 'required', 'requiredWhen');
}

/** Why a field cannot be written at a place. */
export function whyReadOnly(standing: Standing, place: Place): string {
  const { form, state } = standing;
  const field = form.fields.get(place.field);
  if (field && facet(form, state(), field.locked)) {
    return Object.hasOwn(state().locks, place.field) ? filling.locked : whyLocked(standing, place);
  }
  const trace = traceOf(standing, place, 'readOnlyWhen');
  if (keyAt(standing, place, 'readOnly') !== true && trace?.result !== true) return filling.around;
  return why(standing, place, 'readOnly', 'readOnlyWhen');
}

function why(
  standing: Standing,
  place: Place,
  flag: 'required' | 'readOnly',
  condition: 'requiredWhen' | 'readOnlyWhen',
): string {
  if (keyAt(standing, place, flag) === true) return filling.always(flag);
  const trace = traceOf(standing, place, condition);
  if (!trace) return filling.never(flag);
  return (trace.result ? filling.holds : filling.fails)(condition, traceInWords(trace));
}

/** A key as it stands at the place, or, where an answer is shown again, at the field itself. */
function keyAt({ form }: Standing, place: Place, key: string): unknown {
  const here = partOf(valueAt(form.definition, keysOf(place.path)), key);
  return here ?? partOf(form.fields.get(place.field)?.definition, key);
}

function traceOf(standing: Standing, place: Place, key: string): Trace | undefined {
  const { form, state, facts } = standing;
  const condition = keyAt(standing, place, key);
  if (condition === undefined) return undefined;
  // The definition was parsed: what stands under these keys is a condition.
  const compiled = compileCondition(condition as Condition, {
    names: form.names,
    conditions: form.definition.conditions ?? {},
    path: `${place.path}.${key}`,
    // The form was compiled with this very condition, which has nothing to report.
    report: () => undefined,
  });
  return compiled && explain(compiled, scopeOf(form, state(), facts()));
}
