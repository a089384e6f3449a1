import type { CompiledEffect, CompiledForm, CompiledStep } from '../compile/model';
import type { NextPopup } from '../../language';
import { sameValue } from '../sameValue';
import { askedNames, checkStep, firstUnfinished, waitsForWrong } from './check';
import { brokenChecks, recheck } from './checks';
import { unchanged, type Transition } from './events';
import { goTo, show } from './moves';
import { activeStage, isInLastStage, leadsToPreview, nextStep, previousStep, stepOf } from './path';
import { pass } from './passed';
import { editRecord } from './sharedRecord';
import type { Moment } from './read';
import { type FormState, type Marks } from './state';

/** Validate → popup → own action → delay → save the draft → move. An end has no Next. */
export function next(at: Moment): Transition {
  const { form, state } = at;
  if (stepOf(form, state.step).definition.ends) return unchanged(state);
  // What is on its way is judged when it has come: a file that is being sent is not missing.
  const validated = validateStep(at, stepOf(form, state.step), state.pending);
  if (validated.effects.length > 0) return validated;
  if (isWaiting(form, validated.state)) return { ...validated, effects: [{ kind: 'waitForPending' }] };
  const { definition, popup } = stepOf(form, state.step);
  const button = definition.next;
  const effects: CompiledEffect[] = [
    ...(popup === undefined || isAgreed(state, popup) ? [] : [{ kind: 'popup' as const, slug: popup.slug }]),
    ...(button?.do === undefined ? [] : [{ kind: 'action' as const, name: button.do }]),
    ...(button?.delayMs ? [{ kind: 'wait' as const, wait: button.delayMs }] : []),
    { kind: 'saveDraft' },
    { kind: 'advance' },
  ];
  return { ...validated, effects: [{ kind: 'run', effects, action: nextRun }] };
}

function isAgreed({ agreed }: FormState, { slug, once }: NextPopup): boolean {
  return once === true && Object.hasOwn(agreed, slug);
}

/** The button of the preview: what is declared there is judged, then the form is sent. */
export function send(at: Moment): Transition {
  const { form, state } = at;
  const validated = form.preview ? validateStep(at, form.preview, {}) : unchanged(state);
  if (validated.effects.length > 0) return validated;
  return { ...validated, effects: [{ kind: 'run', effects: form.submit, action: nextRun }] };
}

/** Touches all that a step asks for, save what is `excused`, and says what is wrong; without an effect when nothing is. */
export function validateStep(at: Moment, step: CompiledStep, excused: Marks): Transition {
  const { form, state, facts } = at;
  const found = checkStep(at, step);
  const asked = askedNames(form, state, step).filter((name) => !Object.hasOwn(excused, name));
  const touched = editRecord(state.touched);
  const failures = editRecord(state.failures);
  const changed = new Set<string>();
  for (const name of asked) {
    const failure = found[name];
    if (touched.get(name) === undefined && !waitsForWrong(at, name)) touched.set(name, true);
    // A field that is right has nothing new to show because it counts as touched now.
    if (sameValue(failures.get(name), failure)) continue;
    failures.set(name, failure);
    changed.add(name);
  }
  const failed = asked.some((name) => found[name]) || brokenChecks(at, step, excused).length > 0;
  const proofs = asked.filter((name) => form.fields.get(name)?.row.proof && !found[name]);
  const nowProven = Object.fromEntries(proofs.map((name) => [name, true as const]));
  const validated: Transition = {
    state: {
      ...state,
      touched: touched.done(),
      failures: failures.done(),
      proven: { ...state.proven, ...nowProven },
    },
    changed,
    effects: failed ? [{ kind: 'showErrors', step: step.id }] : [],
  };
  return recheck(form, validated, facts, step.id);
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
export function advance(at: Moment): Transition {
  const { form, state, facts } = at;
  const validated = validateStep(at, stepOf(form, state.step), state.proven);
  if (validated.effects.length > 0) return validated;
  const passed = pass(form, state);
  const target = nextStep(form, passed);
  if (target && !passed.editing)
    return show({ ...at, state: passed }, target.id, [...passed.trail, passed.step]);
  const unfinished = firstUnfinished({ ...at, state: passed });
  if (unfinished !== undefined) {
    return show({ ...at, state: passed }, unfinished, [...passed.trail, passed.step]);
  }
  const finished = passed.finished || isInLastStage(form, passed);
  const done = { ...passed, editing: false, finished };
  if (passed.editing || leadsToPreview(form, passed, facts))
    return unchanged(done, [{ kind: 'showPreview' }]);
  return unchanged(done, [{ kind: 'run', effects: activeStage(form, done).afterLastStep, action: nextRun }]);
}

/** Whether Next leads from the step that is shown straight back to the preview, once nothing is wrong there. */
export function leadsBack(at: Moment): boolean {
  const { editing, step } = at.state;
  return editing && firstUnfinished(at, step) === undefined;
}

/** The step that the visitor came from, or that the definition names. What 'Ubah' has begun goes on there. */
export function back(at: Moment): Transition {
  const { form, state } = at;
  const target = previousStep(form, state);
  if (target === undefined) return unchanged(state, [{ kind: 'leave' }]);
  if (stepOf(form, target).stage !== stepOf(form, state.step).stage) return goTo(at, { step: target });
  const cameBy = state.trail.slice(0, Math.max(0, state.trail.lastIndexOf(target)));
  return show(at, target, cameBy);
}
