import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { jsonOf, textIn } from '../checker/json/walk';
import { ownFolder } from './contents';
import { differenceOf } from './difference';
import { formIn, type ReadForm } from './readForm';

/**
 * The form of a file. What it takes in is looked for beside it, and then in `folder`. Throws an Indonesian word on a file
 * that is not there or has mistakes.
 */
export async function readForm(file: string, folder = ownFolder): Promise<ReadForm> {
  const text = textAt(file);
  if (text === undefined) throw new Error(`Berkas ${file} tidak dapat dibaca.`);
  // An older version may lie in a file of any name.
  const slug = textIn(jsonOf(text), 'slug') || basename(file, '.json');
  const textOf = (name: string): Promise<string | undefined> =>
    Promise.resolve(textAt(join(dirname(file), `${name}.json`)) ?? textAt(join(folder, `${name}.json`)));
  const read = await formIn(slug, text, textOf);
  if (!read) throw new Error(`${file} mempunyai kesalahan. Lihat: npm run check:forms -- ${file}`);
  return read;
}

/** What two files of definitions differ in, a sentence each. */
export async function differenceOfFiles(before: string, after: string): Promise<string[]> {
  const [old, young] = await Promise.all([readForm(before), readForm(after)]);
  return differenceOf(old.form, young.form);
}

/** The text of a file; `undefined`: there is none. */
export function textAt(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
