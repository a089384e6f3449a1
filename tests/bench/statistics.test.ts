import { median, medianDeviation, ratio } from './statistics';

test('the median of an odd count is the middle number, in whatever order they come', () => {
  expect(median([30, 1, 10])).toBe(10);
});

test('the median of an even count lies between the two middle numbers', () => {
  expect(median([4, 1, 2, 100])).toBe(3);
});

test('the median sorts by size and not by spelling', () => {
  expect(median([9, 10, 100])).toBe(10);
});

test('the median leaves the samples in their order', () => {
  const samples = [3, 1, 2];
  median(samples);
  expect(samples).toEqual([3, 1, 2]);
});

test('a measure without a sample has no median', () => {
  expect(() => median([])).toThrow('the median of nothing');
});

test('one outlier does not move the deviation', () => {
  expect(medianDeviation([10, 11, 9, 10, 500])).toBe(1);
});

test('equal samples deviate by nothing', () => {
  expect(medianDeviation([7, 7, 7])).toBe(0);
});

test('a ratio says how often one number goes into another', () => {
  expect(ratio(30, 20)).toBe(1.5);
});

test('there is no ratio to nothing', () => {
  expect(ratio(3, 0)).toBeUndefined();
});
