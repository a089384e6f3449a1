import { relationsOf } from '../../../language/schema';
import { fields as schemas } from '../../../language/schemas/fields';
import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Keys without the one that they belong to: whoever wrote them expects something that never happens. */
export function keysAlone({ fields }: Checked): Found[] {
  return [...fields.values()].flatMap(({ field, path }) =>
    relationsOf(schemas[field.type]).flatMap(({ as }): Found[] => {
      if (as?.kind !== 'needs' || !as.advised) return [];
      const { key, other } = as;
      if (!Object.hasOwn(field, key) || Object.hasOwn(field, other)) return [];
      return [
        {
          rule: 'key-alone',
          path: `${path}.${key}`,
          what: `"${key}" pada "${field.label}" ditulis tanpa "${other}".`,
          mend: `Tulis "${other}" di sampingnya, atau hapus "${key}".`,
        },
      ];
    }),
  );
}
