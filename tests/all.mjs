// `npm test`: every stage, whatever the others said, and a last line that sums them up.
import { mkdir } from 'node:fs/promises';
import { browserTests } from './browser/run.mjs';
import { check } from './check.mjs';
import { asOne, countJest, sum, summaryLine } from './counts.mjs';
import { productionBuild } from './productionBuild.mjs';
import { run } from './processes.mjs';

const reports = 'node_modules/.cache/eform';
await mkdir(reports, { recursive: true });

const unitTests = async (args) => {
  const done = await run('jest', args, { quiet: true, behind: true });
  console.log(`\n== unit tests ==\n${done.output}`);
  return done;
};

/**
 * A browser waits as long as it works, for delays that visitors have. What needs no browser is done meanwhile, and behind it, so that no
 * page waits for that; what its tests have to say is reported in one piece.
 */
const lanes = [
  {
    check: () => check({ behind: true }),
    'unit tests': () => countJest(`${reports}/unit.json`, unitTests),
  },
  {
    'production build': async () => asOne((await productionBuild()).succeeded),
    // Once more where a test failed: a busy machine must not refuse a release. What that hid is reported at the end.
    'browser tests': () => countJest(`${reports}/browser.json`, (args) => browserTests(args, { retries: 1 })),
  },
];

const runLane = async (stages) => {
  const counts = [];
  for (const [name, stage] of Object.entries(stages)) {
    console.log(`\n== ${name} begins ==`);
    const count = await stage().catch((fault) => {
      console.error(fault);
      return asOne(false);
    });
    counts.push([name, count]);
  }
  return counts;
};

const counts = (await Promise.all(lanes.map(runLane))).flat();

console.log();
for (const [name, count] of counts) console.log(`${name}: ${summaryLine(count)}`);
const total = sum(counts.map(([, count]) => count));
for (const name of total.unsteady) console.log(`passed at the second attempt only, look into it: ${name}`);
for (const name of total.leftOut) console.log(`left out, since a program is missing here: ${name}`);
console.log(summaryLine(total));
process.exitCode = total.failed > 0 ? 1 : 0;
