import type { Problem } from '../issues';
import { knownTypes, type Value, type ValueType } from '../../language';
import { sameValue } from '../sameValue';
import { type Evaluate, type Expression, typeWords } from './types';
import {
  dividedBy,
  type Fraction,
  fractionOf,
  minus,
  negative,
  plus,
  remainder,
  rounded,
  times,
  type ExactValue,
} from './fractions';
import type { BinaryOperator, UnaryOperator } from './parse';
import { isEmpty, isTruthy, order } from './values';

interface UnaryRow {
  accepts: readonly ValueType[];
  type: ValueType;
  compute: (operand: ExactValue) => ExactValue;
}

interface BinaryRow {
  type: (left: ValueType, right: ValueType) => ValueType;
  check: (left: Expression, right: Expression) => Problem | undefined;
  /** Of both sides as they are before they are rounded; the second may not be asked for. */
  compute: (left: Evaluate<ExactValue>, right: Evaluate<ExactValue>) => Evaluate<ExactValue>;
}

const texts: readonly ValueType[] = ['text', 'date', 'month'];

function choiceHint({ type, text }: Expression): string | undefined {
  if (type === 'choices') return `Tulis contains(${text}, 'kode') atau label(${text}).`;
  return type === 'choice' ? `Tulis code(${text}) atau label(${text}).` : undefined;
}

/** Refuses an operand of another type; what is `unknown` fits everywhere. */
function mustBe(one: Expression, accepts: readonly ValueType[], expected: string): Problem | undefined {
  if (accepts.includes(one.type) || one.type === 'unknown') return undefined;
  return {
    code: one.type === 'choice' ? 'choice-without-code' : 'formula',
    received: `${one.text} (${typeWords[one.type]})`,
    expected,
    hint: choiceHint(one),
  };
}

function both(accepts: readonly ValueType[], expected: string): BinaryRow['check'] {
  return (left, right) => mustBe(left, accepts, expected) ?? mustBe(right, accepts, expected);
}

/** Numbers in, a number out; nothing when a side is no number, and where the result is none. */
function arithmetic(run: (a: Fraction, b: Fraction) => Fraction | undefined): BinaryRow {
  return {
    type: () => 'number',
    check: both(['number'], 'angka'),
    compute: (left, right) => (scope) => {
      const [a, b] = [fractionOf(left(scope)), fractionOf(right(scope))];
      return a && b && run(a, b);
    },
  };
}

function add(left: ExactValue, right: ExactValue): ExactValue {
  if (typeof left === 'string' && typeof right === 'string' && left !== '' && right !== '')
    return left + right;
  const [a, b] = [fractionOf(left), fractionOf(right)];
  return a && b && plus(a, b);
}

function checkAdd(left: Expression, right: Expression): Problem | undefined {
  const wrong = both(['number', ...texts], 'dua angka atau dua teks')(left, right);
  if (wrong) return wrong;
  const numbers = [left, right].filter(({ type }) => type === 'number').length;
  if (numbers !== 1 || left.type === 'unknown' || right.type === 'unknown') return undefined;
  return {
    code: 'formula',
    received: `${left.text} (${typeWords[left.type]}) + ${right.text} (${typeWords[right.type]})`,
    expected: 'dua angka atau dua teks',
    hint: 'Ubah angka menjadi teks dengan formatNumber(…), atau sambung dengan concat(…).',
  };
}

/** Yes or no of two values; nothing while one of them is empty. */
function comparing(holds: (left: Value, right: Value) => boolean): BinaryRow['compute'] {
  return (left, right) => (scope) => {
    const [one, other] = [rounded(left(scope)), rounded(right(scope))];
    return isEmpty(one) || isEmpty(other) ? undefined : holds(one, other);
  };
}

