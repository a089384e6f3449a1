import type { Names } from '../scope';
import type { Node } from './parse';

/** A part of a formula with other operands. */
function withParts(node: Node, of: (part: Node) => Node): Node {
  switch (node.kind) {
    case 'literal':
    case 'name':
      return node;
    case 'unary':
      return { ...node, operand: of(node.operand) };
    case 'binary':
      return { ...node, left: of(node.left), right: of(node.right) };
    case 'choose':
      return { ...node, test: of(node.test), then: of(node.then), otherwise: of(node.otherwise) };
    case 'call':
      return { ...node, args: node.args.map(of) };
    case 'member':
      return { ...node, object: of(node.object), key: of(node.key) };
  }
}

/** The operands of a part of a formula. */
export function partsOf(node: Node): readonly Node[] {
  const parts: Node[] = [];
  withParts(node, (part) => {
    parts.push(part);
    return part;
  });
  return parts;
}

/** Every part of formulas, the whole before its operands. */
export function* nodesIn(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    yield* nodesIn(partsOf(node));
  }
}

/** A part of a formula with the answers that its names stand for in a row; outside of rows these are the names themselves. */
export function withAnswers(node: Node, names: Names): Node {
  if (node.kind === 'name') return { kind: 'name', name: names.get(node.name)?.answer ?? node.name };
  return withParts(node, (part) => withAnswers(part, names));
}
