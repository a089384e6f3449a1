import { availableParallelism, loadavg } from 'node:os';

/**
 * Milliseconds for which a test waits for what comes, or never comes: how long a busy machine needs for it says nothing about the
 * product. A minute where nothing else runs; as many times more as there is work for each processor, below the limit of a test.
 */
export const patience = (): number => {
  const shares = (loadavg()[0] ?? 0) / availableParallelism();
  return 60_000 * Math.min(Math.max(shares, 1), 9);
};
