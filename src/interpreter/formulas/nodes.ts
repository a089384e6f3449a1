import type { Names } from '../scope';
import type { Node } from './parse';

/** The operands of a part of a formula. */
export function partsOf(node: Node): readonly Node[] {
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

/** Every part of formulas, the whole before its operands. */
export function* nodesIn(nodes: readonly Node[]): Generator<Node> {
  for (const node of nodes) {
    yield node;
    yield* nodesIn(partsOf(node));
  }
}

/** A part of a formula with the answers that its names stand for in a row; outside of rows these are the names themselves. */
export function withAnswers(node: Node, names: Names): Node {
  const inside = (part: Node): Node => withAnswers(part, names);
  switch (node.kind) {
    case 'literal':
      return node;
    case 'name':
      return { kind: 'name', name: names.get(node.name)?.answer ?? node.name };
    case 'unary':
      return { ...node, operand: inside(node.operand) };
    case 'binary':
      return { ...node, left: inside(node.left), right: inside(node.right) };
    case 'choose':
      return { ...node, test: inside(node.test), then: inside(node.then), otherwise: inside(node.otherwise) };
    case 'call':
      return { ...node, args: node.args.map(inside) };
    case 'member':
      return { ...node, object: inside(node.object), key: inside(node.key) };
  }
}
