import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { definitionFolders } from '../../src/language';
import { checkFile as checkIn } from '../../src/tools/checker/checkFiles';
import type { CheckedFile, Folder } from '../../src/tools/checker';

export { exitCode, isFormat, reports } from '../../src/tools/checker';
export { withoutRepeats } from '../../src/tools/checker/folder/inProducts';

const folder = 'form-definitions';
/** What stands in the folder and is no definition. */
const others = /\.md$|\.schema\.json$|^\./;

/** Every file of the folder, whatever its name, by its path from the root. */
export function allFiles(): string[] {
  return namesIn(folder).map((name) => join(folder, name));
}

/**
 * Checks one file of `form-definitions/` (or of a folder like it) in the portal whose root is the working directory, as of today.
 * Throws an Indonesian word on a file that cannot be read.
 */
export function checkFile(file: string, own = ownFiles()): CheckedFile {
  if (!existsSync(file)) throw new Error(`Berkas ${file} tidak dapat dibaca.`);
  const name = nameOf(file);
  const text = readFileSync(file, 'utf8');
  const texts = own.texts.get(name) === text ? own.texts : new Map(own.texts).set(name, text);
  return { file, findings: checkIn({ ...own, texts }, name, file) };
}

/** A folder of definitions as rules read it, today. */
export function ownFiles(root = folder): Folder {
  const texts = new Map(namesIn(root).map((one) => [one, readFileSync(join(root, one), 'utf8')]));
  return { texts, exists, today: today() };
}

function namesIn(root: string): string[] {
  // A new folder of definitions has no others below it.
  const parts = definitionFolders.filter((part) => existsSync(join(root, part)));
  return parts.flatMap((part) =>
    readdirSync(join(root, part), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !others.test(entry.name))
      .map(({ name }) => (part === '' ? name : `${part}/${name}`))
      .sort(),
  );
}

/** The path below the folder; of a file elsewhere as if its own folder were that one. */
function nameOf(file: string): string {
  const inside = relative(folder, file).replaceAll('\\', '/');
  if (!inside.startsWith('..')) return inside;
  const part = basename(dirname(file));
  return part !== '' && definitionFolders.includes(part) ? `${part}/${basename(file)}` : basename(file);
}

/** Files that the portal serves. */
function exists(address: string): boolean {
  return existsSync(join('public', decodeURIComponent(address)));
}

/** The day where this runs, as a visitor's device would have it. */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
