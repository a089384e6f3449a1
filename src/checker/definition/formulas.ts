import { parseFormula, type FormulaNode } from '../../interpreter';
import type { Checked } from './checked';

/** A formula's syntax tree; `undefined` for a broken one, which the interpreter reports. */
export function nodeOf(source: string): FormulaNode | undefined {
  const parsed = parseFormula(source);
  return 'problem' in parsed ? undefined : parsed;
}

/** A node and every node in it. */
export function* nodesIn(node: FormulaNode): Generator<FormulaNode> {
  yield node;
  for (const part of partsOf(node)) yield* nodesIn(part);
}

function partsOf(node: FormulaNode): readonly FormulaNode[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'unary':
      return [node.operand];
    case 'binary':
      return [node.left, node.right];
    case 'choose':
      return [node.test, node.then, node.otherwise];
    case 'call':
      return node.args;
    case 'member':
      return [node.object, node.key];
  }
}

/** The names that a formula reads, those that an action adds included. */
export function namesIn(source: string): string[] {
  const node = nodeOf(source);
  return node ? [...nodesIn(node)].flatMap((one) => (one.kind === 'name' ? [one.name] : [])) : [];
}

/** The kind of value that a part of a formula gives, where that is sure. */
export type Kind = 'text' | 'number' | 'boolean';

const kindsOfCalls: Readonly<Record<string, Kind>> = {
  ...Object.fromEntries(
    [
      'code',
      'label',
      'upper',
      'lower',
      'concat',
      'terbilang',
      'formatNumber',
      'formatDate',
      'json',
      'today',
      'addMonths',
      'addDays',
    ].map((name) => [name, 'text' as const]),
  ),
  ...Object.fromEntries(
    ['sum', 'min', 'max', 'round', 'floor', 'number', 'year', 'pmt', 'pv'].map((name) => [
      name,
      'number' as const,
    ]),
  ),
  isEmpty: 'boolean',
};

const numberTypes = ['number', 'currency', 'decimal'];
const textTypes = ['text', 'textarea', 'email', 'phone', 'date'];

/** The kind of a node, as far as it is sure. */
export function kindOf(node: FormulaNode, fields: Checked['fields']): Kind | undefined {
  if (node.kind === 'literal') return literalKind(node.value);
  if (node.kind === 'call')
    return Object.hasOwn(kindsOfCalls, node.name) ? kindsOfCalls[node.name] : undefined;
  if (node.kind !== 'name') return undefined;
  const type = fields.get(node.name)?.field.type;
  if (type === undefined) return undefined;
  if (numberTypes.includes(type)) return 'number';
  if (textTypes.includes(type)) return 'text';
  return type === 'checkbox' || type === 'switch' ? 'boolean' : undefined;
}

function literalKind(value: unknown): Kind | undefined {
  const kind = typeof value;
  return kind === 'number' || kind === 'boolean' || (kind === 'string' && value !== '')
    ? kind === 'string'
      ? 'text'
      : kind
    : undefined;
}
