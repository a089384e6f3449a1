import type { CheckedFile } from '../../../src/tools/checker';
import { pageIn, slugIn } from '../../../src/paths';

const folder = 'form-definitions';

/** Files that any page may take parts from. */
const shared = new RegExp(`^${folder}/(?:fragments|popups)/`);

/** The findings of what a page is made of, and how many there are elsewhere. A page that is of no file has none of its own. */
export const onPage = (
  pathname: string,
  files: readonly CheckedFile[],
): { own: readonly CheckedFile[]; elsewhere: number } => {
  const slug = slugIn(pathname);
  const page = pageIn(pathname);
  const mine = slug !== undefined ? `${folder}/${slug}.json` : `${folder}/pages/${page ?? ''}.json`;
  const own = files.filter(({ file }) => file === mine || (slug !== undefined && shared.test(file)));
  const others = files.filter((one) => !own.includes(one));
  return { own, elsewhere: others.reduce((sum, { findings }) => sum + findings.length, 0) };
};
