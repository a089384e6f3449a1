import { checkFile } from '../../checker';
import { productsOf } from '../../checker/folder/names';
import { browserClock } from '../../../form';
import type { SourceFolder, WholeFolder } from '../source/files';
import { formAt, titleOf } from './ways';
import type { productsWords } from './words';

/** A product as the list shows it. */
export interface ProductRow {
  slug: string;
  title: string;
  /** When its file was changed last, in ms since 1970. */
  changed?: number;
}

/** How a product stands to what visitors have. */
export type ProductState = keyof typeof productsWords.state;

/** What is known of a product once it was looked at. */
export interface LookedAt {
  state: ProductState;
  errors: number;
  advice: number;
}

/** The products of a folder by title. */
export function rowsOf({ texts, changed }: WholeFolder): ProductRow[] {
  const byPath = new Map(Object.entries(texts));
  return productsOf(byPath)
    .map((slug) => ({ slug, title: titleOf(byPath, slug), changed: changed[`${slug}.json`] }))
    .sort((a, b) => a.title.localeCompare(b.title, 'id'));
}

/** Looks at a product: with the checker, and beside what was published of it. */
export async function lookAtProduct(
  folder: SourceFolder,
  whole: WholeFolder,
  slug: string,
): Promise<LookedAt> {
  const texts = new Map(Object.entries(whole.texts));
  const served = whole.files && new Set(whole.files);
  const exists = (address: string): boolean => served?.has(decodeURIComponent(address)) ?? true;
  const findings = checkFile({ texts, exists, today: browserClock.today() }, `${slug}.json`);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const state = formAt(texts, slug) ? await besidePublished(folder, texts, slug) : 'broken';
  return { state, errors, advice: findings.length - errors };
}

async function besidePublished(
  folder: SourceFolder,
  texts: ReadonlyMap<string, string>,
  slug: string,
): Promise<ProductState> {
  const manifest = await folder.published(`${slug}/manifest.json`);
  if (manifest === undefined) return 'never';
  const { changedSince } = await import('../../publication/history');
  const changed = await changedSince(manifest, (name) => texts.get(`${name}.json`));
  return changed.length > 0 ? 'changed' : 'same';
}
