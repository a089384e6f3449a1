import type { CompiledForm } from '../../interpreter';
import { textsIn } from '../checker/json/walk';
import { formDocument } from '../documents/formDocument';
import type { ReadForm } from './readForm';

/** The folder in which an editor works; the site serves it by the same name. */
export const ownFolder = 'form-definitions';

/** What a publication is made of, by its path in the folder: the paths are those of the site. */
export type Contents = ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>;

/** Where a publication finds what its definition names. */
export interface Shelves {
  /** The text of a definition by its name, such as `popups/syarat`. */
  textOf: (name: string) => string | undefined;
  /** A file that the site serves, such as a picture: by its path without the slash in front. */
  file: (path: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

/** The definition with all that it takes in, and its popups: texts by the paths of their files. */
export function definitionsOf(
  { form, text, included }: ReadForm,
  textOf: Shelves['textOf'],
): ReadonlyMap<string, string> {
  const named = [[form.definition.slug, text] as const, ...included, ...popupsOf(form, textOf)];
  return new Map(named.map(([name, one]) => [`${ownFolder}/${name}.json`, one]));
}

/**
 * The definition with all that it takes in, its popups, its card, the files that its texts name and its document. Rejects with the
 * name of the file that could not be made.
 */
export async function contentsOf(own: ReadForm, { textOf, file }: Shelves): Promise<Contents> {
  const { form } = own;
  const { slug, product } = form.definition;
  const definitions = definitionsOf(own, textOf);
  const contents = new Map<string, string | Uint8Array<ArrayBuffer>>(definitions);
  const names = [...definitions].flatMap(([path, text]) => naming(path, () => filesIn(text)));
  for (const path of new Set(names)) {
    const bytes = await file(path);
    if (bytes) contents.set(path, bytes);
  }
  if (product) contents.set('kartu.json', `${JSON.stringify({ slug, ...product }, undefined, 2)}\n`);
  return contents.set(
    documentPath,
    naming(documentPath, () => formDocument(form)),
  );
}

const documentPath = 'dokumen.html';

/** What is made for a file; what is thrown names that file. */
function naming<Made>(path: string, make: () => Made): Made {
  try {
    return make();
  } catch (cause) {
    const fault = cause instanceof Error ? cause : new Error(String(cause));
    fault.message = `${path}: ${fault.message}`;
    throw fault;
  }
}

/** The popups that the steps of a form open and that stand among the definitions. */
export function popupsOf({ steps }: CompiledForm, textOf: Shelves['textOf']): [name: string, text: string][] {
  const slugs = new Set([...steps.values()].flatMap(({ popup }) => (popup ? [popup.slug] : [])));
  return [...slugs].flatMap((slug): [string, string][] => {
    const popup = textOf(`popups/${slug}`);
    return popup === undefined ? [] : [[`popups/${slug}`, popup]];
  });
}

/** The paths of the site's files that a definition names, as an address or within HTML; what follows `?` is no part of them. */
function filesIn(text: string): string[] {
  const addresses = [...textsIn(JSON.parse(text))].flatMap(
    (one) => one.text.match(/(?:^|(?<=["']))\/files\/[^"'?#]+/g) ?? [],
  );
  return addresses.map((address) => decodeURIComponent(address).slice(1));
}

/** The hash and size of every file, as a file of its own. */
export async function manifestOf(slug: string, contents: Contents): Promise<string> {
  const files = [...contents]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(async ([path, content]) => {
      const bytes = bytesOf(content);
      return { path, bytes: bytes.length, sha256: await hashOf(bytes) };
    });
  return `${JSON.stringify({ slug, files: await Promise.all(files) }, undefined, 2)}\n`;
}

/** SHA-256 in hexadecimal digits. */
export async function hashOf(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytesOf(content)));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(content: string | Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}
