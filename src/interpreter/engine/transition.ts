import type { CompiledEffect } from '../compile/effects';
import { sameValue } from '../sameValue';
import { pathView } from '../compile/path';
import type { CompiledForm } from '../compile/model';
import type { GoToTarget, ResetTarget, Values } from '../language';
import { change } from './change';
import { askedNames, checkField, checkStep, firstUnfinished } from './check';
import { activeStage, isOnPath, nextStep, previousStep, stageOf, stepOf } from './path';
import type { Settled } from './settle';
import { startState } from './start';
import { stored, type Facts, type FormState, type Marks, type Write, type Writes } from './state';
import { watchCommands } from './watch';

/** Everything that can happen to a form. */
export type FormEvent =
  /** The visitor, or an effect of an action, writes answers. */
  | { type: 'write'; writes: Writes; by: 'visitor' | 'effect' }
  /** The visitor leaves a field. */
  | { type: 'touch'; name: string }
  /** Next was pressed. */
  | { type: 'next' }
  /** Next has done its work: move on. */
  | { type: 'advance' }
  /** Back was pressed. */
  | { type: 'back' }
  | { type: 'goTo'; target: GoToTarget }
  /** 'Ubah' on the preview. */
  | { type: 'edit'; step: string }
  /** A watched action has ended. */
  | { type: 'outcome'; action: string }
  /** Answers come back from the device. */
  | { type: 'restore'; data: Values; activeStep: string; stages: readonly string[] }
  /** The page's address gives answers. */
  | { type: 'query'; writes: Writes; locks: Marks }
  | { type: 'reset'; target: ResetTarget }
  /** A field has a request on its way that Next must wait for, or no longer. */
  | { type: 'pending'; name: string; running: boolean }
  /** A new day. */
  | { type: 'tick' };

/** What the machine wants done. */
export type Command =
  /** Run effects; `action` names a run of which there is one at a time. */
  | { do: 'run'; effects: readonly CompiledEffect[]; action: string }
  /** Abort a run; its outcome is dropped. */
  | { do: 'abort'; action: string }
  /** Next has found failures: show the summary and take the visitor there. */
  | { do: 'showErrors' }
  /** Next waits: a check or an upload is on its way. */
  | { do: 'waitForPending' }
  /** Another step is shown. */
  | { do: 'showStep'; step: string; stageEntered: boolean }
  | { do: 'showPreview' }
  /** Back on the first step: the page before the form. */
  | { do: 'leave' };

/** The next state, whom it concerns, and what to do. */
export interface Transition {
  state: FormState;
  changed: ReadonlySet<string>;
  commands: readonly Command[];
}

const nobody: ReadonlySet<string> = new Set();

/** The whole behaviour of a form as one pure function. */
export function transition(form: CompiledForm, state: FormState, event: FormEvent, facts: Facts): Transition {
  switch (event.type) {
    case 'write':
      return write(form, state, event.writes, event.by, facts);
    case 'touch':
      return touch(form, state, event.name, facts);
    case 'next':
      return next(form, state, facts);
    case 'advance':
      return advance(form, state, facts);
    case 'back':
      return back(form, state, facts);
    case 'goTo':
      return goTo(form, state, event.target, facts);
    case 'edit':
      return show(form, { ...state, editing: true }, event.step, state.trail, facts);
    case 'outcome':
      return still({ ...state, runs: ended(state, event.action) });
    case 'restore':
      return restore(form, state, event, facts);
    case 'query':
      return settled(
        change(form, state, { origin: 'restore', writes: event.writes, locks: event.locks }, facts),
      );
    case 'reset':
      return reset(form, state, event.target, facts);
    case 'pending':
      return still({ ...state, pending: marked(state.pending, event.name, event.running) });
    case 'tick':
      return settled(change(form, state, { origin: 'move', writes: {} }, facts));
  }
}

function still(state: FormState, commands: readonly Command[] = []): Transition {
  return { state, changed: nobody, commands };
}

function settled(result: Settled, commands: readonly Command[] = []): Transition {
  return { ...result, commands };
}

function write(
  form: CompiledForm,
  state: FormState,
  writes: Writes,
  by: 'visitor' | 'effect',
  facts: Facts,
): Transition {
  const result = change(form, state, { origin: by, writes }, facts);
  const watched = watchCommands(form, state, result.state, by, facts);
  return { state: watched.state, changed: result.changed, commands: watched.commands };
}

function touch(form: CompiledForm, state: FormState, name: string, facts: Facts): Transition {
  if (Object.hasOwn(state.touched, name)) return still(state);
  const failure = checkField(form, state, name, facts);
  return {
    state: {
      ...state,
      touched: { ...state.touched, [name]: true },
      failures: failure ? { ...state.failures, [name]: failure } : state.failures,
    },
    changed: new Set([name]),
    commands: [],
  };
}

