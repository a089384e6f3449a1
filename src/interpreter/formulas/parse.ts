import jsep from 'jsep';
import { shorten, type Problem } from '../issues';
import type { Value } from '../../language';
import type { OperatorName } from '../conditions/operators';
import { scan } from './scan';

/** Operators between two operands. */
export const binaryNames = ['+', '-', '*', '/', '%', '==', '!=', '<', '<=', '>', '>=', '&&', '||'] as const;

export type BinaryOperator = (typeof binaryNames)[number];

/** Operators in front of one operand. */
export const unaryNames = ['-', '!'] as const;

export type UnaryOperator = (typeof unaryNames)[number];

/** A name in a syntax tree. */
export type NameNode<T = unknown> = T & { kind: 'name'; name: string };

/**
 * The syntax tree of a formula or a condition, with something more at each of its parts. The last two only conditions write: a comparison,
 * which says yes or no of empty answers, too, and conditions that are joined or denied.
 */
export type NodeWith<T> =
  | NameNode<T>
  | (T &
      (
        | { kind: 'literal'; value: Value; text: string }
        | { kind: 'unary'; operator: UnaryOperator; operand: NodeWith<T> }
        | { kind: 'binary'; operator: BinaryOperator; left: NodeWith<T>; right: NodeWith<T> }
        | { kind: 'call'; name: string; args: readonly NodeWith<T>[]; text?: string }
        | { kind: 'member'; object: NodeWith<T>; key: NodeWith<T> }
        | { kind: 'compared'; operator: OperatorName; left: NameNode<T>; right: NodeWith<T> }
        | { kind: 'joined'; join: Join; parts: readonly NodeWith<T>[]; label?: string | undefined }
      ));

/** How conditions become one. */
export type Join = 'all' | 'any' | 'not';

/** A syntax tree and nothing more. */
export type Node = NodeWith<unknown>;

const mostCharacters = 2000;
/** Closures recurse as deep as the tree; `a + b + …` is a tree as deep as it is long. */
const deepest = 100;

/**
 * Parses a formula. jsep does the grammar, untouched: its tables are global, so that what the language lacks is
 * refused here and not removed there. Gives the first problem; never throws.
 */
export function parse(source: string): Node | { problem: Problem } {
  const received = shorten(source);
  const problem = (expected: string, hint?: string): { problem: Problem } => ({
    problem: { code: 'formula', received, expected, hint },
  });
  if (source.trim() === '') return problem('sebuah rumus', "Teks kosong ditulis ''.");
  if (source.length > mostCharacters) {
    return { problem: { code: 'limit', received, expected: `rumus paling panjang ${mostCharacters} huruf` } };
  }
  const found = scan(source);
  if (found) return { problem: found };
  let parsed: jsep.Expression;
  try {
    parsed = jsep(source);
  } catch (error) {
    return problem('rumus yang lengkap', `Periksa rumus di sekitar huruf ke-${placeOf(error) + 1}.`);
  }
  try {
    return convert(parsed, deepest);
  } catch (error) {
    if (error instanceof Refusal) return problem(error.expected, error.hint);
    throw error;
  }
}

/** Leaves the recursion at the first construct that the language lacks. */
class Refusal extends Error {
  readonly expected: string;
  readonly hint: string | undefined;

  constructor(expected: string, hint?: string) {
    super(expected);
    this.expected = expected;
    this.hint = hint;
  }
}

function convert(expression: jsep.Expression, depth: number): Node {
  if (depth === 0) {
    throw new Refusal('rumus yang lebih pendek', 'Jumlahkan dengan sum(…), sambung dengan concat(…).');
  }
  const inner = (one: jsep.Expression): Node => convert(one, depth - 1);
  // With its stock grammar jsep makes these nodes only; the type of its results is wider.
  const node = expression as jsep.CoreExpression;
  switch (node.type) {
    case 'Literal':
      return { kind: 'literal', value: literal(node.value, node.raw), text: node.raw };
    case 'Identifier':
      return { kind: 'name', name: node.name };
    case 'UnaryExpression': {
      const operator = unaryNames.find((name) => name === node.operator);
      if (operator) return { kind: 'unary', operator, operand: inner(node.argument) };
      const hint = 'Untuk membaca angka dari teks tulis number(…).';
      throw new Refusal(`rumus tanpa "${node.operator}" di depan`, hint);
    }
    case 'BinaryExpression': {
      const operator = binaryNames.find((name) => name === node.operator);
      if (operator) return { kind: 'binary', operator, left: inner(node.left), right: inner(node.right) };
      throw new Refusal(`rumus tanpa operator "${node.operator}"`);
    }
    case 'ConditionalExpression':
      return {
        ...{ kind: 'call', name: 'if', text: '… ? … : …' },
        args: [node.test, node.consequent, node.alternate].map(inner),
      };
    case 'CallExpression':
      return { kind: 'call', name: nameOf(node.callee), args: node.arguments.map(inner) };
    case 'MemberExpression':
      return {
        kind: 'member',
        object: inner(node.object),
        key: node.computed
          ? inner(node.property)
          : { kind: 'literal', value: nameOf(node.property), text: '' },
      };
    case 'ArrayExpression':
      throw new Refusal('rumus tanpa daftar [ … ]');
    case 'ThisExpression':
      throw new Refusal('rumus tanpa "this"', 'Jawaban ditulis dengan namanya saja.');
    case 'Compound':
    case 'SequenceExpression':
      throw new Refusal('satu perhitungan');
  }
}

function literal(value: jsep.Literal['value'], raw: string): Value {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Refusal('angka paling banyak 15 digit');
  if (value === null || typeof value !== 'object') return value;
  throw new Refusal('angka, teks, true, false, atau null', `"${raw}" tidak dikenal.`);
}

function nameOf(expression: jsep.Expression): string {
  if (expression.type === 'Identifier' && typeof expression.name === 'string') return expression.name;
  throw new Refusal('nama sebuah fungsi di depan kurung');
}

/** jsep's errors carry the place where it stopped. */
function placeOf(error: unknown): number {
  return error instanceof Error && 'index' in error && typeof error.index === 'number' ? error.index : 0;
}
