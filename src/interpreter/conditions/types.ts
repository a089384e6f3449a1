import type { CompiledFormula } from '../formulas/types';
import type { Condition, Value } from '../../language';
import type { Report } from '../issues';
import type { Names, Scope } from '../scope';
import type { OperatorName } from './operators';

/** What a condition is checked against. */
export interface ConditionEnv {
  names: Names;
  conditions: Readonly<Record<string, Condition>>;
  path: string;
  report: Report;
  /** Called with each formula in it that is right. */
  onFormula?: (path: string, compiled: CompiledFormula) => void;
}

interface Testable {
  /** Every answer, value and constant that it reads, each once. */
  reads: readonly string[];
  test: (scope: Scope) => boolean;
}

/** One comparison, normalised: aliases gone, the right side a literal or a name. */
export interface Comparison extends Testable {
  kind: 'comparison';
  name: string;
  operator: OperatorName;
  /** A literal is read in the type of the name already: a choice's is its code. */
  expected: { literal: Value } | { name: string };
}

/** A formula as a condition: it holds while its result is neither empty nor `false` nor 0. */
export interface FormulaTest extends Testable, CompiledFormula {
  kind: 'formula';
}

export type ConditionLeaf = Comparison | FormulaTest;

/** Conditions that are joined, or one that is denied. */
export interface ConditionGroup extends Testable {
  kind: 'all' | 'any' | 'not';
  parts: readonly CompiledCondition[];
  /** The name of the condition that it is. */
  label?: string | undefined;
}

/** A condition, normalised and checked once, and so is every part of it. Named conditions are resolved in place. */
export type CompiledCondition = ConditionLeaf | ConditionGroup;
