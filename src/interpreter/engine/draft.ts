import type { CompiledField, CompiledForm } from '../compile/model';
import type { Value, Values } from '../../language';
import { sameValue } from '../sameValue';
import { formPath } from './path';
import { facet } from './read';
import { records } from './rows';
import { stored, type FormState } from './state';

/** What is kept on the device of a form that is being filled in. */
export interface DraftContent {
  /** Answers by name, without what is sensitive or holds nothing. */
  data: Values;
  /** Ids of the steps on the path, in order. */
  steps: readonly string[];
  /** The id of the step that is shown. */
  activeStep: string;
  /** Ids of the stages entered so far, in order. */
  stages: readonly string[];
  /** Slugs of popups that were agreed to and are not shown again; left out: none. */
  agreed?: readonly string[];
  /** As in the state; left out: no step that was passed has an action. */
  passed?: FormState['passed'];
}

/** An answer as it is kept; `undefined` for one that is not. */
function kept(form: CompiledForm, state: FormState, field: CompiledField): Value {
  if (field.definition.sensitive === true || field.row.proof) return undefined;
  if (!field.keep && !facet(form, state, field.visible)) return undefined;
  const value = stored(state.values, field.name);
  // An emptied default is an answer too: it must not come back with the draft.
  const isNothing =
    sameValue(value, field.row.empty) && field.defaultValue === undefined && !field.row.initial;
  return isNothing ? undefined : value;
}

/** The part of the state that outlives the page. */
export function toDraft(form: CompiledForm, state: FormState): DraftContent {
  const data: Record<string, Values[string]> = {};
  for (const field of form.fields.values()) {
    if (field.inRow) continue;
    const value = kept(form, state, field);
    if (value === undefined) continue;
    const isGroup = form.names.rows(field.name) !== undefined;
    data[field.name] = isGroup ? records(form, state, field.name, (one) => kept(form, state, one)) : value;
  }
  for (const value of form.values.values()) {
    if (!value.compute) data[value.name] = stored(state.values, value.name) ?? null;
  }
  const agreed = Object.keys(state.agreed);
  const hasPassed = Object.keys(state.passed).length > 0;
  return {
    data,
    steps: formPath(form, state).map((step) => step.id),
    activeStep: state.step,
    stages: state.stages,
    ...(agreed.length > 0 && { agreed }),
    ...(hasPassed && { passed: state.passed }),
  };
}
