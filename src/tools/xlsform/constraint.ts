import type { JsonObject } from '../../interpreter';
import { formulaOf } from './formula';
import { CannotSay } from './note';
import type { Scope } from './question';
import type { XPathNode, Operator } from './xpath';

/** What a constraint becomes: keys of the field, and the rest as a formula. */
export interface Constraint {
  keys: JsonObject;
  /** The code of a choice that stands alone. */
  exclusive?: string;
  /** What no key says, as a formula that must hold. */
  check?: string;
}

type Binary = Extract<XPathNode, { is: 'binary' }>;

const conjuncts = (expression: XPathNode): XPathNode[] =>
  expression.is === 'binary' && expression.operator === 'and'
    ? [...conjuncts(expression.left), ...conjuncts(expression.right)]
    : [expression];

const calls = (expression: XPathNode, name: string): expression is Extract<XPathNode, { is: 'call' }> =>
  expression.is === 'call' && expression.name === name;

const ofSelf = (expression: XPathNode, name: string): boolean =>
  calls(expression, name) && expression.args[0]?.is === 'self';

/** The comparisons that say the same with their sides turned. */
export const mirrored: Partial<Record<Operator, Operator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '=': '=',
};

/** A comparison with what is measured on its left, or undefined. */
function measured(expression: XPathNode, isMeasure: (one: XPathNode) => boolean): Binary | undefined {
  if (expression.is !== 'binary') return undefined;
  const { operator, left, right } = expression;
  if (isMeasure(left)) return expression;
  const turned = mirrored[operator];
  return isMeasure(right) && turned
    ? { is: 'binary', operator: turned, left: right, right: left }
    : undefined;
}

/** Whole bounds of a count: `> 2` is at least 3. */
function wholeBounds({ operator, right }: Binary): { least?: number; most?: number } | undefined {
  if (right.is !== 'number') return undefined;
  const { value } = right;
  if (operator === '=') return { least: value, most: value };
  if (operator === '>=') return { least: value };
  if (operator === '>') return { least: value + 1 };
  if (operator === '<=') return { most: value };
  if (operator === '<') return { most: value - 1 };
  return undefined;
}

const bounds = (
  found: { least?: number; most?: number } | undefined,
  least: string,
  most: string,
): JsonObject | undefined =>
  found && {
    ...(found.least === undefined ? {} : { [least]: found.least }),
    ...(found.most === undefined ? {} : { [most]: found.most }),
  };

function size(expression: XPathNode, scope: Scope, type: string): JsonObject | undefined {
  const found = measured(expression, (one) => one.is === 'self');
  if (!found || found.operator === '=' || found.operator === '!=') return undefined;
  const { operator, right } = found;
  const strict = operator === '<' || operator === '>';
  const below = operator === '<' || operator === '<=';
  if (type === 'date' || type === 'monthYear') {
    const key = below ? 'maxDate' : 'minDate';
    const text = right.is === 'text' ? right.value : formulaOf(right, scope);
    const inFormula = right.is === 'text' ? `'${text}'` : text;
    return { [key]: strict ? `addDays(${inFormula}, ${below ? '-1' : '1'})` : text };
  }
  if (type !== 'number' && !(type === 'decimal' && !strict)) return undefined;
  const key = below ? 'max' : 'min';
  const step = strict ? (below ? -1 : 1) : 0;
  const bound = numberOf(right);
  if (bound !== undefined) return { [key]: bound + step };
  const formula = formulaOf(right, scope);
  return { [key]: step === 0 ? formula : `${formula} ${below ? '-' : '+'} 1` };
}

const numberOf = (expression: XPathNode): number | undefined => {
  if (expression.is === 'number') return expression.value;
  const inside = expression.is === 'negative' ? numberOf(expression.of) : undefined;
  return inside === undefined ? undefined : -inside;
};

/** `[class]{2,5}`, `\d{16}`, `[A-Z]+` from the first letter to the last: the one shape of patterns that a field says without a pattern. */
const simplePattern =
  /^\^?(?<what>\\d|\[[^\]\\^]+\])(?:\{(?<from>\d+)(?<range>,(?<to>\d*))?\}|(?<many>[+*]))\$?$/;

