import type { CompiledForm, CompiledStep } from '../compile/model';
import { activeStage, isOnPath, stepOf } from './path';
import { computed } from './read';
import type { Settled } from './settle';
import { stored, type FormState } from './state';

/** The active step is left by what its Next does: its action has run on the answers that stand there now. */
export function pass(form: CompiledForm, state: FormState): FormState {
  if (!form.readsOfNext.has(state.step)) return state;
  return { ...state, passed: { ...state.passed, [state.step]: true } };
}

/**
 * The action of a step that was passed is due again once the visitor, or an effect, has written an answer that is asked there or before
 * it, so that something which the action reads is another one. What is asked later, the action could not go by.
 */
export function renewDue(
  form: CompiledForm,
  before: FormState,
  { state, changed }: Settled,
  written: readonly string[],
): FormState {
  const passed = Object.keys(state.passed).filter((id) => state.passed[id] === true);
  // So it is at nearly every key.
  if (passed.length === 0) return state;
  const differing = [...changed].filter((name) => stored(before.values, name) !== stored(state.values, name));
  const due = passed.filter(
    (id) =>
      written.some((name) => isAskedUpTo(form, state, name, id)) &&
      differing.some((name) => form.readsOfNext.get(id)?.has(form.fields.get(name)?.inRow?.rows ?? name)),
  );
  if (due.length === 0) return state;
  return { ...state, passed: { ...state.passed, ...Object.fromEntries(due.map((id) => [id, false])) } };
}

function isAskedUpTo(form: CompiledForm, state: FormState, name: string, last: string): boolean {
  const { stage, index } = stepOf(form, last);
  return (form.fields.get(name)?.places ?? []).some((place) => {
    const step = stepOf(form, place.step);
    return (
      step.stage === stage &&
      step.index <= index &&
      computed(form, state, place.visible) &&
      isOnPath(form, state, step.id)
    );
  });
}

/**
 * Whether the action of a step's Next has to run yet: again, or, from the active step on, for the first time. In a stage that
 * was left, it has.
 */
export function isDue(form: CompiledForm, state: FormState, { id, stage, index }: CompiledStep): boolean {
  if (!form.readsOfNext.has(id) || stage !== activeStage(form, state).id) return false;
  const isAhead = index >= stepOf(form, state.step).index;
  return isAhead ? state.passed[id] !== true : state.passed[id] === false;
}

/** What was passed of a form that comes back from the device; an older draft knows only how far the visitor had come. */
export function passedBefore(
  form: CompiledForm,
  kept: FormState['passed'] | undefined,
  trail: readonly string[],
): FormState['passed'] {
  return kept === undefined
    ? Object.fromEntries(trail.map((id) => [id, true]))
    : Object.fromEntries(Object.entries(kept).filter(([id]) => form.steps.has(id)));
}