/** Validate → popup → own action → delay → save the draft → move (definition language, section 2). */
function next(form: CompiledForm, state: FormState, facts: Facts): Transition {
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

function advance(form: CompiledForm, state: FormState, facts: Facts): Transition {
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

function back(form: CompiledForm, state: FormState, facts: Facts): Transition {
  const target = previousStep(form, state);
  if (target === undefined) return still(state, [{ do: 'leave' }]);
  const at = state.trail.lastIndexOf(target);
  return show(form, { ...state, editing: false }, target, at < 0 ? [] : state.trail.slice(0, at), facts);
}

function goTo(form: CompiledForm, state: FormState, target: GoToTarget, facts: Facts): Transition {
  if (target === 'preview') return still(state, [{ do: 'showPreview' }]);
  if ('step' in target) {
    const step = form.steps.get(target.step);
    if (!step) return still(state);
    if (step.stage === stageOf(form, state.step).id) {
      const before = state.trail.indexOf(step.id);
      const trail = before >= 0 ? state.trail.slice(0, before) : [...state.trail, state.step];
      return show(form, state, step.id, trail, facts);
    }
    return enterStage(form, state, step.stage, facts, step.id);
  }
  return enterStage(form, state, target.stage, facts);
}

/** Enters a stage; going to one that was entered before cuts the list of stages there. */
function enterStage(
  form: CompiledForm,
  state: FormState,
  id: string,
  facts: Facts,
  step?: string,
): Transition {
  const stage = form.stages.find((one) => one.id === id);
  const first = step ?? stage?.steps[0]?.id;
  if (!stage || first === undefined) return still(state);
  const entered = state.stages.indexOf(id);
  const stages = entered >= 0 ? state.stages.slice(0, entered + 1) : [...state.stages, id];
  const result = change(form, state, { origin: 'move', writes: {}, stages, step: first }, facts);
  const shown =
    isOnPath(form, result.state, first) || step !== undefined ? first : firstOnPath(form, result.state, id);
  const moved = { ...result.state, step: shown, trail: [], editing: false };
  return {
    state: moved,
    changed: new Set([...result.changed, pathView]),
    commands: [{ do: 'showStep', step: shown, stageEntered: true }],
  };
}

function firstOnPath(form: CompiledForm, state: FormState, stage: string): string {
  const steps = form.stages.find((one) => one.id === stage)?.steps ?? [];
  return (steps.find((step) => isOnPath(form, state, step.id)) ?? steps[0])?.id ?? state.step;
}

function show(
  form: CompiledForm,
  state: FormState,
  step: string,
  trail: readonly string[],
  facts: Facts,
): Transition {
  const result = change(form, state, { origin: 'move', writes: {}, step }, facts);
  return {
    state: { ...result.state, trail },
    changed: new Set([...result.changed, pathView]),
    commands: [{ do: 'showStep', step, stageEntered: false }],
  };
}

/** Stored answers of unknown age: those that the form still has, read as its types read them. */
function restore(
  form: CompiledForm,
  state: FormState,
  event: Extract<FormEvent, { type: 'restore' }>,
  facts: Facts,
): Transition {
  const writes: Record<string, Write> = {};
  for (const name of [...form.fields.keys(), ...form.values.keys()]) {
    const raw = stored(event.data, name);
    if (raw !== undefined) writes[name] = { raw };
  }
  const known = new Set(form.stages.map((stage) => stage.id));
  const entered = [...new Set(event.stages)].filter((id) => known.has(id));
  const [firstStage] = form.stages;
  const stages = entered.length > 0 && firstStage && entered[0] === firstStage.id ? entered : state.stages;
  const wanted = form.steps.get(event.activeStep);
  const last = stages.at(-1);
  const candidate = wanted && wanted.stage === last ? wanted.id : undefined;
  const result = change(form, state, { origin: 'restore', writes, stages, step: candidate }, facts);
  const step =
    candidate !== undefined && isOnPath(form, result.state, candidate)
      ? candidate
      : firstOnPath(form, result.state, last ?? '');
  return {
    state: { ...result.state, step, trail: trailTo(form, result.state, step) },
    changed: new Set([...result.changed, pathView]),
    commands: [{ do: 'showStep', step, stageEntered: false }],
  };
}

/** The way on which a restored visitor came: the path of the stage before the step. */
function trailTo(form: CompiledForm, state: FormState, step: string): string[] {
  const { index } = stepOf(form, step);
  return stageOf(form, step)
    .steps.filter((one) => one.index < index && isOnPath(form, state, one.id))
    .map((one) => one.id);
}

function reset(form: CompiledForm, state: FormState, target: ResetTarget, facts: Facts): Transition {
  const blank = startState(form, facts);
  if (target === 'all') {
    const changed = new Set([...form.fields.keys(), ...form.values.keys(), pathView]);
    return { state: blank, changed, commands: [{ do: 'showStep', step: blank.step, stageEntered: true }] };
  }
  if (target === 'activeStep') {
    const first = firstOnPath(form, state, activeStage(form, state).id);
    return show(form, { ...state, editing: false }, first, [], facts);
  }
  const stage = form.stages.find((one) => one.id === target.stage);
  const writes: Record<string, Write> = {};
  for (const place of stage?.steps.flatMap((step) => step.places) ?? []) {
    writes[place.field] = { raw: stored(blank.values, place.field) };
  }
  const result = change(form, state, { origin: 'effect', writes }, facts);
  const names = new Set(Object.keys(writes));
  const touched = without(result.state.touched, names);
  const failures = without(result.state.failures, names);
  return {
    state: { ...result.state, touched, failures },
    changed: new Set([...result.changed, ...Object.keys(writes)]),
    commands: [],
  };
}

function ended(state: FormState, action: string): FormState['runs'] {
  const run = state.runs[action];
  return run ? { ...state.runs, [action]: { ...run, running: false } } : state.runs;
}

function marked(marks: Marks, name: string, on: boolean): Marks {
  if (on) return { ...marks, [name]: true };
  return without(marks, new Set([name]));
}

/** A record without some names. */
function without<V>(record: Readonly<Record<string, V>>, names: ReadonlySet<string>): Record<string, V> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)));
}
