import type { FormDefinition, Step } from '../../language';

/** Whether what a visitor fills in is sent to the bank as a product. */
export function sendsNothing({ subProductId }: FormDefinition): boolean {
  return subProductId === undefined;
}

/**
 * A form that sends nothing ends at its last step, unless an action follows there: that step is an end as if its definition had
 * said so.
 */
export function withOwnEnd(definition: FormDefinition): FormDefinition {
  const { stages, steps, afterLastStep } = definition;
  if (!sendsNothing(definition) || afterLastStep !== undefined) return definition;
  if (steps) return { ...definition, steps: endingIn(steps) };
  const last = stages?.at(-1);
  if (!stages || !last || last.afterLastStep !== undefined) return definition;
  return { ...definition, stages: [...stages.slice(0, -1), { ...last, steps: endingIn(last.steps) }] };
}

function endingIn(steps: readonly Step[]): readonly Step[] {
  const last = steps.at(-1);
  return !last || last.next ? steps : [...steps.slice(0, -1), { ...last, ends: true }];
}
