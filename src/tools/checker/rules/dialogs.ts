import { effectsIn, type CompiledEffect, type CompiledForm } from '../../../interpreter';
import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Dialogs that neither Escape nor any button closes. */
export function dialogs({ form }: Checked): Found[] {
  if (!form) return [];
  return form.sources.effects.flatMap(({ compiled }) =>
    compiled.flatMap((effect): Found[] => {
      if (effect.kind !== 'dialog' || effect.dialog.dismissable) return [];
      const { buttons, closeButton, path } = effect.dialog;
      const ways = [
        ...buttons.map((button) => button.effects),
        ...(closeButton ? [closeButton.effects] : []),
      ];
      if (ways.some((way) => leaves(form, way, []))) return [];
      const what =
        ways.length === 0
          ? 'Jendela ini tidak mempunyai tombol, dan "dismissable" adalah false.'
          : 'Tidak satu pun tombol jendela ini menutupnya atau membawa ke tempat lain.';
      const mend =
        ways.length === 0
          ? 'Tambahkan "buttons": [{ "text": "Tutup" }], atau hapus "dismissable".'
          : 'Tambahkan {"closeDialog": true} pada tombolnya, atau hapus "do"; tombol tanpa "do" menutup jendela.';
      return [{ rule: 'dialog-locked', path, what, mend }];
    }),
  );
}

const leaving = new Set(['closeDialog', 'goTo', 'navigate', 'reset', 'dialog', 'standardSubmit', 'call']);

/** Whether some effect, however deep, closes the dialog, puts another in its place, or leaves the screen. */
function leaves(form: CompiledForm, effects: readonly CompiledEffect[], around: readonly string[]): boolean {
  return [...effectsIn(effects)].some((effect) => {
    if (effect.kind !== 'action') return leaving.has(effect.kind);
    if (around.includes(effect.name)) return false;
    // The same dialog once more is none of them.
    const own = (form.actions.get(effect.name) ?? []).filter(({ kind }) => kind !== 'dialog');
    return leaves(form, own, [...around, effect.name]);
  });
}
