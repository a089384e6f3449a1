// What can be said without running the product: types, layers, lint, formatting, unused code.
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { asOne, sum, summaryLine } from './counts.mjs';
import { run } from './processes.mjs';

const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));

/**
 * Runs every `check:*` script of package.json, the slow ones first there, as many at a time as there are
 * cores, and prints what each failed one has to say.
 *
 * @param {{ behind?: boolean }} [options]  behind: they get what other processes leave of the processors
 * @returns {Promise<import('./counts.mjs').Counts>} one per script
 */
export const check = async ({ behind } = {}) => {
  // What asks a bank's back end needs its address.
  const waiting = Object.keys(scripts).filter((name) => /^check:(?!backend)/.test(name));
  const counts = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { output, seconds, ...done } = await run('npm', ['run', '--silent', name], {
        quiet: true,
        behind,
      });
      console.log(`${done.succeeded ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
      if (!done.succeeded) console.log(output.trimEnd());
      counts.push(asOne(done));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return sum(counts);
};

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const counts = await check();
  console.log(summaryLine(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
}
