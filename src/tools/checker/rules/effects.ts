import {
  effectsIn,
  innerLists,
  keyOf,
  type CompiledEffect,
  type CompiledForm,
  type FormulaNode,
} from '../../../interpreter';
import { placedEffects, type Checked } from '../definition/checked';
import { formulaAt } from '../definition/formulas';
import type { Found } from '../finding';
import { contract } from '../contract/contract';
import { fatesOf } from '../contract/matches';

/** Dialogs that neither Escape nor any button closes. */
export function dialogs({ form }: Checked): Found[] {
  if (!form) return [];
  return placedEffects(form.sources).flatMap(({ compiled: effect, path }): Found[] => {
    if (effect?.kind !== 'dialog' || effect.dialog.dismissable !== false) return [];
    const ways = innerLists(effect);
    if (leaves(form, ways.flat())) return [];
    const [what, fix] =
      ways.length === 0
        ? [
            'Jendela ini tidak mempunyai tombol, dan "dismissable" adalah false.',
            'Tambahkan "buttons": [{ "text": "Tutup" }], atau hapus "dismissable".',
          ]
        : [
            'Tidak satu pun tombol jendela ini menutupnya atau membawa ke tempat lain.',
            'Tambahkan {"closeDialog": true} pada tombolnya, atau hapus "do"; tombol tanpa "do" menutup jendela.',
          ];
    return [{ rule: 'dialog-locked', path: `${path}.dialog`, what, fix }];
  });
}

const leaving = new Set(['closeDialog', 'goTo', 'navigate', 'reset', 'dialog', 'standardSubmit', 'call']);

/** Whether some effect, however deep, closes the dialog, puts another in its place, or leaves the screen. */
function leaves({ actions: named }: CompiledForm, effects: readonly CompiledEffect[]): boolean {
  // The same dialog once more is none of them.
  const own = (name: string): readonly CompiledEffect[] =>
    (named.get(name) ?? []).filter(({ kind }) => kind !== 'dialog');
  return [...effectsIn(effects, own)].some(({ kind }) => leaving.has(kind));
}

/** Outcomes of calls that no answer comes to: none matches, or earlier ones take all that do. */
export function outcomes({ sources }: Checked): Found[] {
  return placedEffects(sources).flatMap(({ effect, path }) => {
    const written = 'call' in effect ? (effect.outcomes ?? []) : [];
    const places = written.map((_, at) => `${path}.outcomes[${at}].match`);
    const matches = places.flatMap((place) => formulaAt(sources, place)?.nodes[0] ?? []);
    // What is no formula is reported as such.
    if (!('call' in effect) || matches.length < places.length) return [];
    return lostIn(matches, places, contract.calls[effect.call]?.statuses ?? []);
  });
}

function lostIn(
  matches: readonly FormulaNode[],
  places: readonly string[],
  statuses: readonly number[],
): Found[] {
  return (fatesOf(matches) ?? []).flatMap(({ never, takenBy }, at): Found[] => {
    const path = places[at] ?? '';
    if (never) {
      const what = 'Tidak ada balasan bank yang cocok dengan "match" ini.';
      const fix = `Perbaiki "match"; status yang diberikan panggilan ini: ${statuses.join(', ')}.`;
      return [{ rule: 'outcome-never', path, what, fix }];
    }
    const [first] = takenBy;
    if (first === undefined) return [];
    const [earlier, own] = [first, at].flatMap((one) => matches[one] ?? []).map(keyOf);
    const what = `Setiap balasan yang cocok di sini sudah ditangani oleh hasil ke-${takenBy.map((one) => one + 1).join(' dan ke-')}.`;
    const fix =
      earlier === own
        ? 'Ubah salah satu "match", atau hapus hasil ini.'
        : `Ubah urutannya: taruh hasil ini di depan hasil ke-${first + 1}, atau hapus.`;
    return [{ rule: 'outcome-shadowed', path, what, fix }];
  });
}

/** Actions that nothing calls. */
export function actions({ definition, sources }: Checked): Found[] {
  return Object.keys(definition.actions ?? {})
    .filter((name) => !sources.called.has(name))
    .map((name) => ({
      rule: 'action-unused' as const,
      path: `actions.${name}`,
      what: `Aksi "${name}" tidak dipanggil oleh tombol, langkah, pantauan, atau afterLastStep.`,
      fix: `Panggil dengan "do": "${name}", atau hapus.`,
    }));
}

/** Effects behind a `stop` of the same list. */
export function afterStop({ sources }: Checked): Found[] {
  return sources.effects.flatMap(({ path, source }): Found | Found[] => {
    const stop = source.findIndex((effect) => 'stop' in effect);
    if (stop < 0 || stop === source.length - 1) return [];
    const what = 'Efek ini berada sesudah "stop".';
    const fix = 'Pindahkan ke depan "stop", atau hapus.';
    return { rule: 'after-stop', path: `${path}[${stop + 1}]`, what, fix };
  });
}
