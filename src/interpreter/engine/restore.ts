import type { CompiledForm } from '../compile/model';
import { pathView } from '../compile/path';
import type { ResetTarget } from '../language';
import { change } from './change';
import type { FormEvent, Transition } from './events';
import { firstOnPath, show } from './moves';
import { activeStage, isOnPath, stageOf, stepOf } from './path';
import { startState } from './start';
import { stored, without, type Facts, type FormState, type Write } from './state';

/** Stored answers of unknown age: those that the form still has, read as its types read them. */
export function restore(
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

/** Empties the form, a stage, or leads to the active stage's first step. */
export function reset(form: CompiledForm, state: FormState, target: ResetTarget, facts: Facts): Transition {
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
