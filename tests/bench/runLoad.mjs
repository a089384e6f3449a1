// `npm run bench:load [-- --quick]`: what a first visit costs on slow 4G with a slow CPU, on home, a form's first step and tracking.
// It builds the portal as visitors get it, and prints a report in Markdown; counts and bytes that must hold stand in tests/browser.
import { runnerImport } from 'vite';
import { chromiumPath } from '../browser/programs.mjs';
import { productionBuild } from '../productionBuild.mjs';

const built = await productionBuild();
if (!built.succeeded) process.exit(1);
const { module } = await runnerImport('./tests/bench/load.ts', { configFile: false, logLevel: 'warn' });
const chromium = await chromiumPath();
console.log(await module.benchLoad({ chromium, quick: process.argv.includes('--quick') }));
