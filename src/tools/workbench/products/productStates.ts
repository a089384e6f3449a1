import { checkFile } from '../../checker';
import { fileUrl } from '../../../api';
import { jsonOf, textIn, valueAt } from '../../checker/json/walk';
import { namesBelow } from '../../checker/folder/names';
import { changedSince } from '../../publication/history';
import { checkedFolder, type SourceFolder, type WholeFolder } from '../source/files';
import { readReleases } from '../source/history';
import { fieldsOfFragment, projectFilesOf } from '../document/projectFiles';
import { titleOfFile, usersOfPiece } from '../document/pieces';
import { formAt } from './ways';
import { historyWords } from '../panels/historyWords';
import { productsWords } from './words';

/** A product as the list shows it. */
export interface ProductRow {
  slug: string;
  title: string;
  /** Its address; of what has none, what is asked or who uses it. */
  about: string;
  /** When its file was changed last, in ms since 1970. */
  changed?: number;
  picture?: string;
}

/** How a product stands to what visitors have. */
export type ProductState = keyof typeof productsWords.state;

/** What is known of a product once it was looked at. */
export interface LookedAt {
  /** Left out: it is no product, or what was published of it cannot be read. */
  state?: ProductState;
  fault?: string;
  /** The one that was published last; 0: none was. */
  version: number;
  errors: number;
  advice: number;
}

/** The products of a folder by title. */
export function rowsOf(whole: WholeFolder): ProductRow[] {
  return rowsBelow(whole, '', (slug) => `/form/${slug}`);
}

/** What stands beside the products of a folder, by its kind. */
export function rowsBeside(
  whole: WholeFolder,
): { kind: keyof typeof productsWords.beside; rows: ProductRow[] }[] {
  const { texts } = whole;
  const projectFiles = projectFilesOf(texts, '');
  const piece = (name: string): string => {
    const asked = fieldsOfFragment(projectFiles, name).map(({ about = '' }) => about);
    return productsWords.piece(asked, usersOfPiece(texts, name).length);
  };
  return [
    { kind: 'fragments', rows: rowsBelow(whole, 'fragments/', piece) },
    { kind: 'pages', rows: rowsBelow(whole, 'pages/', productsWords.page) },
    { kind: 'popups', rows: rowsBelow(whole, 'popups/', () => productsWords.popup) },
  ];
}

function rowsBelow(
  { texts, changed }: WholeFolder,
  below: string,
  about: (name: string) => string,
): ProductRow[] {
  return namesBelow(new Map(Object.entries(texts)), below)
    .map((name) => {
      const file = `${below}${name}.json`;
      const title = titleOfFile(`${below}${name}`, texts[file]);
      const stored = textIn(valueAt(jsonOf(texts[file]), ['product']), 'featuredImage');
      const picture = stored === '' ? undefined : fileUrl(stored);
      return { slug: `${below}${name}`, title, about: about(name), changed: changed[file], picture };
    })
    .sort((a, b) => a.title.localeCompare(b.title, 'id'));
}

/** Whose turn it is: what is broken, what has mistakes, what has changed since it went live, what has advice, and the rest. */
export function attentionOf({ state, fault, errors, advice }: LookedAt): number {
  const asks = [state === 'broken', errors > 0 || fault !== undefined, state === 'changed', advice > 0];
  const first = asks.indexOf(true);
  return first < 0 ? asks.length : first;
}

/** Looks at a product: with the checker, and beside what was published of it. */
export async function lookAtProduct(
  folder: SourceFolder,
  whole: WholeFolder,
  slug: string,
): Promise<LookedAt> {
  const checked = checkedFolder(whole);
  const findings = checkFile(checked, `${slug}.json`);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const found = { version: 0, errors, advice: findings.length - errors };
  if (slug.includes('/')) return found;
  return besidePublished(folder, checked.texts, slug).then(
    (state) => ({ ...found, ...state }),
    (fault: Error) => ({ ...found, fault: `${historyWords.failed} ${fault.message}` }),
  );
}

async function besidePublished(
  folder: SourceFolder,
  texts: ReadonlyMap<string, string>,
  slug: string,
): Promise<{ state: ProductState; version: number }> {
  const manifest = await folder.published(`${slug}/manifest.json`);
  const version = (await readReleases(folder, slug)).at(-1)?.version ?? 0;
  if (!formAt(texts, slug)) return { state: 'broken', version };
  if (manifest === undefined) return { state: 'never', version: 0 };
  const changed = await changedSince(manifest, (name) => texts.get(`${name}.json`));
  return { state: changed.length > 0 ? 'changed' : 'same', version };
}
