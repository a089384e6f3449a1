import type { Value } from '../../language';
import type { CompiledFormula } from '../formulas/types';
import { isTruthy } from '../formulas/values';
import { toCodes } from './literal';
import { operators } from './operators';
import type { CompiledCondition, Comparison, ConditionGroup, FormulaTest } from './types';

/** A comparison; `piped` are the sides that may hold `'code|label'`, of which only the code is compared. */
export function comparison(
  { name, operator, expected }: Pick<Comparison, 'name' | 'operator' | 'expected'>,
  piped: { actual?: boolean; expected?: boolean } = {},
): Comparison {
  const { holds } = operators[operator];
  const side = (value: Value, isPiped = false): Value => (isPiped ? toCodes(value) : value);
  return {
    kind: 'comparison',
    name,
    operator,
    expected,
    reads: 'name' in expected && expected.name !== name ? [name, expected.name] : [name],
    test: ({ read }) => {
      const wanted = 'name' in expected ? read(expected.name) : expected.literal;
      return holds(side(read(name), piped.actual), side(wanted, piped.expected));
    },
  };
}

/** A formula as a condition. */
export function formulaTest(formula: CompiledFormula): FormulaTest {
  return { kind: 'formula', ...formula, test: (scope) => isTruthy(formula.evaluate(scope)) };
}

/** Conditions as one; it stops at the first part that decides. */
export function group(
  kind: ConditionGroup['kind'],
  parts: readonly CompiledCondition[],
  label?: string,
): ConditionGroup {
  return {
    kind,
    parts,
    label,
    reads: [...new Set(parts.flatMap(({ reads }) => reads))],
    test: (scope) =>
      kind === 'all'
        ? parts.every((part) => part.test(scope))
        : parts.some((part) => part.test(scope)) === (kind === 'any'),
  };
}
