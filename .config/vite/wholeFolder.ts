import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { definitionFolders } from '../../src/language/slug.ts';

/** Everything that rules which look beyond one file read. */
export interface WholeFolder {
  /** Every file of definitions by its path below the folder. */
  texts: Readonly<Record<string, string>>;
  /** When each was changed last, in ms since 1970. */
  changed: Readonly<Record<string, number>>;
  /** The addresses of the files that the portal serves. */
  files: readonly string[];
}

/** What stands in the folder and is no definition. */
const others = /\.md$|\.schema\.json$|^\./;

/** Reads a folder of definitions, and lists what is served beside it. */
export async function wholeFolder(folder: string, served: string): Promise<WholeFolder> {
  const found = (await Promise.all(definitionFolders.map((part) => filesOf(folder, part)))).flat();
  return {
    texts: Object.fromEntries(found.map(({ path, text }) => [path, text])),
    changed: Object.fromEntries(found.map(({ path, changed }) => [path, changed])),
    files: await filesIn(served),
  };
}

interface FoundFile {
  path: string;
  text: string;
  changed: number;
}

async function filesOf(folder: string, part: string): Promise<FoundFile[]> {
  // A new folder of definitions has no others below it.
  const entries = await readdir(join(folder, part), { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile() && !others.test(entry.name)).map(({ name }) => name);
  const read = async (name: string): Promise<FoundFile> => {
    const place = join(folder, part, name);
    const [text, { mtimeMs }] = await Promise.all([readFile(place, 'utf8'), stat(place)]);
    return { path: part === '' ? name : `${part}/${name}`, text, changed: mtimeMs };
  };
  return Promise.all(names.sort().map(read));
}

async function filesIn(served: string): Promise<string[]> {
  const paths = await readdir(served, { recursive: true }).catch(() => []);
  return paths.map((path) => `/${path.split(sep).join('/')}`);
}
