/** How a slug is written, as a part of a regular expression: small letters and digits, in parts joined by single hyphens. */
export const slugPattern = '[a-z0-9]+(?:-[a-z0-9]+)*';

/** The folders beside the products; no product is called like one of them. */
export const foldersBesideProducts: readonly string[] = ['pages', 'popups', 'fragments'];

/** The folders whose files are definitions, below that of the products, which comes first; templates are served to nobody. */
export const definitionFolders: readonly string[] = ['', ...foldersBesideProducts, 'templates'];

const whole = new RegExp(`^${slugPattern}$`);
const file = new RegExp(`^(${slugPattern})\\.json$`);

/** Whether a text may name a form, a page, a popup or a fragment. */
export function isSlug(text: string): boolean {
  return whole.test(text);
}

/** The slug that a file gives what it defines: `kartu.json`, but not `kartu.scenarios.json`. `undefined`: none. */
export function slugOfFile(name: string): string | undefined {
  return file.exec(name)?.[1];
}
