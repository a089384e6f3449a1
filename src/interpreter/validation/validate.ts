import { fieldTypes, type Bounds, type Failure, type Lengths } from '../../fields/pure';
import type { FieldType, Value } from '../../language';

/** What of a field's definition its checks read. */
export interface CheckSpec extends Lengths {
  type: FieldType;
}

/**
 * The first thing that is wrong with an answer, or `undefined`. Order: missing, date, too short, too long, rule, email,
 * bounds, option. An empty answer that is not required is never wrong. Words come later.
 */
export function validate(spec: CheckSpec, value: Value, bounds: Bounds): Failure | undefined {
  const row = fieldTypes[spec.type];
  if (!row.given(value)) return bounds.required ? { rule: row.missing } : undefined;
  for (const check of row.checks?.(spec) ?? []) {
    const failure = check(value, bounds);
    if (failure) return failure;
  }
  return undefined;
}
