import type { Report } from '../issues';
import type { CompiledField, CompiledValue } from './model';

/** Names the fields, values and steps of each cycle in the order in which each waits for the next, and what undoes it. */
export function reportCycles(
  report: Report,
  cycles: readonly (readonly string[])[],
  fields: ReadonlyMap<string, CompiledField>,
  values: ReadonlyMap<string, CompiledValue>,
): void {
  const placeOf = (name: string): string => {
    const value = values.get(name);
    return fields.get(name)?.path ?? (value ? `${value.path}.compute` : '');
  };
  for (const cycle of cycles) {
    const subjects = cycle.map((key) => key.slice(key.indexOf(':') + 1));
    const named = subjects.filter(
      (subject, index) => fields.has(subject) && subjects.indexOf(subject) === index,
    );
    const shown = named.length > 0 ? named : [...new Set(subjects)];
    const first = shown[0] ?? '';
    const onward = pathTo(cycle);
    report(placeOf(first), {
      code: 'cycle',
      received: [
        ...shown.flatMap((name) => (name === onward?.name ? [name, onward.step] : [name])),
        first,
      ].join(' → '),
      expected: 'ketergantungan tanpa lingkaran',
      hint: onward
        ? `"${onward.name}" tampil di langkah "${onward.step}", padahal jalur ke langkah itu bergantung padanya. Tampilkan di sana dengan teks "{${onward.name}}", atau tulis "keep": true pada "${onward.name}" supaya jawabannya berlaku di jalur mana pun.`
        : 'Kolom-kolom ini saling menunggu. Ubah salah satu syarat, rumus, atau salinannya.',
      args: { names: shown },
    });
  }
}

/** The answer of a cycle that counts by being shown on a step, and that step, the way to which depends on the answer. */
function pathTo(cycle: readonly string[]): { name: string; step: string } | undefined {
  for (const [at, key] of cycle.entries()) {
    const [, name] = /^counts:(.*)/.exec(key) ?? [];
    const [, step] = /^onPath:(.*)/.exec(cycle[(at + 1) % cycle.length] ?? '') ?? [];
    if (name !== undefined && step !== undefined) return { name, step };
  }
  return undefined;
}
