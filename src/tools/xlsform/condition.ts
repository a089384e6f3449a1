import { isObject, operatorOf, type Json } from '../../interpreter';
import { mirrored } from './constraint';
import { answerOf, formulaOf } from './formula';
import type { Named, Scope } from './question';
import type { XPathNode, Operator } from './xpath';

type Comparison = { [key: string]: Json };

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The words of a comparison with a written value; undefined where only a formula says it. */
function compared(
  named: Named,
  operator: Operator,
  value: string | number,
  scope: Scope,
): Comparison | undefined {
  const { formName: name, kind } = named;
  const condition = operatorOf(operator);
  if (condition === undefined) return undefined;
  const negated = operator === '!=';
  if (operator !== '=' && !negated) {
    const isKept = typeof value === 'number' ? kind === 'number' : kind === 'date' && isDay(value);
    return isKept ? { name, condition, value } : undefined;
  }
  if (value === '') return { name, condition: negated ? 'isFilled' : 'isEmpty' };
  if (kind === 'many') {
    scope.bent(`"${named.sheetName} = ${String(value)}" berarti: ${String(value)} dicentang`);
    return { name, condition: negated ? 'notContains' : 'contains', value: String(value) };
  }
  if (kind === 'tick') return { name, condition: negated ? 'isFalse' : 'isTrue' };
  if (kind !== 'number') return { name, condition, value: String(value) };
  return Number.isNaN(Number(value)) ? undefined : { name, condition, value: Number(value) };
}

/** The value that an expression writes down: in `choice_filter` the columns of a choice do so too. */
function written(expression: XPathNode, scope: Scope): string | number | undefined {
  switch (expression.is) {
    case 'text':
    case 'number':
      return expression.value;
    case 'column':
      return scope.columns?.get(expression.name);
    case 'negative': {
      const inside = written(expression.of, scope);
      return typeof inside === 'number' ? -inside : undefined;
    }
    case 'call':
      return expression.name === 'date' && expression.args[0]
        ? written(expression.args[0], scope)
        : undefined;
    default:
      return undefined;
  }
}

/** One comparison that an editor can choose from lists, or undefined. */
function comparisonOf(expression: XPathNode, scope: Scope, negated = false): Comparison | undefined {
  if (expression.is === 'call') {
    const [inside, code] = expression.args;
    if (expression.name === 'not' && inside) return comparisonOf(inside, scope, !negated);
    if (expression.name !== 'selected' || !inside || code?.is !== 'text') return undefined;
    const named = answerOf(inside, scope);
    if (!named || foreign(named, scope)) return undefined;
    const many = named.kind === 'many';
    const condition = many ? (negated ? 'notContains' : 'contains') : negated ? 'notEquals' : 'equals';
    return { name: named.formName, condition, value: code.value };
  }
  if (expression.is !== 'binary' || negated) return undefined;
  const { operator, left, right } = expression;
  const flipped = written(left, scope) !== undefined;
  const [answer, other] = flipped ? [right, left] : [left, right];
  const value = written(other, scope);
  if (value === undefined) return undefined;
  const named = answerOf(answer, scope);
  if (!named || foreign(named, scope)) return undefined;
  return compared(named, flipped ? (mirrored[operator] ?? operator) : operator, value, scope);
}

const foreign = (named: Named, scope: Scope): boolean =>
  named.rows !== undefined && named.rows !== scope.rows;

function parts(expression: XPathNode, connector: Operator): XPathNode[] {
  if (expression.is !== 'binary' || expression.operator !== connector) return [expression];
  return [...parts(expression.left, connector), ...parts(expression.right, connector)];
}

/** Whether an expression says nothing, because it always holds: `true()`, a number beside 0. */
export const alwaysHolds = (expression: XPathNode): boolean =>
  (expression.is === 'call' && expression.name === 'true') ||
  (expression.is === 'number' && expression.value !== 0);

function inGroup(expression: XPathNode, scope: Scope): Json {
  const comparison = comparisonOf(expression, scope);
  if (comparison) return comparison;
  const [any, all] = [parts(expression, 'or'), parts(expression, 'and')];
  if (any.length > 1) return { any: any.map((part) => inGroup(part, scope)) };
  if (all.length > 1) return { all: all.map((part) => inGroup(part, scope)) };
  if (expression.is === 'call' && expression.name === 'not' && expression.args[0]) {
    return { not: inGroup(expression.args[0], scope) };
  }
  const named = answerOf(expression, scope);
  if (named && !foreign(named, scope)) {
    return { name: named.formName, condition: named.kind === 'tick' ? 'isTrue' : 'isFilled' };
  }
  return { formula: formulaOf(expression, scope) };
}

/**
 * An expression of XLSForm as a condition of a definition: comparisons that an editor can choose from lists, a formula only for what
 * they cannot say. Throws `CannotSay` on what neither says.
 */
export function conditionOf(expression: XPathNode, scope: Scope): Json {
  const condition = inGroup(expression, scope);
  const list = plainList(condition);
  return list ?? condition;
}

/** Comparisons under one connector stand as a plain list. */
function plainList(condition: Json): Json | undefined {
  if (!isObject(condition)) return undefined;
  if ('condition' in condition) return [condition];
  for (const [key, nextCondition] of [
    ['all', 'and'],
    ['any', 'or'],
  ] as const) {
    const inside = condition[key];
    if (!Array.isArray(inside)) continue;
    const comparisonsOnly = inside.flatMap((one) => (isObject(one) && 'condition' in one ? [one] : []));
    if (comparisonsOnly.length !== inside.length) return undefined;
    return comparisonsOnly.map((one, index) => (index < inside.length - 1 ? { ...one, nextCondition } : one));
  }
  return undefined;
}
