import type { CompiledForm } from '../compile/model';
import type { Values } from '../language';
import { sameValue } from '../sameValue';
import { formPath } from './path';
import { facet } from './read';
import { stored, type FormState } from './state';

/** What is kept on the device of a form that is being filled in. */
export interface DraftContent {
  /** Answers by name, without what is sensitive or holds nothing. */
  data: Values;
  /** Ids of the steps on the path, in order. */
  steps: readonly string[];
  activeStep: string;
  stages: readonly string[];
}

/** The part of the state that outlives the page. */
export function toDraft(form: CompiledForm, state: FormState): DraftContent {
  const data: Record<string, Values[string]> = {};
  for (const field of form.fields.values()) {
    if (field.definition.sensitive === true || field.row.proof) continue;
    if (!field.keep && !facet(form, state, field.visible)) continue;
    const value = stored(state.values, field.name);
    // An emptied default is an answer too: it must not come back with the draft.
    if (sameValue(value, field.row.empty) && field.defaultValue === undefined) continue;
    data[field.name] = value;
  }
  for (const value of form.values.values()) {
    if (!value.compute) data[value.name] = stored(state.values, value.name) ?? null;
  }
  return {
    data,
    steps: formPath(form, state).map((step) => step.id),
    activeStep: state.step,
    stages: state.stages,
  };
}
