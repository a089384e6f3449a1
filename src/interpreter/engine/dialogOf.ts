import type { EffectOf } from '../compile/bound';
import type { CompiledForm } from '../compile/model';
import type { Scope } from '../scope';
import { pressed } from '../walk';
import type { Dialog, Run } from './effects';
import { resolve } from './resolve';

/** Every dialog of a form, with its name in what outlives the page: where it stands in the definition. */
export function placedDialogs({ sources }: CompiledForm): { path: string; effect: EffectOf<'dialog'> }[] {
  return sources.effects.flatMap(({ path, compiled }) =>
    compiled.flatMap((effect, index) =>
      effect.kind === 'dialog' ? { path: `${path}[${index}].dialog`, effect } : [],
    ),
  );
}

/** A dialog in words; its buttons keep what the formulas of the run may use. */
export function dialogOf(
  form: CompiledForm,
  effect: EffectOf<'dialog'>,
  scope: Scope,
  extras: Run['extras'],
): Dialog {
  const { buttons = [], closeButton, ...said } = effect.dialog;
  const { blocks = [], dismissable = true, ...words } = resolve(said, scope);
  return {
    ...words,
    path: placedDialogs(form).find((one) => one.effect === effect)?.path ?? '',
    extras,
    blocks,
    dismissable,
    closeButton: closeButton && { effects: pressed(closeButton), extras },
    buttons: buttons.map((button) => ({
      text: resolve(button.text, scope),
      run: { effects: pressed(button), extras },
    })),
  };
}
