import { order } from './order';

/** A knot of four nodes: three wait for each other in a ring, and two of those for a fourth in turns. */
const knot = [[1], [2], [0, 3], [2]];

const rotated = (by: number): number[][] => {
  const name = (node: number): number => (node + by) % knot.length;
  const edges: number[][] = [];
  knot.forEach((reads, node) => (edges[name(node)] = reads.map(name)));
  return edges;
};

test.each([0, 1, 2, 3])('of a knot the shortest cycle is reported, whichever node comes first: %s', (by) => {
  const { cycles } = order(rotated(by));
  expect(cycles.map((cycle) => [...cycle].sort())).toEqual([[(2 + by) % 4, (3 + by) % 4].sort()]);
});

test('without a cycle each node follows what it reads', () => {
  expect(order([[1, 2], [2], [], [0]])).toEqual({ sequence: [2, 1, 0, 3], cycles: [] });
});
