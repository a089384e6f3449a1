// Checks that every file is written as prettier writes it; `--write` writes it so. oxfmt, which is made after prettier and takes a
// hundredth of its time, goes first: prettier reads only what oxfmt would write otherwise (it breaks some unions of types differently, and
// sorts package.json).
import { run } from './processes.mjs';

const config = ['--config', '.config/prettier.json'];
const files = ['.', '!form-definitions/**', '!package-lock.json', '!**/*.md'];

const { output } = await run('oxfmt', [...config, '--list-different', ...files], { quiet: true });
const doubtful = ['package.json', ...output.split('\n').filter((line) => line !== '')];
const task = process.argv.includes('--write') ? '--write' : '--check';
const { succeeded } = await run('prettier', [...config, '--log-level', 'warn', task, ...doubtful]);
process.exitCode = succeeded ? 0 : 1;
