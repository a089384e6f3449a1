import type { Problem } from '../issues';
import { knownTypes, type Value, type ValueType } from '../../language';
import { sameValue } from '../sameValue';
import type { Evaluate, Expression } from './expression';
import type { BinaryOperator, UnaryOperator } from './operatorNames';
import { typeWords } from './typeWords';
import { emptyAsFalse, finite, isEmpty, isTruthy, order } from './values';

interface UnaryRow {
  accepts: readonly ValueType[];
  type: ValueType;
  evaluate: (operand: Evaluate) => Evaluate;
}

interface BinaryRow {
  type: (left: ValueType, right: ValueType) => ValueType;
  check: (left: Expression, right: Expression) => Problem | undefined;
  evaluate: (left: Evaluate, right: Evaluate) => Evaluate;
}

const all: readonly ValueType[] = [...knownTypes, 'unknown'];
const texts: readonly ValueType[] = ['text', 'date', 'month', 'unknown'];

/** How to get at a choice's parts. */
function choiceHint({ type, text }: Expression): string | undefined {
  if (type === 'choices') return `Tulis label(${text}), atau pakai "contains" pada sebuah syarat.`;
  return type === 'choice' ? `Tulis code(${text}) atau label(${text}).` : undefined;
}

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

/** Numbers in, a number out; nothing when a side is no number, and instead of NaN and infinity. */
function arithmetic(run: (a: number, b: number) => number): BinaryRow {
  return {
    type: () => 'number',
    check: both(['number'], 'angka'),
    evaluate: (left, right) => (scope) => {
      const a = left(scope);
      const b = right(scope);
      return typeof a === 'number' && typeof b === 'number' ? finite(run(a, b)) : undefined;
    },
  };
}

function add(a: Value, b: Value): Value {
  if (typeof a === 'number' && typeof b === 'number') return finite(a + b);
  return typeof a === 'string' && typeof b === 'string' && a !== '' && b !== '' ? a + b : undefined;
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

function equality(wanted: boolean): BinaryRow {
  return {
    type: () => 'boolean',
    check: both(['text', 'number', 'date', 'month', 'boolean'], 'teks, angka, tanggal, bulan, atau ya/tidak'),
    evaluate: (left, right) => (scope) =>
      sameValue(emptyAsFalse(left(scope)), emptyAsFalse(right(scope))) === wanted,
  };
}

function ordering(holds: (difference: number) => boolean): BinaryRow {
  return {
    type: () => 'boolean',
    check: both(['number', 'date', 'month'], 'angka, tanggal, atau bulan'),
    evaluate: (left, right) => (scope) => holds(order(left(scope), right(scope))),
  };
}

function logical(decided: boolean): BinaryRow {
  return {
    type: (left, right) => (left === 'boolean' && right === 'boolean' ? 'boolean' : 'unknown'),
    check: () => undefined,
    evaluate: (left, right) => (scope) => {
      const first = emptyAsFalse(left(scope));
      return isTruthy(first) === decided ? first : emptyAsFalse(right(scope));
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
    evaluate: (left, right) => (scope) => add(left(scope), right(scope)),
  },
  '-': arithmetic((a, b) => a - b),
  '*': arithmetic((a, b) => a * b),
  '/': arithmetic((a, b) => a / b),
  '%': arithmetic((a, b) => a % b),
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
    evaluate: (operand) => (scope) => {
      const value = operand(scope);
      return typeof value === 'number' ? finite(-value) : undefined;
    },
  },
  '!': { accepts: all, type: 'boolean', evaluate: (operand) => (scope) => !isTruthy(operand(scope)) },
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

function isEmptyLiteral({ literal }: Expression): boolean {
  return literal !== undefined && isEmpty(literal);
}
