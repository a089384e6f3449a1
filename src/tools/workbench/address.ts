import { foldersBesideProducts, slugPattern } from '../../language';

const name = `(?:(?:${foldersBesideProducts.join('|')})/)?${slugPattern}`;
const place = new RegExp(`^/editor(?:/(${name}))?/?$`);

/** The product that an address of the workbench is about, none for the list of all; `undefined`: it is no address of the workbench. */
export function editorPlace(pathname: string): { slug: string | undefined } | undefined {
  const found = place.exec(pathname);
  return found ? { slug: found[1] } : undefined;
}

/** The address of a product's editor; without a slug that of the list. */
export function editorPath(slug?: string): string {
  return slug === undefined ? '/editor' : `/editor/${slug}`;
}
