import { stepsOf, type Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Former names that something still has: its draft would be read twice. */
export function renamedFrom({ definition, fields }: Checked): Found[] {
  const steps = stepsOf(definition);
  const ids = new Set(steps.map(({ step }) => step.id));
  const told = (path: string, name: string, what: string): Found => ({
    rule: 'renamed-from-taken',
    path: `${path}.renamedFrom`,
    what: `${what} "${name}" masih ada di formulir ini.`,
    mend: 'Tulis nama yang dahulu dipakai dan sekarang tidak lagi, atau hapus "renamedFrom".',
    cause: [name],
  });
  return [
    ...[...fields.values()].flatMap(({ field, path }) => {
      const before = field.renamedFrom;
      return before !== undefined && fields.has(before) ? [told(path, before, 'Field')] : [];
    }),
    ...steps.flatMap(({ step, path }) => {
      const before = step.renamedFrom;
      return before !== undefined && ids.has(before) ? [told(path, before, 'Langkah')] : [];
    }),
  ];
}
