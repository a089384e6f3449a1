import type { FormulaNode } from '../../../interpreter';
import { contract } from '../contract/contract';
import { fatesOf } from '../contract/matches';
import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Outcomes of calls that no answer comes to: none matches, or earlier ones take all that do. */
export function outcomes({ sources }: Checked): Found[] {
  const nodes = new Map(sources.formulas.map(({ path, compiled }) => [path, compiled.nodes[0]] as const));
  return sources.effects.flatMap(({ path, source }) =>
    source.flatMap((effect, index) => {
      const written = 'call' in effect ? (effect.outcomes ?? []) : [];
      const places = written.map((_, at) => `${path}[${index}].outcomes[${at}].match`);
      const matches = places.flatMap((place) => nodes.get(place) ?? []);
      // What is no formula is reported as such.
      if (!('call' in effect) || matches.length < places.length) return [];
      return lostIn(matches, places, contract.calls[effect.call]?.statuses ?? []);
    }),
  );
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
      const mend = `Perbaiki "match"; status yang diberikan panggilan ini: ${statuses.join(', ')}.`;
      return [{ rule: 'outcome-never', path, what, mend }];
    }
    const [first] = takenBy;
    if (first === undefined) return [];
    const isSame = JSON.stringify(matches[first]) === JSON.stringify(matches[at]);
    const what = `Setiap balasan yang cocok di sini sudah ditangani oleh hasil ke-${takenBy.map((one) => one + 1).join(' dan ke-')}.`;
    const mend = isSame
      ? 'Ubah salah satu "match", atau hapus hasil ini.'
      : `Ubah urutannya: taruh hasil ini di depan hasil ke-${first + 1}, atau hapus.`;
    return [{ rule: 'outcome-shadowed', path, what, mend }];
  });
}
