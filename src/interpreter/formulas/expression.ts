import type { Value, ValueType } from '../../language';
import type { Scope } from '../scope';
import type { ExactValue } from './fractions';

/** Computes a part of a formula. */
export type Evaluate<T = Value> = (scope: Scope) => T;

/** A compiled part of a formula. */
export interface Expression {
  type: ValueType;
  /** Whether a text that it gives may be a stored choice, `'code|label'`. */
  piped: boolean;
  /** Its value when it is a literal; `undefined` is no literal. */
  literal?: Value;
  /** As the editor wrote it, as far as it is short: for reports. */
  text: string;
  /** What the choices of the answer that it is count, by code. */
  scores?: ReadonlyMap<string, number> | undefined;
  evaluate: Evaluate;
  /** Its value before it is rounded, where it is computed; left out: the same. */
  exact?: Evaluate<ExactValue>;
}