function equality(wanted: boolean): BinaryRow {
  const alike = both(
    ['text', 'number', 'date', 'month', 'boolean'],
    'teks, angka, tanggal, bulan, atau ya/tidak',
  );
  return {
    type: () => 'boolean',
    check: (left, right) => emptyLiteral(left, right, wanted) ?? alike(left, right),
    compute: comparing((left, right) => sameValue(left, right) === wanted),
  };
}

/** Refuses `x == ''`: what is empty is compared with nothing, so that it would never hold. */
function emptyLiteral(left: Expression, right: Expression, wanted: boolean): Problem | undefined {
  const empty = [left, right].find(isEmptyLiteral);
  if (!empty) return undefined;
  const asked = empty === left ? right.text : left.text;
  const part = asked.includes('…') ? '…' : asked;
  return {
    code: 'formula',
    received: `perbandingan dengan ${empty.text}`,
    expected: 'perbandingan dengan sebuah nilai',
    hint: `Tulis ${wanted ? 'isEmpty' : 'given'}(${part}).`,
  };
}

function ordering(holds: (difference: number) => boolean): BinaryRow {
  return {
    type: () => 'boolean',
    check: both(['number', 'date', 'month'], 'angka, tanggal, atau bulan'),
    compute: comparing((left, right) => holds(order(left, right))),
  };
}

/** Of three values: what decides does so beside an empty side, too; else an empty side leaves the result empty. */
function logical(decisive: boolean): BinaryRow {
  const decides = (value: Value): boolean => !isEmpty(value) && isTruthy(value) === decisive;
  return {
    type: (left, right) => (left === 'boolean' && right === 'boolean' ? 'boolean' : 'unknown'),
    check: () => undefined,
    compute: (left, right) => (scope) => {
      const first = rounded(left(scope));
      if (decides(first)) return first;
      const second = rounded(right(scope));
      return decides(second) || !(isEmpty(first) || isEmpty(second)) ? second : undefined;
    },
  };
}

/** Every operator between two operands: what it takes, what it gives, what it does. */
export const binary = {
  '+': {
    type: (left, right) => {
      if (left === 'number' || right === 'number') return 'number';
      return left === 'unknown' && right === 'unknown' ? 'unknown' : 'text';
    },
    check: checkAdd,
    compute: (left, right) => (scope) => add(left(scope), right(scope)),
  },
  '-': arithmetic(minus),
  '*': arithmetic(times),
  '/': arithmetic(dividedBy),
  '%': arithmetic(remainder),
  '==': equality(true),
  '!=': equality(false),
  '<': ordering((difference) => difference < 0),
  '<=': ordering((difference) => difference <= 0),
  '>': ordering((difference) => difference > 0),
  '>=': ordering((difference) => difference >= 0),
  // As in JavaScript the deciding operand is the result, so that `nama || 'Tanpa nama'` gives a text.
  '&&': logical(false),
  '||': logical(true),
} satisfies Record<BinaryOperator, BinaryRow>;

/** Every operator in front of an operand. */
export const unary = {
  '-': {
    accepts: ['number'],
    type: 'number',
    compute: (operand) => {
      const number = fractionOf(operand);
      return number && negative(number);
    },
  },
  '!': {
    accepts: knownTypes,
    type: 'boolean',
    compute: (operand) => {
      const value = rounded(operand);
      return isEmpty(value) ? undefined : !isTruthy(value);
    },
  },
} satisfies Record<UnaryOperator, UnaryRow>;

/** Checks the operand of an operator in front. */
export function checkUnary(operator: UnaryOperator, operand: Expression): Problem | undefined {
  return mustBe(operand, unary[operator].accepts, 'angka');
}

/** The type of a choice between two: their common one, where an empty literal has every type. */
export function commonType(then: Expression, otherwise: Expression): ValueType {
  if (then.type === otherwise.type) return then.type;
  if (isEmptyLiteral(then)) return otherwise.type;
  return isEmptyLiteral(otherwise) ? then.type : 'unknown';
}

function isEmptyLiteral(one: Expression): boolean {
  return one.kind === 'literal' && isEmpty(one.value);
}
