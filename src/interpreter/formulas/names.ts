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
