import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Keys that say more of another key of their field, and nothing without it. */
const partners = {
  resetTo: 'resetWhenChanged',
  computeWhen: 'compute',
  clampToMax: 'max',
} as const;

/** Keys without the one that they belong to: whoever wrote them expects something that never happens. */
export function keysAlone({ fields }: Checked): Found[] {
  return [...fields.values()].flatMap(({ field, path }) =>
    Object.entries(partners)
      .filter(([key, partner]) => Object.hasOwn(field, key) && !Object.hasOwn(field, partner))
      .map(([key, partner]): Found => ({
        rule: 'key-alone',
        path: `${path}.${key}`,
        what: `"${key}" pada "${field.label}" ditulis tanpa "${partner}".`,
        mend: `Tulis "${partner}" di sampingnya, atau hapus "${key}".`,
      })),
  );
}
