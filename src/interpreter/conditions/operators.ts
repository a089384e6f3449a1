import { isEmpty, order } from '../formulas/values';
import { isList, knownTypes, type Value, type ValueType } from '../../language';
import { sameValue } from '../sameValue';

export interface OperatorRow {
  /** Whether it takes no value, one, or a list. */
  takes: 'nothing' | 'one' | 'list';
  /** The types that it can compare; `unknown` fits everywhere and need not be listed. */
  accepts: readonly ValueType[];
  /** Whether it compares by rank: then literals are numbers or days. */
  ranks?: boolean;
  /** Whether a literal may be empty (`''`, null). */
  emptyLiteral?: boolean;
  /** Both sides come with labels cut off. */
  holds: (actual: Value, expected: Value) => boolean;
}

const single: readonly ValueType[] = ['text', 'number', 'date', 'month', 'boolean', 'choice'];

/** The same JSON; all empties are the same. Never coerces: `'1'` is not `1`. */
const equals: OperatorRow = {
  takes: 'one',
  accepts: single,
  emptyLiteral: true,
  holds: (actual, expected) =>
    isEmpty(actual) || isEmpty(expected) ? isEmpty(actual) && isEmpty(expected) : sameValue(actual, expected),
};

/** One of a list; an empty answer is none of any. A single value counts as a list of one. */
const isIn: OperatorRow = {
  takes: 'list',
  accepts: single,
  holds: (actual, expected) =>
    !isEmpty(actual) && (isList(expected) ? expected : [expected]).some((one) => sameValue(actual, one)),
};

/** A list has this member, or a text has this part. What is empty contains nothing and is contained in nothing. */
const contains: OperatorRow = {
  takes: 'one',
  accepts: ['text', 'choice', 'choices'],
  holds: (actual, expected) => {
    if (isEmpty(expected)) return false;
    if (isList(actual)) return actual.some((one) => sameValue(one, expected));
    return typeof actual === 'string' && typeof expected === 'string' && actual.includes(expected);
  },
};

const isEmptyRow: OperatorRow = { takes: 'nothing', accepts: knownTypes, holds: (actual) => isEmpty(actual) };

/** The opposite, on empties too: nothing is 'not equal', 'not in' and 'not containing' whatever it is compared with. */
function not(row: OperatorRow): OperatorRow {
  return { ...row, holds: (actual, expected) => !row.holds(actual, expected) };
}

/** By rank: numbers with numbers, days with days. All else, and empties with them, has no rank, so none of these holds. */
function ranking(holds: (difference: number) => boolean): OperatorRow {
  return {
    takes: 'one',
    accepts: ['number', 'date', 'month'],
    ranks: true,
    holds: (actual, expected) => holds(order(actual, expected)),
  };
}

/** Exactly this tick. What does not count is neither ticked nor unticked. */
function ticked(wanted: boolean): OperatorRow {
  return { takes: 'nothing', accepts: ['boolean'], holds: (actual) => actual === wanted };
}

/** Every operator of the language: what it takes and when it holds. */
export const operators = {
  equals,
  notEquals: not(equals),
  in: isIn,
  notIn: not(isIn),
  contains,
  notContains: not(contains),
  startsWith: {
    takes: 'one',
    accepts: ['text', 'choice'],
    holds: (actual, expected) =>
      !isEmpty(expected) &&
      typeof actual === 'string' &&
      typeof expected === 'string' &&
      actual.startsWith(expected),
  },
  greaterThan: ranking((difference) => difference > 0),
  atLeast: ranking((difference) => difference >= 0),
  lessThan: ranking((difference) => difference < 0),
  atMost: ranking((difference) => difference <= 0),
  isEmpty: isEmptyRow,
  isFilled: not(isEmptyRow),
  isTrue: ticked(true),
  isFalse: ticked(false),
} satisfies Record<string, OperatorRow>;

export type OperatorName = keyof typeof operators;

// Object.keys gives the names of the table.
export const operatorNames = Object.keys(operators) as readonly OperatorName[];
