import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSlug } from '../../language';
import { formDocument } from '../documents/formDocument';
import { ownFolder, textAt, type ReadForm } from './files';

/** What a publication is made of, by its path in the folder: the paths are those of the site. */
export type Contents = ReadonlyMap<string, string | Buffer>;

/** The definition with all that it takes in, its popups, its card, its pictures and its document. */
export function contentsOf({ form, text, included }: ReadForm): Contents {
  const { slug, product } = form.definition;
  const definitions = new Map([[slug, text], ...included, ...popupsOf(text)]);
  const card = product && JSON.stringify({ slug, ...product }, undefined, 2);
  return new Map<string, string | Buffer>([
    ...[...definitions].map(([name, one]) => [`${ownFolder}/${name}.json`, one] as const),
    ...picturesOf([...definitions.values()]),
    ...(card ? ([['kartu.json', `${card}\n`]] as const) : []),
    ['dokumen.html', formDocument(form)],
  ]);
}

/** The popups that a definition names and that are files of the project. */
function popupsOf(text: string): [name: string, text: string][] {
  const slugs = new Set(textsIn(JSON.parse(text)));
  return [...slugs].flatMap((slug): [string, string][] => {
    const popup = isSlug(slug) ? textAt(join(ownFolder, 'popups', `${slug}.json`)) : undefined;
    return popup === undefined ? [] : [[`popups/${slug}`, popup]];
  });
}

/** The files of the site that texts name, by their paths without the slash in front. */
function picturesOf(texts: readonly string[]): [path: string, bytes: Buffer][] {
  const paths = new Set(
    texts.flatMap((text) => textsIn(JSON.parse(text))).filter((one) => one.startsWith('/files/')),
  );
  return [...paths].flatMap((path): [string, Buffer][] => {
    const file = join('public', decodeURIComponent(path));
    return existsSync(file) ? [[path.slice(1), readFileSync(file)]] : [];
  });
}

/** Every text in a JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The hash and size of every file, as a file of its own. */
export function manifestOf(slug: string, contents: Contents): string {
  const files = [...contents]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([path, content]) => ({
      path,
      bytes: Buffer.byteLength(content),
      sha256: hashOf(content),
    }));
  return `${JSON.stringify({ slug, files }, undefined, 2)}\n`;
}

/** SHA-256 in hexadecimal digits. */
export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
