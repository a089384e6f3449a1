import type { FailureName } from '../failures';
import type { RuleName, Value } from '../language';
import type { ValueType } from '../scope';

/** What the interpreter must know of a field type; one row per type in `fieldTypes`. */
export interface FieldTypeRow {
  /** How formulas and conditions see the answer. */
  valueType: ValueType;
  /** What a field of this type holds when it holds nothing. */
  empty: Value;
  /**
   * Reads a value from outside (widget, draft, query, effect): the canonical value, or `undefined` when it cannot
   * be read. Never throws. Filters and letter case come later; they need the field.
   */
  parse: (raw: unknown) => Value | undefined;
  /** The rule that the type brings by itself. */
  rule?: RuleName;
  /** Which failure says that the answer is missing. */
  missing: FailureName;
  /** Hiding resets the answer, but what was wrong with it is there when it is shown again (spec 1, section 4). */
  outlivesHiding?: true;
  /** Shows that a person is there, now: never stored, sent or previewed, and judged at its own step's Next only. */
  proof?: true;
  /** Whether the answer counts as given for `required` (an unticked box does not, though it is filled). */
  given: (value: Value) => boolean;
  /** The answer as a person reads it; `''` for an empty one. `label` finds the words of a stored choice. */
  display: (value: Value, label: (stored: string) => string) => string;
  /** What is sent; `undefined` leaves the answer out (an empty one). */
  submit: (value: Value) => Value | undefined;
}
