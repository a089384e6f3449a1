import type { CompiledEffect } from '../compile/effectModel';
import type { CompiledForm } from '../compile/model';
import { sameValue } from '../sameValue';
import { askedNames, checkStep, firstUnfinished } from './check';
import { still, type Transition } from './events';
import { show } from './moves';
import { activeStage, nextStep, previousStep, stepOf } from './path';
import { without, type Facts, type FormState, type Marks } from './state';

/** Validate → popup → own action → delay → save the draft → move (definition language, section 2). */
export function next(form: CompiledForm, state: FormState, facts: Facts): Transition {
  const judged = judge(form, state, facts);
  if (judged.commands.length > 0) return judged;
  if (isWaiting(form, judged.state)) return { ...judged, commands: [{ do: 'waitForPending' }] };
  const { definition, popup } = stepOf(form, state.step);
  const button = definition.next;
  const effects: CompiledEffect[] = [
    ...(popup === undefined ? [] : [{ kind: 'popup' as const, slug: popup }]),
    ...(button?.do === undefined ? [] : [{ kind: 'action' as const, name: button.do }]),
    ...(button?.delayMs ? [{ kind: 'wait' as const, ms: button.delayMs }] : []),
    { kind: 'saveDraft' },
    { kind: 'advance' },
  ];
  return { ...judged, commands: [{ do: 'run', effects, action: nextRun }] };
}

/**
 * Touches all that the active step asks for, save `proven`, and tells what is wrong with it; without a command when nothing is.
 */
function judge(form: CompiledForm, state: FormState, facts: Facts, proven: Marks = {}): Transition {
  const step = stepOf(form, state.step);
  const found = checkStep(form, state, step, facts);
  const asked = askedNames(form, state, step).filter((name) => !Object.hasOwn(proven, name));
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
  const failed = asked.some((name) => found[name]);
  const proofs = asked.filter((name) => form.fields.get(name)?.row.proof && !found[name]);
  const nowProven = Object.fromEntries(proofs.map((name) => [name, true as const]));
  return {
    state: { ...state, touched, failures, proven: { ...state.proven, ...nowProven } },
    changed,
    commands: failed ? [{ do: 'showErrors' }] : [],
  };
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

/**
 * Next has done its work: the next step, or what follows the last one. Judged again, since the visitor could write on
 * while popup and action took their time; but no captcha, whose code was renewed by the requests of that action.
 */
export function advance(form: CompiledForm, state: FormState, facts: Facts): Transition {
  const judged = judge(form, state, facts, state.proven);
  if (judged.commands.length > 0) return judged;
  const target = nextStep(form, state);
  if (target && !state.editing) return show(form, state, target.id, [...state.trail, state.step], facts);
  const unfinished = firstUnfinished(form, state, facts);
  if (unfinished !== undefined) {
    return show(form, state, unfinished, [...state.trail, state.step], facts);
  }
  const done = { ...state, editing: false };
  if (state.editing) return still(done, [{ do: 'showPreview' }]);
  return still(done, [{ do: 'run', effects: activeStage(form, done).afterLastStep, action: nextRun }]);
}

/** The step that the visitor came from, or that the definition names. */
export function back(form: CompiledForm, state: FormState, facts: Facts): Transition {
  const target = previousStep(form, state);
  if (target === undefined) return still(state, [{ do: 'leave' }]);
  const at = state.trail.lastIndexOf(target);
  return show(form, { ...state, editing: false }, target, at < 0 ? [] : state.trail.slice(0, at), facts);
}
