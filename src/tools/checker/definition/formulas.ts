import type { Expression, Sources } from '../../../interpreter';

/** The formula that is written at a path. */
export function formulaAt(
  { formulas }: Pick<Sources, 'formulas'>,
  path: string,
): Sources['formulas'][number]['compiled'] | undefined {
  return formulas.find((one) => one.path === path)?.compiled;
}

/** The kind of value that a part of a formula gives, where that is sure. */
export type Kind = 'text' | 'number' | 'boolean';

const kinds: Partial<Record<Expression['type'], Kind>> = {
  text: 'text',
  date: 'text',
  month: 'text',
  number: 'number',
  boolean: 'boolean',
};

/** The kind of a node, as far as it is sure: what is compared with an empty text may be of any kind. */
export function kindOf(node: Expression): Kind | undefined {
  return node.kind === 'literal' && node.value === '' ? undefined : kinds[node.type];
}

/** A part of a sum, with its sign: '' or '-'. */
export interface Operand {
  node: Expression;
  sign: string;
}

/** The parts of `a + b - c`; of any other formula itself. */
export function operandsOf(node: Expression, sign = ''): Operand[] {
  if (node.kind !== 'binary' || (node.operator !== '+' && node.operator !== '-')) return [{ node, sign }];
  const turned = sign === '' ? '-' : '';
  return [...operandsOf(node.left, sign), ...operandsOf(node.right, node.operator === '-' ? turned : sign)];
}

/** The sum of a formula's parts that passes over what is empty; `undefined` where it is none of names and scores. */
export function skippingSum(operands: readonly Operand[]): string | undefined {
  const words = operands.flatMap(({ node, sign }) => {
    const name = amountIn(node);
    return name === undefined
      ? []
      : [sign + (node.kind === 'call' ? `score(${writtenName(name)})` : writtenName(name))];
  });
  return words.length > 1 && words.length === operands.length ? `sum(${words.join(', ')})` : undefined;
}

/** The answer that an operand is, or the score of which it is. */
export function amountIn(node: Expression): string | undefined {
  const asked = node.kind === 'call' && node.name === 'score' ? node.args[0] : node;
  return asked?.kind === 'name' ? asked.name : undefined;
}

/** A name as it is written: that of a question in rows without its rows. */
export function writtenName(name: string): string {
  return name.split('.').at(-1) ?? name;
}
