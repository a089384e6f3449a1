import type { CompiledForm } from '../../../interpreter';

/** An effect of an action, compiled. */
export type CompiledEffect = CompiledForm['submit'][number];

/** A call of an action with what follows from its answers. */
export type CallEffect = Extract<CompiledEffect, { kind: 'call' }>;

/** Every effect of a form's actions, submission and stages, those inside others included. */
export function effectsOf(form: CompiledForm): CompiledEffect[] {
  const roots = [...form.actions.values(), form.submit, ...form.stages.map((stage) => stage.afterLastStep)];
  return roots.flatMap((effects) => effects.flatMap(withInner));
}

/** An effect and those inside it. */
export function withInner(effect: CompiledEffect): CompiledEffect[] {
  return [effect, ...innerOf(effect).flatMap(withInner)];
}

function innerOf(effect: CompiledEffect): readonly CompiledEffect[] {
  switch (effect.kind) {
    case 'call':
      return [...effect.outcomes.flatMap((outcome) => outcome.effects), ...(effect.failed ?? [])];
    case 'if':
      return [...effect.then, ...effect.else];
    case 'dialog': {
      const { buttons, closeButton } = effect.dialog;
      return [...buttons.flatMap((button) => button.effects), ...(closeButton?.effects ?? [])];
    }
    default:
      return [];
  }
}
