import type { CompiledFormula } from '../formulas/types';
import type { Condition, OperatorName, Value } from '../../language';
import type { Report } from '../report';
import type { Names, Scope } from '../scope';

/** What a condition is checked against. */
export interface ConditionEnv {
  names: Names;
  /** The form's named conditions. */
  conditions: Readonly<Record<string, Condition>>;
  /** Where it stands in the definition. */
  path: string;
  report: Report;
  /** Called with each formula in it that is right. */
  onFormula?: (found: FormulaInCondition) => void;
}

/** One comparison, normalised: aliases gone, the right side a literal or a name. */
export interface Comparison {
  kind: 'comparison';
  name: string;
  operator: OperatorName;
  /** A literal is read in the type of the name already: a choice's is its code. */
  expected: { literal: Value } | { name: string };
  /** The sides that may hold `'code|label'`, of which only the code is compared. */
  piped: { actual: boolean; expected: boolean };
}

/** A formula as a condition: it holds while its result is neither empty nor `false` nor 0. */
export interface FormulaTest {
  kind: 'formula';
  formula: CompiledFormula;
}

/** A condition in its one normal form. Named conditions are resolved in place. */
export type ConditionTree =
  | Comparison
  | FormulaTest
  | { kind: 'all' | 'any'; parts: readonly ConditionTree[]; label?: string | undefined }
  | { kind: 'not'; part: ConditionTree; label?: string | undefined };

/** A condition, normalised and checked once. */
export interface CompiledCondition {
  tree: ConditionTree;
  /** Every answer, value and constant that it reads, each once. */
  reads: readonly string[];
  test: (scope: Scope) => boolean;
}

/** A formula in a condition, at its place in the definition. */
export interface FormulaInCondition {
  path: string;
  compiled: CompiledFormula;
}

/** Why a condition held or not; the same fold as `test`, with its steps kept. */
export type Trace =
  | {
      kind: 'comparison';
      name: string;
      operator: OperatorName;
      expected: Value;
      actual: Value;
      result: boolean;
    }
  | { kind: 'formula'; source: string; result: boolean }
  | { kind: 'all' | 'any' | 'not'; parts: readonly Trace[]; result: boolean; label?: string | undefined };