function pattern(expression: XPathNode): JsonObject | undefined {
  if (!ofSelf(expression, 'regex') || expression.is !== 'call') return undefined;
  const [, written] = expression.args;
  const source = written?.is === 'text' ? written.value : '';
  const groups = simplePattern.exec(source)?.groups;
  if (!groups?.['what']) throw new CannotSay(`pola ${source}`);
  const { what, from, range, to, many } = groups;
  const digits = what === '\\d' || what === '[0-9]';
  const least = from ?? (many === '+' ? '1' : '0');
  const most = from === undefined ? '' : range === undefined ? from : (to ?? '');
  return {
    rule: digits ? 'digits' : { characters: what.slice(1, -1) },
    ...(Number(least) > 0 ? { minLength: Number(least) } : {}),
    ...(most === '' ? {} : { maxLength: Number(most) }),
    ...(digits ? { inputMode: 'numeric' } : {}),
  };
}

/** The code that `not(selected(., 'x')) or count-selected(.) = 1` and `not(selected(., 'x') and count-selected(.) > 1)` keep alone. */
function aloneIn(expression: XPathNode): string | undefined {
  const isOr = expression.is === 'binary' && expression.operator === 'or';
  const inside = isOr ? expression : argumentOfNot(expression);
  if (inside?.is !== 'binary' || (!isOr && inside.operator !== 'and')) return undefined;
  const sides = [inside.left, inside.right];
  const isCounted = sides.some((one) => {
    const count = measured(one, (side) => ofSelf(side, 'count-selected'));
    const found = count && wholeBounds(count);
    return isOr ? found?.most === 1 : found?.least === 2;
  });
  const chosen = isOr ? sides.flatMap((one) => argumentOfNot(one) ?? []).slice(0, 1) : sides;
  return isCounted ? chosen.map(codeOfSelected).find((code) => code !== undefined) : undefined;
}

const argumentOfNot = (expression: XPathNode): XPathNode | undefined =>
  calls(expression, 'not') ? expression.args[0] : undefined;

const codeOfSelected = (expression: XPathNode): string | undefined => {
  if (!ofSelf(expression, 'selected') || expression.is !== 'call') return undefined;
  const [, code] = expression.args;
  return code?.is === 'text' ? code.value : undefined;
};

function said(expression: XPathNode, scope: Scope, type: string): JsonObject | undefined {
  if (type === 'checkboxGroup') {
    const count = measured(expression, (one) => ofSelf(one, 'count-selected'));
    return count && bounds(wholeBounds(count), 'minChosen', 'maxChosen');
  }
  if (type === 'text' || type === 'textarea') {
    const length = measured(expression, (one) => ofSelf(one, 'string-length'));
    return length ? bounds(wholeBounds(length), 'minLength', 'maxLength') : pattern(expression);
  }
  return size(expression, scope, type);
}

/**
 * A constraint of XLSForm as what a field of `type` says itself (bounds, lengths, characters, a choice that stands alone), and a check
 * for the rest. Throws `CannotSay` where neither says it.
 */
export function constraintOf(expression: XPathNode, scope: Scope, type: string): Constraint {
  const all: Constraint = { keys: {} };
  const rest: XPathNode[] = [];
  for (const part of conjuncts(expression)) {
    const alone = type === 'checkboxGroup' ? aloneIn(part) : undefined;
    if (alone !== undefined && all.exclusive === undefined) {
      all.exclusive = alone;
      continue;
    }
    const one = said(part, scope, type);
    // A second bound of the same kind is a check beside the first.
    if (!one || Object.keys(one).some((key) => key in all.keys)) {
      rest.push(part);
      continue;
    }
    all.keys = { ...all.keys, ...one };
  }
  const [head, ...more] = rest;
  if (!head) return all;
  const whole = more.reduce<XPathNode>(
    (left, right) => ({ is: 'binary', operator: 'and', left, right }),
    head,
  );
  return { ...all, check: formulaOf(whole, scope) };
}

/** The messages of the rules that a constraint's keys make; `inputMode` makes none. */
export const messagesOf = ({ keys }: Constraint, message: string): JsonObject =>
  Object.fromEntries(Object.keys(keys).flatMap((key) => (key === 'inputMode' ? [] : [[key, message]])));
