import { branchTaken, onPathKey } from '../compile/path';
import type { CompiledForm, CompiledStage, CompiledStep } from '../compile/model';
import { computed, scopeOf, type Moment } from './read';
import type { Facts, FormState } from './state';

/** The stage that a step belongs to. Ids come from compile, so a missing one is a fault of ours. */
export function stageOf(form: CompiledForm, step: string): CompiledStage {
  const stage = form.stages.find((one) => one.id === stepOf(form, step).stage);
  if (!stage) throw new Error(`form: no stage of step ${step}`);
  return stage;
}

/** A step by its id, or the preview by its own. Ids come from compile, so a missing one is a fault of ours. */
export function stepOf(form: CompiledForm, id: string): CompiledStep {
  const step = form.steps.get(id) ?? (id === form.preview?.id ? form.preview : undefined);
  if (!step) throw new Error(`form: no step ${id}`);
  return step;
}

/** The step that a form begins with; compile lets no form without one through. */
export function firstStep(form: CompiledForm): CompiledStep {
  const step = form.stages[0]?.steps[0];
  if (!step) throw new Error('form: no form without a step');
  return step;
}

/** The active stage. */
export function activeStage(form: CompiledForm, state: FormState): CompiledStage {
  return stageOf(form, state.step);
}

/** Whether a step counts: its stage was entered, and the answers lead through it. */
export function isOnPath(form: CompiledForm, state: FormState, step: string): boolean {
  return computed<boolean>(form, state, { node: onPathKey(step) });
}

/**
 * Whether Back and 'Ubah' lead into a stage: the active one, and those before it that have only asked, up to the last one that has
 * registered something.
 */
export function canEnter(form: CompiledForm, state: FormState, id: string): boolean {
  const { stages } = state;
  const at = stages.indexOf(id);
  if (id === activeStage(form, state).id) return true;
  return at >= 0 && !stages.slice(at, -1).some((one) => form.registering.has(one));
}

/** Whether a stage that was left has registered something: what it asked for cannot be changed any more. */
export function hasRegistered(form: CompiledForm, { stages }: FormState): boolean {
  return stages.slice(0, -1).some((one) => form.registering.has(one));
}

/** The steps of a stage that the answers lead through, in order. */
export function stagePath(form: CompiledForm, state: FormState, stage: CompiledStage): CompiledStep[] {
  return stage.steps.filter((step) => isOnPath(form, state, step.id));
}

/** The steps on the path of the whole form: the stages entered so far, in order. */
export function formPath(form: CompiledForm, state: FormState): CompiledStep[] {
  return state.stages.flatMap((id) => {
    const stage = form.stages.find((one) => one.id === id);
    return stage ? stagePath(form, state, stage) : [];
  });
}

/** Whether Next leads past all later steps to the preview, by a branch of the active step. */
export function leadsToPreview(form: CompiledForm, state: FormState, facts: Facts): boolean {
  const branch = branchTaken(stepOf(form, state.step).branches, scopeOf(form, state, facts));
  return branch !== undefined && branch.step === undefined;
}

/** The step that Next leads to, also from a step off the path; `undefined` after the last one. */
export function nextStep(form: CompiledForm, state: FormState): CompiledStep | undefined {
  const active = stepOf(form, state.step);
  return stagePath(form, state, activeStage(form, state)).find((step) => step.index > active.index);
}

/** Whether the active stage leads to the preview, or to the submission; behind any other one the form goes on. */
export function canEnd({ form, state, facts }: Moment): boolean {
  const stage = activeStage(form, state);
  if (form.ending.has(stage.id)) return true;
  return stagePath(form, state, stage).some(({ id }) => leadsToPreview(form, { ...state, step: id }, facts));
}

/** Whether no stage follows the active one. */
export function isInLastStage(form: CompiledForm, state: FormState): boolean {
  return activeStage(form, state).id === form.stages.at(-1)?.id;
}

/** Whether nothing but the preview or the submission follows: no step, and no stage. Nothing at all follows an end. */
export function isLastStep(form: CompiledForm, state: FormState): boolean {
  if (stepOf(form, state.step).definition.ends) return false;
  return isInLastStage(form, state) && nextStep(form, state) === undefined;
}

/** The step that Back leads to, of the stage before where there is none; `undefined` where Back leaves the form. */
export function previousStep(form: CompiledForm, state: FormState): string | undefined {
  const active = stepOf(form, state.step);
  if (active.definition.back?.goTo !== undefined) return active.definition.back.goTo;
  const cameFrom = state.trail.at(-1);
  if (cameFrom !== undefined) return cameFrom;
  const stages = form.stages.filter(({ id }) => canEnter(form, state, id));
  return stages
    .flatMap((stage) => stagePath(form, state, stage))
    .filter((step) => step.index < active.index)
    .at(-1)?.id;
}
