import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { checkContent, checkDefinition, type CheckedFile } from '../../src/checker';

export { exitCode, isFormat, reports } from '../../src/checker';

/** The folders of pages and of contents of popups. */
const contents = ['pages', 'popups'];

/**
 * Checks one file of `form-definitions/` (or of a folder like it) in the portal whose root is the working directory, as of today.
 * Throws an Indonesian word on a file that cannot be read.
 */
export function checkFile(file: string): CheckedFile {
  const text = readIfThere(file);
  if (text === undefined) throw new Error(`Berkas ${file} tidak dapat dibaca.`);
  const check = contents.includes(basename(dirname(file))) ? checkContent : checkDefinition;
  return { file, findings: check(text, { file, exists, textOf, today: today() }) };
}

const folder = 'form-definitions';

/** Files that the portal serves, and the popups that the definitions bring along. */
function exists(address: string): boolean {
  if (address.startsWith('popups/')) return existsSync(join(folder, `${address}.json`));
  return existsSync(join('public', decodeURIComponent(address)));
}

/** The text of a form that stands in another one. */
function textOf(slug: string): string | undefined {
  return readIfThere(join(folder, `${slug}.json`));
}

function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The day where this runs, as a visitor's device would tell it. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
