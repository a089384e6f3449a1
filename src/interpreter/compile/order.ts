/** For each node, the nodes that it reads. */
export type Edges = readonly (readonly number[])[];

/** An order in which each node follows what it reads, and one shortest cycle per knot of nodes. */
export interface Order {
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
