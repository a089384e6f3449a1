import { slugPattern } from '../../language';

/** A page of the workbench. */
export interface EditorPlace {
  slug: string;
  page: 'editor' | 'preview';
}

const editorPath = new RegExp(`^/editor/(${slugPattern})(/preview)?/?$`);

/** The page at an address; `undefined`: there is none. */
export function editorPlace(pathname: string): EditorPlace | undefined {
  const [, slug, preview] = editorPath.exec(pathname) ?? [];
  return slug === undefined ? undefined : { slug, page: preview === undefined ? 'editor' : 'preview' };
}

/** The address of the form that stands beside the text. */
export function previewPath(slug: string): string {
  return `/editor/${slug}/preview`;
}
