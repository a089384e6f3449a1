import type { Value, ValueType } from '../../language';
import type { Scope } from '../scope';

/** Computes a part of a formula. */
export type Evaluate = (scope: Scope) => Value;

/** A compiled part of a formula. */
export interface Expression {
  type: ValueType;
  /** Whether a text that it gives may be a stored choice, `'code|label'`. */
  piped: boolean;
  /** Its value when it is a literal; `undefined` is no literal. */
  literal?: Value;
  /** As the editor wrote it, as far as it is short: for reports. */
  text: string;
  evaluate: Evaluate;
}
