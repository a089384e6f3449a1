import type { Value } from '../../language';
import { isTruthy } from '../formulas/values';
import type { Scope } from '../scope';
import { toCodes } from './codes';
import { operators } from './operators';
import type { CompiledCondition, Comparison, ConditionTree, Trace } from './types';

interface Compared {
  actual: Value;
  expected: Value;
  result: boolean;
}

/** Comparisons read answers, and nothing else of a scope. */
type Answers = Pick<Scope, 'read'>;

/** The one place where a comparison is made; both folds below end in it. */
function compare({ name, operator, expected, piped }: Comparison, scope: Answers): Compared {
  const actual = scope.read(name);
  const wanted = 'name' in expected ? scope.read(expected.name) : expected.literal;
  const result = operators[operator].holds(
    piped.actual ? toCodes(actual) : actual,
    piped.expected ? toCodes(wanted) : wanted,
  );
  return { actual, expected: wanted, result };
}

/** Whether a comparison holds; unlike a formula it knows no day. */
export function testComparison(comparison: Comparison, scope: Answers): boolean {
  return compare(comparison, scope).result;
}

/** Whether a condition holds; stops at the first part that decides. */
export function test(tree: ConditionTree, scope: Scope): boolean {
  switch (tree.kind) {
    case 'comparison':
      return compare(tree, scope).result;
    case 'formula':
      return isTruthy(tree.formula.evaluate(scope));
    case 'all':
      return tree.parts.every((part) => test(part, scope));
    case 'any':
      return tree.parts.some((part) => test(part, scope));
    case 'not':
      return !test(tree.part, scope);
  }
}

/** Why a condition holds or not: every comparison in it with what it found. Its `result` is that of `test`. */
export function explain(condition: CompiledCondition, scope: Scope): Trace {
  return trace(condition.tree, scope);
}

function trace(tree: ConditionTree, scope: Scope): Trace {
  if (tree.kind === 'comparison') {
    return { kind: 'comparison', name: tree.name, operator: tree.operator, ...compare(tree, scope) };
  }
  if (tree.kind === 'formula') {
    return { kind: 'formula', source: tree.formula.source, result: test(tree, scope) };
  }
  const { kind, label } = tree;
  const parts = (tree.kind === 'not' ? [tree.part] : tree.parts).map((part) => trace(part, scope));
  return { kind, parts, result: combine[kind](parts.map((part) => part.result)), label };
}

const combine: Readonly<Record<'all' | 'any' | 'not', (results: readonly boolean[]) => boolean>> = {
  all: (results) => results.every((result) => result),
  any: (results) => results.some((result) => result),
  not: ([result]) => result !== true,
};
