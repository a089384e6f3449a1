import { foldersBesideProducts, slugPattern } from '../../language';

/** A page of the workbench: the list of products, or the editor of one. */
export type EditorPlace = { page: 'products' } | { page: 'editor'; slug: string };

const name = `(?:(?:${foldersBesideProducts.join('|')})/)?${slugPattern}`;
const place = new RegExp(`^/editor(?:/(${name}))?/?$`);

/** The page at an address; `undefined`: there is none. */
export function editorPlace(pathname: string): EditorPlace | undefined {
  const found = place.exec(pathname);
  const slug = found?.[1];
  if (slug === undefined) return found ? { page: 'products' } : undefined;
  return { slug, page: 'editor' };
}

/** The address of a product's editor; without a slug that of the list. */
export function editorPath(slug?: string): string {
  return slug === undefined ? '/editor' : `/editor/${slug}`;
}
