// What the commands for form definitions share.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';

export const definitionsFolder = 'form-definitions';

/** The paths of all products in a folder, in order. */
export async function allDefinitions(folder = definitionsFolder) {
  const { slugOfFile } = await load('src/language/slug.ts');
  return readdirSync(folder)
    .filter((name) => slugOfFile(name) !== undefined)
    .map((name) => path.join(folder, name))
    .sort();
}

/** A TypeScript module of the project, by its path from the root. */
export async function load(file) {
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'warn' });
  return module;
}

/** Runs a command, which gives its exit code; what it throws is told on its own, with exit code 2. */
export async function runCommand(command) {
  try {
    process.exitCode = await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}

/** The day where this runs, as a visitor's device would tell it. */
export function localDay(now) {
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
