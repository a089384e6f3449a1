import type { Facts, FormState, Marks, Origin, Writes } from '../engine/state';
import type { Failure } from '../../fields/pure';
import type { Value } from '../../language';
import type { Scope } from '../scope';

/** Something that may change as answers change: the key of its node, or its value when it never does. */
export type Computed<T> = { constant: T } | { node: string };

interface Node {
  /** `visible:b12`, `value:nama`: unique in the form. */
  key: string;
  /** Whom a different result concerns: a field's name, a block's or step's view key. */
  view?: string | undefined;
  /** Keys of the nodes that it reads; a key without a node is a computed value that never changes. */
  reads: readonly string[];
}

/** A computed value of the form that is computed from others: a visibility, a bound, a text … Its result is kept by its number. */
export interface ComputedNode extends Node {
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

export type GraphNode = ComputedNode | ValueNode;

/** The one dependency graph of a form, in an order in which every node follows what it reads. */
export interface Graph {
  /** In order of rank. A node's place here is its number everywhere. */
  nodes: readonly GraphNode[];
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

/** One run of `settle`: what the graph's nodes see. */
export interface Pass {
  /** The state before the batch; 'changed' compares with it. */
  before: FormState;
  /** Effective answers as they are now. */
  scope: Scope;
  /** Effective answers before the batch. */
  scopeBefore: Scope;
  /** Stored answer as it is now. */
  value: (name: string) => Value;
  /** A computed value as it is now. */
  read: <T>(computed: Computed<T>) => T;
  /** A computed value before the batch; `undefined` at the start. */
  readBefore: <T>(computed: Computed<T>) => T | undefined;
  origin: Origin;
  writes: Writes;
  /** Further keys of the same entry may follow. */
  typing: true | undefined;
  facts: Facts;
  /** Stages that are entered after the batch. */
  stages: readonly string[];
  /** Answers that the address has locked. */
  locks: Marks;
  /** The active step after the batch. */
  step: string;
  /** Leaves a word for the visitor beside the answer. */
  notice: (name: string, notice: Failure) => void;
  /** Says that an entry cannot be kept as it was meant. */
  refuse: (name: string, failure: Failure) => void;
  /** Forgets touch, failure and notices of a hidden answer. */
  forget: (name: string) => void;
}

/** For each node, the nodes that it reads. */
type Edges = readonly (readonly number[])[];

/** An order in which each node follows what it reads, and one shortest cycle per knot of nodes. */
interface Order {
  /** Complete only when there is no cycle. */
  sequence: readonly number[];
  /** The nodes of a cycle in the order in which each reads the next; the first is not repeated. */
  cycles: readonly (readonly number[])[];
}

/**
 * Tarjan's strongly connected components, without recursion: a chain of 5,000 fields must not exhaust the stack.
 * Components come out sources first, which is the order that we want.
 */
export function order(edges: Edges): Order {
  const count = edges.length;
  const found = new Int32Array(count).fill(-1);
  const low = new Int32Array(count);
  const open = new Uint8Array(count);
  const stack: number[] = [];
  const sequence: number[] = [];
  const cycles: (readonly number[])[] = [];
  let clock = 0;

  const finish = (node: number): void => {
    const members: number[] = [];
    for (;;) {
      const member = stack.pop();
      if (member === undefined) break;
      open[member] = 0;
      members.push(member);
      if (member === node) break;
    }
    if (members.length > 1 || edges[node]?.includes(node)) cycles.push(shortestCycle(edges, members));
    sequence.push(...members);
  };

  for (let root = 0; root < count; root += 1) {
    if (found[root] !== -1) continue;
    const work: { node: number; next: number }[] = [];
    const enter = (node: number): void => {
      found[node] = low[node] = clock;
      clock += 1;
      open[node] = 1;
      stack.push(node);
      work.push({ node, next: 0 });
    };
    enter(root);
    for (let top = work.at(-1); top; top = work.at(-1)) {
      const read = edges[top.node]?.[top.next];
      if (read === undefined) {
        work.pop();
        const parent = work.at(-1)?.node;
        if (parent !== undefined) low[parent] = Math.min(low[parent] ?? 0, low[top.node] ?? 0);
        if (low[top.node] === found[top.node]) finish(top.node);
        continue;
      }
      top.next += 1;
      if (found[read] === -1) enter(read);
      else if (open[read]) low[top.node] = Math.min(low[top.node] ?? 0, found[read] ?? 0);
    }
  }
  return { sequence, cycles };
}

/** A shortest cycle among the members of one knot: breadth first from each, nearest return wins. */
function shortestCycle(edges: Edges, members: readonly number[]): readonly number[] {
  const knot = new Set(members);
  let best: readonly number[] = [];
  for (const start of members) {
    const cycle = cycleFrom(edges, knot, start);
    if (cycle && (best.length === 0 || cycle.length < best.length)) best = cycle;
    // A knot of hundreds of fields is one mistake; the first cycle found names it well enough.
    if (best.length > 0 && members.length > 200) break;
  }
  return best;
}

function cycleFrom(edges: Edges, knot: ReadonlySet<number>, start: number): number[] | undefined {
  const cameFrom = new Map<number, number>();
  const queue = [start];
  // The queue grows while it is walked.
  for (const node of queue) {
    for (const read of edges[node] ?? []) {
      if (read === start) {
        const cycle = [node];
        for (let back = node; back !== start;) {
          back = cameFrom.get(back) ?? start;
          cycle.push(back);
        }
        return cycle.reverse();
      }
      if (!knot.has(read) || cameFrom.has(read)) continue;
      cameFrom.set(read, node);
      queue.push(read);
    }
  }
  return undefined;
}
