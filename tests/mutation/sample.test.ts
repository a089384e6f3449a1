import fc, { holds } from '../fastCheck';
import { sample } from './sample';

test('a sample is as large as asked, in order, without doubles, and the same for the same seed', () => {
  holds(fc.nat(50), fc.nat(60), fc.nat(), (count, size, seed) => {
    const items = Array.from({ length: count }, (_, index) => index);
    const taken = sample(items, size, seed);
    expect(taken).toHaveLength(Math.min(size, count));
    expect(taken).toEqual([...new Set(taken)].sort((a, b) => a - b));
    expect(sample(items, size, seed)).toEqual(taken);
  });
});

test('each item is about equally likely', () => {
  const counts = Array.from({ length: 10 }, () => 0);
  for (let seed = 1; seed <= 1000; seed += 1) {
    for (const item of sample([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 5, seed))
      counts[item] = (counts[item] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(430);
  expect(Math.max(...counts)).toBeLessThan(570);
});
