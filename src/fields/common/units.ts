import type { Field } from '../../language';
import type { FieldTypeRow } from './fieldTypeRow';

/** The texts beside what is typed into a field, `''` where there is none. */
export function unitsOf(field: Field): { prefix: string; suffix: string } {
  // Which types have them, their schemas say.
  const { prefix = '', suffix = '' } = field as Partial<Record<'prefix' | 'suffix', string>>;
  return { prefix, suffix };
}

/** What stands apart from an answer: words and digits, unlike `%`. */
const apart = (unit: string, edge: RegExp): string => (edge.test(unit) ? ' ' : '');

/** The row of a field whose answers are shown with the texts beside them. */
export function withUnits(field: Field, row: FieldTypeRow): FieldTypeRow {
  const { prefix, suffix } = unitsOf(field);
  if (prefix + suffix === '') return row;
  const [before, behind] = [prefix + apart(prefix, /[\p{L}\d.]$/u), apart(suffix, /^[\p{L}\d]/u) + suffix];
  return {
    ...row,
    ...row.within?.({ prefix, suffix }),
    display: (...shown) => {
      const text = row.display(...shown);
      return text && before + text + behind;
    },
  };
}
