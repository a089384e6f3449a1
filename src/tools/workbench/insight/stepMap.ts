import { isOnPath, textsOf, type CompiledStep } from '../../../interpreter';
import { whySkipped, type Standing } from '../../scenarios/words/why';
import { reasonWords } from '../../words/reasons';
import { reasonAt } from './reasons';
import { words } from './words';

/** A step as the present answers have it. */
export interface MappedStep {
  id: string;
  title: string;
  /** The title of its stage, where a form has several. */
  stage?: string;
  /** Where it stands in the definition. */
  path: string;
  state: 'active' | 'done' | 'ahead' | 'skipped';
  /** Why it is skipped; of one with a condition, why it is not. */
  why?: string;
}

/** All steps of a form in order: where the visitor is, what lies ahead, and what is skipped and why. */
export function stepMap(standing: Standing): MappedStep[] {
  const { form } = standing;
  const state = standing.state();
  const active = form.steps.get(state.step);
  const activeStage = form.stages.findIndex(({ id }) => id === active?.stage);
  return form.stages.flatMap((stage, index) =>
    stage.steps.map((step): MappedStep => {
      const held = reasonAt(standing, step.visibleWhen);
      const mapped = {
        id: step.id,
        title: textsOf(form, state, step.texts).title ?? step.id,
        ...(form.stages.length > 1 && { stage: stage.title ?? stage.id }),
        path: step.path,
        ...(held?.holds && { why: reasonWords(held, words.is.onPath, words.when.shown) }),
      };
      if (step === active) return { ...mapped, state: 'active' };
      if (isOnPath(form, state, step.id)) {
        return { ...mapped, state: isBefore(step, index) ? 'done' : 'ahead' };
      }
      return { ...mapped, state: 'skipped', why: whySkipped(standing, step.id) };
    }),
  );

  function isBefore(step: CompiledStep, stage: number): boolean {
    return stage < activeStage || (stage === activeStage && step.index < (active?.index ?? 0));
  }
}
