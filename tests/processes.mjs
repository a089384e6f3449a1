import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { delimiter, resolve } from 'node:path';

/** Tools of node_modules/.bin are found by name, whether npm started this script or Node did. */
const withLocalTools = (env) => ({
  ...process.env,
  ...env,
  PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
});

/**
 * Runs a command to its end.
 *
 * @param {string} command  a tool of node_modules/.bin or of the system
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, behind?: boolean }} [options]  quiet: the output is collected
 *   and handed back, not streamed to the terminal; behind: it gets what other processes leave of the processors
 * @returns {Promise<{ succeeded: boolean, output: string, seconds: number }>}
 */
export const run = (command, args, { env, quiet = false, behind = false } = {}) =>
  new Promise((done) => {
    const start = performance.now();
    const chunks = [];
    const end = (succeeded) => {
      const seconds = (performance.now() - start) / 1000;
      done({ succeeded, output: Buffer.concat(chunks).toString(), seconds });
    };
    const stdio = quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { env: withLocalTools(env), stdio });
    // One that did not start has no number.
    if (behind && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${command}: ${error.message}\n`));
      if (!quiet) console.error(`${command}: ${error.message}`);
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
