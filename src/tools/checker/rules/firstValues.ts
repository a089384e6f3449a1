import type { Json } from '../../../interpreter';
import type { Checked } from '../definition/checked';
import { localOptions, misread } from '../definition/options';
import type { Found } from '../finding';

/** First values and reset values of a choice that the field does not offer. */
export function firstValues({ fields }: Checked): Found[] {
  return [...fields.values()].flatMap(({ field, path }) => {
    const options = localOptions(field);
    if (!options) return [];
    return (['defaultValue', 'resetTo'] as const).flatMap((key): Found[] => {
      const value = field[key];
      const list: readonly Json[] = Array.isArray(value) ? value : [value ?? ''];
      const texts = list
        .filter((one) => typeof one === 'string')
        .filter((one) => one !== '' && !one.includes('{'));
      return texts.flatMap((one): Found[] => {
        const wrong = misread(one, options);
        const what = `Nilai awal ${JSON.stringify(one)} bukan salah satu pilihan "${field.label}" (${field.name}).`;
        return wrong ? [{ ...wrong, path: `${path}.${key}`, what }] : [];
      });
    });
  });
}
