import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadFormWith } from '../../interpreter';
import { formDocument } from './formDocument';

/** The page of a product in a folder; throws an Indonesian word on one that is not there or has mistakes. */
export async function documentOf(slug: string, folder: string): Promise<string> {
  const read = (name: string): string | undefined => {
    try {
      return readFileSync(join(folder, `${name}.json`), 'utf8');
    } catch {
      return undefined;
    }
  };
  const text = read(slug);
  if (text === undefined) throw new Error(`Tidak ada ${slug}.json di ${folder}.`);
  const loaded = await loadFormWith(text, slug, (one) => Promise.resolve(read(one)));
  if (!loaded.ok)
    throw new Error(`${slug}.json mempunyai kesalahan. Lihat: npm run check:forms -- ${folder}/${slug}.json`);
  return formDocument(loaded.form);
}
