import type { Entered, FieldTypeRow } from '../fields/pure';
import type { Field, Rule } from '../language';

/** What becomes of a visitor's entry, with the rule that applies now; `undefined`: it is not taken. */
export function readEntry(
  row: FieldTypeRow,
  field: Field,
  rule: Rule | undefined,
  raw: unknown,
): Entered | undefined {
  if (row.read) return row.read(raw, field, rule);
  const value = row.parse(raw);
  return value === undefined ? undefined : { value };
}
