import fc from 'fast-check';
import { rankQueue } from './heap';

const all = (queue: ReturnType<typeof rankQueue>): number[] => {
  const ranks: number[] = [];
  for (let rank = queue.pop(); rank >= 0; rank = queue.pop()) ranks.push(rank);
  return ranks;
};

test('numbers come lowest first, each once, also those that join meanwhile', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(30)), fc.array(fc.nat(30)), (first, later) => {
      const queue = rankQueue();
      first.forEach((rank) => queue.push(rank));
      const lowest = queue.pop();
      later.forEach((rank) => queue.push(rank));
      const left = new Set([...first.filter((rank) => rank !== lowest), ...later]);
      expect(lowest).toBe(first.length > 0 ? Math.min(...first) : -1);
      expect(all(queue)).toEqual([...left].sort((a, b) => a - b));
      expect(queue.pop()).toBe(-1);
    }),
  );
});

test('a number that was taken may wait again', () => {
  const queue = rankQueue();
  queue.push(1);
  expect(all(queue)).toEqual([1]);
  queue.push(1);
  expect(all(queue)).toEqual([1]);
});
