// `npm run check:forms [-- files] [--format pretty|json|github]`: checks form definitions, all of them when none is named.
// Exit codes: 0 no errors, 1 errors, 2 it could not run.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport } from 'vite';

const folder = 'form-definitions';

/** The arguments, or a word on what is wrong with them. */
function readArguments(words) {
  const files = [];
  let format = 'pretty';
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === '--format') format = words[(at += 1)] ?? '';
    else if (word.startsWith('--format=')) format = word.slice('--format='.length);
    else if (word.startsWith('--')) throw new Error(`Pilihan ${word} tidak dikenal. Yang ada: --format.`);
    else files.push(word);
  }
  return { files, format };
}

function allDefinitions() {
  const names = readdirSync(folder);
  const isDefinition = (name) => /^[a-z0-9]+(-[a-z0-9]+)*[.]json$/.test(name);
  return names
    .filter(isDefinition)
    .map((name) => path.join(folder, name))
    .sort();
}

/** Files that the portal serves, and the popups that the definitions bring along. */
function exists(address) {
  if (address.startsWith('popups/')) return existsSync(path.join(folder, `${address}.json`));
  return existsSync(path.join('public', decodeURIComponent(address)));
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`Berkas ${file} tidak dapat dibaca.`);
  }
}

/** The text of a form that stands in another one. */
function textOf(slug) {
  const file = path.join(folder, `${slug}.json`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The day where this runs, as a visitor's device would tell it. */
function today() {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

async function run() {
  const { files, format } = readArguments(process.argv.slice(2));
  const { module } = await runnerImport('./src/checker/index.ts', { configFile: false, logLevel: 'warn' });
  if (!module.isFormat(format)) {
    throw new Error(`Format "${format}" tidak dikenal. Yang ada: ${Object.keys(module.reports).join(', ')}.`);
  }
  const checked = [];
  for (const file of files.length > 0 ? files : allDefinitions()) {
    const options = { file, exists, textOf, today: today() };
    checked.push({ file, findings: module.checkDefinition(readText(file), options) });
  }
  const report = module.reports[format](checked);
  if (report !== '') console.log(report);
  return module.exitCode(checked);
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
