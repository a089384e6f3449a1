import { spawn } from 'node:child_process';
import { constants, cpus, setPriority } from 'node:os';
import { delimiter, resolve } from 'node:path';

/** Tools of node_modules/.bin are found by name, whether npm started this script or Node did. */
const withLocalTools = (env) => ({
  ...process.env,
  ...env,
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
});

/** Runs its arguments as a command, and writes to the fourth stream how long the processors worked for it. */
const timed = '"$@"; code=$?; times >&3; exit "$code"';

/** The seconds in the second line of what `times` prints ('1m2.5s 0m3.4s'), which is about ended children: user and system. */
const processorSeconds = (times) =>
  [...(times.split('\n')[1] ?? '').matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (total, [, minutes, seconds]) => total + 60 * Number(minutes) + Number(seconds),
    0,
  );

/**
 * Seconds for which all processors of this machine have worked since it was started, for whatever process.
 *
 * @returns {number}
 */
export const machineSeconds = () =>
  cpus().reduce((total, { times: { user, nice, sys, irq } }) => total + (user + nice + sys + irq) / 1000, 0);

/**
 * Runs a command to its end.
 *
 * @param {string} command  a tool of node_modules/.bin or of the system
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, behind?: boolean }} [options]  quiet: the output is collected
 *   and handed back, not streamed to the terminal; behind: it gets what other processes leave of the processors
 * @returns {Promise<{ succeeded: boolean, output: string, seconds: number, processorSeconds: number }>} the seconds of the
 *   processors do not count children that a command has not waited for, such as the pages of a browser
 */
export const run = (command, args, { env, quiet = false, behind = false } = {}) =>
  new Promise((done) => {
    const start = performance.now();
    const chunks = [];
    let times = '';
    const end = (succeeded) => {
      const seconds = (performance.now() - start) / 1000;
      const output = Buffer.concat(chunks).toString();
      done({ succeeded, output, seconds, processorSeconds: processorSeconds(times) });
    };
    const streams = quiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'];
    const child = spawn('sh', ['-c', timed, 'sh', command, ...args], {
      env: withLocalTools(env),
      stdio: [...streams, 'pipe'],
    });
    // One that did not start has no number.
    if (behind && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.stdio[3]?.on('data', (chunk) => {
      times += chunk;
    });
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`));
      if (!quiet) console.error(`${command}: ${error.message}`);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
