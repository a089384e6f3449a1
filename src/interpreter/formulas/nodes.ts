import type { Node, NodeWith } from './parse';

/** The operands of a part of a formula or condition. */
export function partsOf<T>(node: NodeWith<T>): readonly NodeWith<T>[] {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return [];
    case 'unary':
      return [node.operand];
    case 'binary':
    case 'compared':
      return [node.left, node.right];
    case 'call':
      return node.args;
    case 'member':
      return [node.object, node.key];
    case 'joined':
      return node.parts;
  }
}

/** Every part of formulas and conditions, the whole before its operands. */
export function* nodesIn<T>(nodes: readonly NodeWith<T>[]): Generator<NodeWith<T>> {
  for (const node of nodes) {
    yield node;
    yield* nodesIn(partsOf(node));
  }
}

/** One text for all parts of formulas and conditions that say the same. */
export function keyOf(node: Node): string {
  return JSON.stringify(node, saying);
}

/** What of a part says something, and not only how it was written. */
const saying = 'kind value name operator operand left right args object key join parts label'.split(' ');
