import { order } from './order';
import type { Pass } from './pass';

interface Node {
  /** `visible:b12`, `value:nama`: unique in the form. */
  key: string;
  /** Whom a different result concerns: a field's name, a block's or step's view key. */
  view?: string | undefined;
  /** Keys of the nodes that it reads; a key without a node is a facet that never changes. */
  reads: readonly string[];
}

/** A facet of the form that is computed from others: a visibility, a bound, a text … Its result is kept by its number. */
export interface FacetNode extends Node {
  /** The result, from results of nodes with a lower rank. */
  run: (pass: Pass) => unknown;
  /** Whether two results are the same; default: equal as JSON. */
  same?: (a: unknown, b: unknown) => boolean;
  answer?: undefined;
}

/** An answer or a remembered value, by its name. Who writes it is a law of run time: the engine's `writeValue`. */
export interface ValueNode extends Node {
  answer: string;
}

export type GraphNode = FacetNode | ValueNode;

/** The one dependency graph of a form, in an order in which every node follows what it reads. */
export interface Graph {
  /** In order of rank. A node's place here is its number everywhere. */
  nodes: readonly GraphNode[];
  /** Key to number. */
  numbers: ReadonlyMap<string, number>;
  /** For each number, the numbers of the nodes that read it. */
  readers: readonly (readonly number[])[];
}

/** A graph, or the cycles that forbid one, each as the keys of its nodes in order. */
export type GraphResult = { graph: Graph } | { cycles: readonly (readonly string[])[] };

/** Orders the nodes; linear in nodes and edges. */
export function buildGraph(nodes: readonly GraphNode[]): GraphResult {
  const creation = new Map(nodes.map((node, index) => [node.key, index]));
  const edges = nodes.map((node) => {
    const known = new Set<number>();
    for (const key of node.reads) {
      const index = creation.get(key);
      if (index !== undefined) known.add(index);
    }
    return [...known];
  });
  const { sequence, cycles } = order(edges);
  const at = (index: number): GraphNode => {
    const node = nodes[index];
    if (!node) throw new Error(`graph: no node ${index}`);
    return node;
  };
  if (cycles.length > 0) return { cycles: cycles.map((cycle) => cycle.map((index) => at(index).key)) };

  const ranked = sequence.map(at);
  const numbers = new Map(ranked.map((node, rank) => [node.key, rank]));
  const readersByIndex: number[][] = nodes.map(() => []);
  sequence.forEach((index, rank) => {
    for (const read of edges[index] ?? []) readersByIndex[read]?.push(rank);
  });
  const readers = sequence.map((index) => readersByIndex[index] ?? []);
  return { graph: { nodes: ranked, numbers, readers } };
}
