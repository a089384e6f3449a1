/** Every function of the language; `functions.ts` gives each its meaning. */
export const functionNames = [
  'sum',
  'min',
  'max',
  'round',
  'floor',
  'if',
  'code',
  'label',
  'isEmpty',
  'given',
  'number',
  'upper',
  'lower',
  'concat',
  'terbilang',
  'formatNumber',
  'addYears',
  'addMonths',
  'addDays',
  'years',
  'months',
  'days',
  'age',
  'nikBirthDate',
  'nikIsFemale',
  'digits',
  'phone',
  'formatDate',
  'today',
  'year',
  'pmt',
  'pv',
  'answers',
  'json',
  'count',
  'contains',
  'score',
  'join',
  'every',
  'some',
  'unique',
] as const;

export type FunctionName = (typeof functionNames)[number];

/** Whether a function of that name exists. */
export function isFunction(name: string): name is FunctionName {
  return functionNames.some((known) => known === name);
}

/** Operators between two operands. */
export const binaryNames = ['+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', '&&', '||'] as const;

export type BinaryOperator = (typeof binaryNames)[number];

/** Operators in front of one operand. */
export const unaryNames = ['-', '!'] as const;

export type UnaryOperator = (typeof unaryNames)[number];

/** Whether the language has this operator between two operands. */
export function isBinary(operator: string): operator is BinaryOperator {
  return binaryNames.some((name) => name === operator);
}

/** Whether the language has this operator in front of an operand. */
export function isUnary(operator: string): operator is UnaryOperator {
  return unaryNames.some((name) => name === operator);
}
