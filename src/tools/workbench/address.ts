import { foldersBesideProducts, slugPattern } from '../../language';

/** A page of the workbench: the list of products, the editor of one, or the form beside its text. */
export type EditorPlace = { page: 'products' } | { page: 'editor' | 'preview'; slug: string };

const name = `(?:(?:${foldersBesideProducts.join('|')})/)?${slugPattern}`;
const place = new RegExp(`^/editor(?:/(${name})(/preview)?)?/?$`);

/** The page at an address; `undefined`: there is none. */
export function editorPlace(pathname: string): EditorPlace | undefined {
  const found = place.exec(pathname);
  const [, slug, preview] = found ?? [];
  if (slug === undefined) return found ? { page: 'products' } : undefined;
  return { slug, page: preview === undefined ? 'editor' : 'preview' };
}

/** The address of a product's editor; without a slug that of the list. */
export function editorPath(slug?: string): string {
  return slug === undefined ? '/editor' : `/editor/${slug}`;
}

/** The address of the form that stands beside the text. */
export function previewPath(slug: string): string {
  return `${editorPath(slug)}/preview`;
}
