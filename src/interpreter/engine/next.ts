import type { CompiledEffect } from '../compile/effects';
import type { CompiledForm } from '../compile/model';
import { sameValue } from '../sameValue';
import { askedNames, checkStep, firstUnfinished } from './check';
import { still, type Transition } from './events';
import { show } from './moves';
import { activeStage, nextStep, previousStep, stepOf } from './path';
import { without, type Facts, type FormState } from './state';

/** Validate → popup → own action → delay → save the draft → move (definition language, section 2). */
export function next(form: CompiledForm, state: FormState, facts: Facts): Transition {
  const step = stepOf(form, state.step);
  const found = checkStep(form, state, step, facts);
  const asked = askedNames(form, state, step);
  const touched: Record<string, true> = { ...state.touched };
  const failures = without(state.failures, new Set(asked));
  const changed = new Set<string>();
  for (const name of asked) {
    const before = state.failures[name];
    const failure = found[name];
    // The same failure stays the same object: its field has nothing new to show.
    const told = sameValue(before, failure) ? before : failure;
    if (told) failures[name] = told;
    if (told !== before || !Object.hasOwn(touched, name)) changed.add(name);
    touched[name] = true;
  }
  const checked: FormState = { ...state, touched, failures };
  if (Object.keys(found).length > 0) {
    return { state: checked, changed, commands: [{ do: 'showErrors' }] };
  }
  if (isWaiting(form, checked)) {
    return { state: checked, changed, commands: [{ do: 'waitForPending' }] };
  }
  const { next: button } = step.definition;
  const effects: CompiledEffect[] = [
    ...(step.popup === undefined ? [] : [{ kind: 'popup' as const, slug: step.popup }]),
    ...(button?.do === undefined ? [] : [{ kind: 'action' as const, name: button.do }]),
    ...(button?.delayMs ? [{ kind: 'wait' as const, ms: button.delayMs }] : []),
    { kind: 'saveDraft' },
    { kind: 'advance' },
  ];
  return { state: checked, changed, commands: [{ do: 'run', effects, action: nextRun }] };
}

/** The name of the run that Next starts. No action of a definition can have it. */
export const nextRun = '$next';

/** Whether a file or a watched check of this step is on its way. */
function isWaiting(form: CompiledForm, state: FormState): boolean {
  const names = stepOf(form, state.step).places.map((place) => place.field);
  const watched = form.watches.filter((watch) => watch.fields.some((name) => names.includes(name)));
  return (
    names.some((name) => Object.hasOwn(state.pending, name)) ||
    watched.some((watch) => state.runs[watch.action]?.running === true)
  );
}

/** Next has done its work: the next step, or what follows the last one. */
export function advance(form: CompiledForm, state: FormState, facts: Facts): Transition {
  const target = nextStep(form, state);
  if (state.editing || !target) {
    const unfinished = firstUnfinished(form, state, facts);
    if (unfinished !== undefined && unfinished !== state.step) {
      return show(form, state, unfinished, [...state.trail, state.step], facts);
    }
    const done = { ...state, editing: false };
    const effects = activeStage(form, done).afterLastStep;
    return still(done, [{ do: 'run', effects, action: nextRun }]);
  }
  return show(form, state, target.id, [...state.trail, state.step], facts);
}

/** The step that the visitor came from, or that the definition names. */
export function back(form: CompiledForm, state: FormState, facts: Facts): Transition {
  const target = previousStep(form, state);
  if (target === undefined) return still(state, [{ do: 'leave' }]);
  const at = state.trail.lastIndexOf(target);
  return show(form, { ...state, editing: false }, target, at < 0 ? [] : state.trail.slice(0, at), facts);
}
