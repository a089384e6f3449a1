import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Everything that rules which look beyond one file read. */
export interface WholeFolder {
  /** Every file of definitions by its path below the folder. */
  texts: Readonly<Record<string, string>>;
  /** The addresses of the files that the portal serves. */
  files: readonly string[];
}

const below = ['', 'pages/', 'popups/', 'fragments/'];
/** What stands in the folder and is no definition. */
const others = /\.md$|\.schema\.json$|^\./;

/** Reads a folder of definitions, and lists what is served beside it. */
export async function wholeFolder(folder: string, served: string): Promise<WholeFolder> {
  const texts = await Promise.all(below.map((part) => textsIn(folder, part)));
  return { texts: Object.fromEntries(texts.flat()), files: await filesIn(served) };
}

async function textsIn(folder: string, part: string): Promise<[string, string][]> {
  // A new folder of definitions has none of the three below it.
  const entries = await readdir(join(folder, part), { withFileTypes: true }).catch(() => []);
  const names = entries.filter((entry) => entry.isFile() && !others.test(entry.name)).map(({ name }) => name);
  const read = async (name: string): Promise<[string, string]> => [
    `${part}${name}`,
    await readFile(join(folder, part, name), 'utf8'),
  ];
  return Promise.all(names.sort().map(read));
}

async function filesIn(served: string): Promise<string[]> {
  const paths = await readdir(served, { recursive: true }).catch(() => []);
  return paths.map((path) => `/${path.split(sep).join('/')}`);
}
