import type { FieldType, Rule } from '../language';

/** What of a field decides its schema; fields alike in these share one schema. */
export interface SchemaSpec {
  type: FieldType;
  minLength?: number;
  maxLength?: number;
}

/** What may differ from one moment to the next; given to the shared schema as context. */
export interface Bounds {
  required: boolean;
  /** The rule that applies now, the type's own included. */
  rule?: Rule;
  /** A number, or a day `YYYY-MM-DD`. */
  min?: number | string;
  max?: number | string;
  /** The codes that are offered; left out: not known here (remote). */
  codes?: ReadonlySet<string>;
  /** Whether the day cannot be chosen for a reason other than the bounds. */
  closed?: (day: string) => boolean;
  /** The code that is to be retyped; left out: there is none to compare with. */
  code?: string;
  /** The definition's own words for a missing answer, already interpolated. */
  requiredText?: string;
}
