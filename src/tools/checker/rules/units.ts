import { unitsOf } from '../../../fields/common/units';
import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** A text beside the answer that its label says too: `Berat (kg)` with the suffix `kg`. */
export function units({ fields }: Checked): Found[] {
  return [...fields.values()].flatMap(({ field, path }) =>
    Object.values(unitsOf(field)).flatMap((unit): Found[] => {
      const said = unit && field.label.lastIndexOf(`(${unit})`);
      if (said === '' || said < 0) return [];
      const without = `${field.label.slice(0, said)}${field.label.slice(said + unit.length + 2)}`.trim();
      return [
        {
          rule: 'unit-twice',
          path: `${path}.label`,
          what: `"${unit}" tertulis di label dan di dalam isian.`,
          mend: `Tulis labelnya "${without}".`,
          fix: { put: without },
        },
      ];
    }),
  );
}
