import type { RememberedValue } from '../../language';
import type { Report } from '../report';
import type { CompiledField } from './model';

/** Names the fields, values and steps of each cycle in the order in which each waits for the next. */
export function reportCycles(
  report: Report,
  cycles: readonly (readonly string[])[],
  fields: ReadonlyMap<string, CompiledField>,
  values: readonly RememberedValue[] = [],
): void {
  const placeOf = (name: string): string => {
    const at = values.findIndex((value) => value.name === name);
    return fields.get(name)?.path ?? (at < 0 ? '' : `values[${at}].compute`);
  };
  for (const cycle of cycles) {
    const subjects = cycle.map((key) => key.slice(key.indexOf(':') + 1));
    const named = subjects.filter(
      (subject, index) => fields.has(subject) && subjects.indexOf(subject) === index,
    );
    const shown = named.length > 0 ? named : [...new Set(subjects)];
    const first = shown[0] ?? '';
    report(placeOf(first), {
      code: 'cycle',
      received: [...shown, first].join(' → '),
      expected: 'ketergantungan tanpa lingkaran',
      hint: 'Kolom-kolom ini saling menunggu. Ubah salah satu syarat, rumus, atau salinannya.',
      args: { names: shown },
    });
  }
}
