// `npm test`, and with --sweeps `npm run test:all`: every stage, whatever the others said, how long each took, and a last line that
// sums them up. `--shard 2/3`: the second third of the tests.
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { browserTests } from './browser/run.mjs';
import { check } from './check.mjs';
import { asOne, countJest, sum, summaryLine } from './counts.mjs';
import { productionBuild } from './productionBuild.mjs';
import { machineSeconds, run } from './processes.mjs';
import { testsWith } from './testsWith.mjs';

const reports = 'node_modules/.cache/eform';
await mkdir(reports, { recursive: true });

const { values } = parseArgs({ options: { sweeps: { type: 'boolean' }, shard: { type: 'string' } } });
const shard = values.shard ? [`--shard=${values.shard}`] : [];
const isFirstShard = !values.shard || values.shard.startsWith('1/');

/** A run of Jest whose output is printed in one piece, behind the pages of the browser. */
const jest = (name, args = [], env = {}) =>
  countJest(`${reports}/${name}.json`, async (reporting) => {
    const done = await run('jest', [...args, ...reporting, ...shard], { env, quiet: true, behind: true });
    console.log(`\n== ${name} ==\n${done.output}`);
    return done;
  });

const browser = (name, args = [], env = {}) =>
  countJest(`${reports}/${name}.json`, (reporting) => browserTests([...args, ...reporting, ...shard], env));

const sweeping = { SWEEPS: 'on' };

/**
 * A browser waits as long as it works, for delays that visitors have. What needs no browser is done meanwhile, and behind it, so that no
 * page waits for that.
 */
const lanes = [
  {
    ...(isFirstShard && { checks: () => check({ behind: true }) }),
    'unit tests': () => jest('unit tests'),
    ...(values.sweeps && {
      'property sweeps': () =>
        jest('property sweeps', testsWith('propertyRuns(', 'src'), { PROPERTY_RUNS: '500' }),
      'unit sweeps': () =>
        jest('unit sweeps', testsWith('sweep', 'src', 'tests/forms', 'tests/simulation'), sweeping),
    }),
  },
  {
    'production build': async () => asOne(await productionBuild()),
    'browser tests': () => browser('browser tests'),
    ...(values.sweeps && {
      'browser sweeps': () => browser('browser sweeps', testsWith('sweep', 'tests/browser'), sweeping),
    }),
  },
];

const minutes = (seconds) => `${(seconds / 60).toFixed(1)} min`;
const begin = { wall: performance.now(), machine: machineSeconds() };
const secondsSince = (wall) => (performance.now() - wall) / 1000;

const runLane = async (stages) => {
  const results = [];
  for (const [name, stage] of Object.entries(stages)) {
    console.log(`\n== ${name}: begin ==`);
    const wall = performance.now();
    const counts = await stage().catch((fault) => {
      console.error(fault);
      return asOne({ succeeded: false });
    });
    results.push({ name, counts, seconds: secondsSince(wall) });
  }
  return results;
};

const results = (await Promise.all(lanes.map(runLane))).flat();
const total = sum(results.map(({ counts }) => counts));
const worked = machineSeconds() - begin.machine;

console.log();
for (const { name, counts, seconds } of results) {
  const { processorSeconds } = counts;
  console.log(
    `${name}: ${summaryLine(counts)}; ${minutes(seconds)}, processors ${minutes(processorSeconds)}`,
  );
}
// Chromium's pages are no children of a stage, and are counted as what is left of the machine's work.
console.log(
  `pages of the browser, and all else on this machine: processors ${minutes(worked - total.processorSeconds)}`,
);
console.log(`together: ${minutes(secondsSince(begin.wall))}, processors ${minutes(worked)}`);
console.log(summaryLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
