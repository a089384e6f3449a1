import type { Failures } from '../../fields/pure';
import type { CompiledField, CompiledForm } from '../compile/model';
import type { Value, Values } from '../../language';
import { sameValue } from '../sameValue';
import { formPath } from './path';
import { computed, type FilledForm } from './read';
import { records } from './rows';
import { lookUp } from './sharedRecord';
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
  agreed?: readonly string[] | undefined;
  /** As in the state; left out: no step that was passed has an action. */
  passed?: FormState['passed'] | undefined;
  /** The last step was passed; left out: it was not. */
  finished?: true | undefined;
  /** What entries were refused for, by the names of `data`, rows as lists of records; left out: nothing. */
  refused?: Values | undefined;
  /** What was changed of entries, likewise. */
  notices?: Values | undefined;
}

/** Whether anything of an answer may be kept. */
function isKept({ form, state }: FilledForm, { definition, keep, row, visible }: CompiledField): boolean {
  if (definition.sensitive === true || row.proof) return false;
  return keep || computed(form, state, visible);
}

/** An answer as it is kept; `undefined` for one that holds nothing. */
function kept(state: FormState, field: CompiledField): Value {
  const value = stored(state.values, field.name);
  // An emptied default is an answer too: it must not come back with the draft.
  const isNothing =
    sameValue(value, field.row.empty) && field.defaultValue === undefined && !field.row.initial;
  return isNothing ? undefined : value;
}

/** Something of each field that is kept, rows as lists of records: what outlives the page counts them by their place. */
function ofFields(at: FilledForm, of: (field: CompiledField) => Value): Record<string, Values[string]> {
  const data: Record<string, Values[string]> = {};
  const one = (field: CompiledField): Value => (isKept(at, field) ? of(field) : undefined);
  for (const field of at.form.fields.values()) {
    if (field.inRow || !isKept(at, field)) continue;
    const isGroup = at.form.names.rows(field.name) !== undefined;
    const value = of(field);
    const rows = isGroup ? records(at, field.name, one) : [];
    if (value === undefined && !rows.some((row) => Object.keys(row).length > 0)) continue;
    data[field.name] = isGroup ? rows : value;
  }
  return data;
}

/** What is said of entries; `undefined` for nothing. */
function saidOfEntries(form: CompiledForm, state: FormState, failures: Failures): Values | undefined {
  if (Object.keys(failures).length === 0) return undefined;
  const data = ofFields({ form, state }, ({ name }) => {
    const failure = lookUp(failures, name);
    return failure && { ...failure };
  });
  return Object.keys(data).length > 0 ? data : undefined;
}

/** The part of the state that outlives the page. */
export function toDraft(form: CompiledForm, state: FormState): DraftContent {
  const data = ofFields({ form, state }, (field) => kept(state, field));
  const refused = saidOfEntries(form, state, state.refused);
  const notices = saidOfEntries(form, state, state.notices);
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
    ...(state.finished && { finished: true }),
    ...(refused && { refused }),
    ...(notices && { notices }),
  };
}
