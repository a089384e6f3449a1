/** Numbers to visit, lowest first, each at most once at a time. */
export interface RankQueue {
  push: (rank: number) => void;
  /** The lowest number, or -1 when none is left. */
  pop: () => number;
}

/** A binary heap of ranks that ignores what is already waiting in it. */
export function rankQueue(): RankQueue {
  const heap: number[] = [];
  const waiting = new Set<number>();
  const at = (index: number): number => heap[index] ?? Number.POSITIVE_INFINITY;
  const swap = (a: number, b: number): void => {
    const kept = at(a);
    heap[a] = at(b);
    heap[b] = kept;
  };
  return {
    push(rank) {
      if (waiting.has(rank)) return;
      waiting.add(rank);
      heap.push(rank);
      for (let index = heap.length - 1; index > 0;) {
        const parent = (index - 1) >> 1;
        if (at(parent) <= at(index)) break;
        swap(parent, index);
        index = parent;
      }
    },
    pop() {
      const lowest = heap[0];
      if (lowest === undefined) return -1;
      const last = heap.pop() ?? lowest;
      if (heap.length > 0) heap[0] = last;
      for (let index = 0; ;) {
        const left = index * 2 + 1;
        const smaller = at(left + 1) < at(left) ? left + 1 : left;
        if (at(smaller) >= at(index)) break;
        swap(smaller, index);
        index = smaller;
      }
      waiting.delete(lowest);
      return lowest;
    },
  };
}
