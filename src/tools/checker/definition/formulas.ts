import { typeOf, type FormulaNode, type Names } from '../../../interpreter';

/** The kind of value that a part of a formula gives, where that is sure. */
export type Kind = 'text' | 'number' | 'boolean';

const kinds: Partial<Record<ReturnType<typeof typeOf>, Kind>> = {
  text: 'text',
  date: 'text',
  month: 'text',
  number: 'number',
  boolean: 'boolean',
};

/** The kind of a node, as far as it is sure: what is compared with an empty text may be of any kind. */
export function kindOf(node: FormulaNode, names: Names): Kind | undefined {
  return node.kind === 'literal' && node.value === '' ? undefined : kinds[typeOf(node, names)];
}

/** Whether a formula is nothing but the sum of these names, in their order. */
export function isSumOf(node: FormulaNode | undefined, names: readonly string[]): boolean {
  if (node?.kind === 'name') return names.length === 1 && node.name === names[0];
  return (
    node?.kind === 'binary' &&
    node.operator === '+' &&
    isSumOf(node.right, names.slice(-1)) &&
    isSumOf(node.left, names.slice(0, -1))
  );
}

/** A name as it is written: that of a question in rows without its rows. */
export function writtenName(name: string): string {
  return name.split('.').at(-1) ?? name;
}
