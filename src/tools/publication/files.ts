import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadFormWith, type CompiledForm } from '../../interpreter';
import { differenceOf } from './difference/differenceOf';

/** The folder in which an editor works. */
export const ownFolder = 'form-definitions';

/** A form that was read from a file. */
export interface ReadForm {
  form: CompiledForm;
  text: string;
  /** The texts of what it takes in, by name: `fragments/alamat`. */
  included: ReadonlyMap<string, string>;
}

/** The text of a file; `undefined` where there is none. */
export function textAt(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * The form of a file. What it takes in is looked for beside it, and then in `form-definitions`. Throws an Indonesian word on a file
 * that is not there or has mistakes.
 */
export async function readForm(file: string): Promise<ReadForm> {
  const text = textAt(file);
  if (text === undefined) throw new Error(`Berkas ${file} tidak dapat dibaca.`);
  const included = new Map<string, string>();
  const textOf = (name: string): Promise<string | undefined> => {
    const found = textAt(join(dirname(file), `${name}.json`)) ?? textAt(join(ownFolder, `${name}.json`));
    if (found !== undefined) included.set(name, found);
    return Promise.resolve(found);
  };
  const slug = slugIn(text) ?? basename(file, '.json');
  const loaded = await loadFormWith(text, slug, textOf);
  if (!loaded.ok) throw new Error(`${file} mempunyai kesalahan. Lihat: npm run check:forms -- ${file}`);
  return { form: loaded.form, text, included };
}

/** The slug that a definition gives itself: an older version may lie in a file of any name. */
function slugIn(text: string): string | undefined {
  try {
    const { slug } = JSON.parse(text) as { slug?: unknown };
    return typeof slug === 'string' ? slug : undefined;
  } catch {
    return undefined;
  }
}

/** What two files of definitions differ in, a sentence each. */
export async function differenceOfFiles(before: string, after: string): Promise<string[]> {
  const [old, young] = await Promise.all([readForm(before), readForm(after)]);
  return differenceOf(old.form, young.form);
}
