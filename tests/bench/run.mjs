// `npm run bench [-- --quick]`: how fast the engine is beside a form written by hand and beside bare inputs. It prints a
// report in Markdown and judges nothing: times belong to a machine, ratios within one run say more.
import { runnerImport } from 'vite';
import { chromiumPath } from '../browser/programs.mjs';

// Vite takes the first mode that it hears of for the whole process, and React's development build is ten times slower.
process.env.NODE_ENV = 'production';
const { module } = await runnerImport('./tests/bench/bench.ts', { configFile: false, logLevel: 'warn' });
const chromium = await chromiumPath();
console.log(await module.bench({ chromium, quick: process.argv.includes('--quick') }));
