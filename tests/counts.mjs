import { readFile, rm } from 'node:fs/promises';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} [processorSeconds]  for how long the processors worked for it
 */

/**
 * @param {readonly Counts[]} counts
 * @returns {Counts}
 */
export const sum = (counts) => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  processorSeconds: counts.reduce((total, { processorSeconds = 0 }) => total + processorSeconds, 0),
});

/**
 * A command without tests of its own, counted as one.
 *
 * @param {{ succeeded: boolean, processorSeconds?: number }} done
 * @returns {Counts}
 */
export const asOne = ({ succeeded, processorSeconds = 0 }) => ({
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
  processorSeconds,
});

/**
 * Runs Jest through `start` and counts what it reports. A test file that could not run counts as one
 * failure; so does a Jest that crashed, or that ran nothing at all.
 *
 * @param {string} report  where Jest writes its report
 * @param {(jestArgs: string[]) => Promise<{ succeeded: boolean, processorSeconds: number }>} start
 * @returns {Promise<Counts>}
 */
export const countJest = async (report, start) => {
  await rm(report, { force: true });
  const { succeeded, processorSeconds } = await start(['--json', `--outputFile=${report}`]);
  const result = await readFile(report, 'utf8').then(JSON.parse, () => undefined);
  if (!result || result.numTotalTests === 0) return { passed: 0, failed: 1, processorSeconds };
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return {
    passed: result.numPassedTests,
    failed: failed === 0 && !succeeded ? 1 : failed,
    processorSeconds,
  };
};

/**
 * The last line of `npm test`.
 *
 * @param {Counts} counts
 */
export const summaryLine = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
