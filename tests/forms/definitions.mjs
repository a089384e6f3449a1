// What the commands for form definitions share.
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stampOf } from '../sources.js';

export const definitionsFolder = 'form-definitions';

/** The paths of all products in a folder, in order. */
export async function allDefinitions(folder = definitionsFolder) {
  const { slugOfFile } = await load('src/language/slug.ts');
  return readdirSync(folder)
    .filter((name) => slugOfFile(name) !== undefined)
    .map((name) => path.join(folder, name))
    .sort();
}

/** Inside the project, so that its packages are found from there. */
const cache = path.resolve('node_modules/.cache/eform/commands');

/** Milliseconds for which a script is kept. */
const keptFor = 24 * 60 * 60 * 1000;

/** Everything that a script is made of. */
const sources = ['.config', 'mocks', 'src', 'tests', 'package-lock.json'];

/**
 * A TypeScript module of the project, by its path from the root. It becomes one script with all that it imports, which is kept until a
 * source changes: to load some hundred modules one by one takes twice as long as to make it, and to make it as long as most commands.
 */
export async function load(file) {
  const name = path.normalize(file).replaceAll(/\W+/g, '-');
  const script = path.join(cache, `${name}.${stampOf(sources)}.mjs`);
  if (!existsSync(script)) await make(file, script);
  return import(pathToFileURL(script).href);
}

/** Makes the script of a module, and removes what lies there from earlier days. Several commands may do so at once. */
async function make(file, script) {
  const { build } = await import('vite');
  const { output } = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { ssr: file, write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  mkdirSync(cache, { recursive: true });
  const made = `${script}.${process.pid}`;
  writeFileSync(made, output[0].code);
  renameSync(made, script);
  for (const name of readdirSync(cache)) {
    const { mtimeMs = Infinity } = statSync(path.join(cache, name), { throwIfNoEntry: false }) ?? {};
    // A younger one another command may be about to load.
    if (Date.now() - mtimeMs > keptFor) rmSync(path.join(cache, name), { force: true });
  }
}

/** Adds a scenario to those of a form in a folder. */
export async function keepScenario(folder, slug, scenario) {
  const { withScenario } = await load('./src/tools/workbench/scenarios/scenarioFile.ts');
  const file = path.join(folder, `${slug}.scenarios.json`);
  mkdirSync(folder, { recursive: true });
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  writeFileSync(file, withScenario(before, scenario));
}

/** Runs a command, which gives its exit code; what it throws is reported on its own, with exit code 2. */
export async function runCommand(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}

/** The day where this runs, as a visitor's device would have it. */
export function localDay(now) {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
