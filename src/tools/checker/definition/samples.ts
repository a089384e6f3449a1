import { compileRule, rowOf, toOption, type Field, type Value } from '../../../interpreter';

/** Longer than anything that the bank takes by a pattern. */
const long = 300;

/** Answers that a field takes, its shortest and its longest; none where that is not known. */
export function samplesOf(field: Field): readonly Value[] {
  const { input } = rowOf(field);
  switch (input) {
    case 'text': {
      if ('format' in field && field.format !== undefined) return [];
      const rule = 'rule' in field ? field.rule : undefined;
      if (Array.isArray(rule)) return [];
      // Not a list, as the line above has seen; the type of a read-only list hides it.
      const allowed =
        rule === undefined ? () => true : compileRule(rule as Parameters<typeof compileRule>[0]);
      const sign = ['A', 'a', '1'].find((one) => allowed?.(one));
      const { minLength = 1, maxLength = long } = 'maxLength' in field || 'minLength' in field ? field : {};
      return sign === undefined ? [] : [sign.repeat(minLength), sign.repeat(maxLength)];
    }
    case 'day':
      return ['2000-01-31'];
    case 'number':
      return [1];
    case 'tick':
      return [true];
    case 'choice':
      return 'options' in field && field.options ? field.options.map((one) => toOption(one).value) : [];
    default:
      return [];
  }
}
