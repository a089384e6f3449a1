import type { CompiledForm } from '../compile/model';
import { pathView } from '../compile/path';
import type { GoToTarget } from '../../language';
import { change } from './change';
import { unchanged, type Transition } from './events';
import { activeStage, canEnter, isOnPath, stageOf, stagePath, stepOf } from './path';
import type { Moment } from './read';
import type { FormState } from './state';

/** A step, a stage or the preview, whatever stands between. */
export function goTo(at: Moment, target: GoToTarget): Transition {
  const { form, state } = at;
  if (target === 'preview') return unchanged(state, [{ kind: 'showPreview' }]);
  if ('step' in target) {
    const step = form.steps.get(target.step);
    if (!step) return unchanged(state);
    if (step.stage === stageOf(form, state.step).id) {
      return show(at, step.id, trailBy(state, step.id));
    }
    return enterStage(at, step.stage, step.id);
  }
  return enterStage(at, target.stage);
}

/**
 * 'Ubah' on the preview: a step of the active stage, whose Next leads to the preview again and whose Back to the step before it. A stage
 * before it, which has only asked, is entered again, and asks again.
 */
export function edit(at: Moment, step: string): Transition {
  const { form, state } = at;
  const { stage } = stepOf(form, step);
  if (!canEnter(form, state, stage)) return unchanged(state);
  if (stage !== activeStage(form, state).id) return goTo(at, { step });
  return show({ ...at, state: { ...state, editing: true } }, step, trailTo(form, state, step));
}

/** The way back from a step that the visitor is led to: cut where the step stands in it, else one step longer. */
function trailBy({ trail, step: active }: FormState, step: string): readonly string[] {
  if (step === active) return trail;
  const before = trail.indexOf(step);
  return before >= 0 ? trail.slice(0, before) : [...trail, active];
}

/** The way to a step by the path alone: the steps of its stage before it. */
export function trailTo(form: CompiledForm, state: FormState, step: string): string[] {
  const { index } = stepOf(form, step);
  return stagePath(form, state, stageOf(form, step))
    .filter((one) => one.index < index)
    .map((one) => one.id);
}

/** Enters a stage; going to one that was entered before cuts the list of stages there. */
function enterStage({ form, state, facts }: Moment, id: string, step?: string): Transition {
  const stage = form.stages.find((one) => one.id === id);
  const first = step ?? stage?.steps[0]?.id;
  if (!stage || first === undefined) return unchanged(state);
  const entered = state.stages.indexOf(id);
  const stages = entered >= 0 ? state.stages.slice(0, entered + 1) : [...state.stages, id];
  const result = change(form, state, { origin: 'move', writes: {}, stages, step: first }, facts);
  const shown =
    isOnPath(form, result.state, first) || step !== undefined ? first : firstOnPath(form, result.state, id);
  const moved = { ...result.state, step: shown, trail: [], editing: false };
  return {
    state: moved,
    changed: new Set([...result.changed, pathView]),
    effects: [{ kind: 'showStep', step: shown }],
  };
}

/** The first step of a stage that is on the path. */
export function firstOnPath(form: CompiledForm, state: FormState, stage: string): string {
  const steps = form.stages.find((one) => one.id === stage)?.steps ?? [];
  return (steps.find((step) => isOnPath(form, state, step.id)) ?? steps[0])?.id ?? state.step;
}

/** Shows a step of the active stage. */
export function show({ form, state, facts }: Moment, step: string, trail: readonly string[]): Transition {
  const result = change(form, state, { origin: 'move', writes: {}, step }, facts);
  return {
    state: { ...result.state, trail },
    changed: new Set([...result.changed, pathView]),
    effects: [{ kind: 'showStep', step }],
  };
}
