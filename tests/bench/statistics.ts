/**
 * The middle of some numbers; between the two middle ones when their count is even.
 *
 * @throws {Error} when there is none: a measure without a sample is a fault of the bench
 */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  if (upper === undefined || lower === undefined) throw new Error('statistics: the median of nothing');
  return (lower + upper) / 2;
}

/** How far the numbers usually lie from their median: the median of the distances. One outlier does not move it. */
export function medianDeviation(numbers: readonly number[]): number {
  const middle = median(numbers);
  return median(numbers.map((one) => Math.abs(one - middle)));
}

/** How often `of` goes into `number`; undefined when there is nothing to compare with. */
export function ratio(number: number, of: number): number | undefined {
  return of === 0 ? undefined : number / of;
}
