import { fieldsLookedAt } from '../../../../interpreter';
import type { Model } from '../../../reach';
import type { Checked } from '../../definition/checked';
import type { Found } from '../../finding';
import { boundsInWords, rangeInWords, rangeOf, type Range } from '../../reach/ranges';

/** Bounds of a number that never meet, whatever the answers that they are computed from. */
export function crossedRanges({ sources }: Checked, model: Model): Found[] {
  const { form } = model;
  return fieldsLookedAt(form).flatMap(({ definition, path }): Found[] => {
    if (!('min' in definition && 'max' in definition)) return [];
    const of = (key: 'min' | 'max'): { range: Range; answers: readonly string[] } => {
      const formula = sources.formulas.find((one) => one.path === `${path}.${key}`)?.compiled;
      const written = definition[key];
      const fixed = typeof written === 'number' ? written : undefined;
      const [node] = formula?.nodes ?? [];
      const range: Range = node ? rangeOf(model, node) : [fixed ?? -Infinity, fixed ?? Infinity];
      return { range, answers: (formula?.reads ?? []).filter((name) => form.fields.has(name)) };
    };
    const [min, max] = [of('min'), of('max')];
    const [least] = min.range;
    const [, most] = max.range;
    const answers = [...max.answers, ...min.answers];
    // Bounds without answers in them are reported elsewhere.
    if (answers.length === 0 || least <= most) return [];
    const [lowest = '', highest = ''] = boundsInWords(model, definition.name, [least, most]);
    const words = answers.flatMap((name) => rangeInWords(model, name) ?? []);
    return [
      {
        rule: 'bounds-crossed',
        path: `${path}.${max.answers.length > 0 ? 'max' : 'min'}`,
        what: `Batas terkecil, ${lowest}, selalu lebih besar daripada batas terbesar, ${highest}.`,
        mend: `Perbaiki salah satu batas: ${words.join('; ')}.`,
      },
    ];
  });
}
