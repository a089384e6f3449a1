import { loadForm } from '../../../interpreter';
import { foundOf } from '../../checker/issues';

/** Reasons of an edit that is refused; further ones say the same in other places. */
const mostTold = 2;

/**
 * Why an edit may not be made: the form can be opened before it, and could not afterwards. `undefined`: it may. So nothing that is
 * pointed at makes a definition that the parser refuses; where there is one already, all of its mistakes can be mended.
 */
export function refusal(
  before: string,
  after: string,
  slug: string,
  guests: ReadonlyMap<string, string>,
): string | undefined {
  const loaded = loadForm(after, slug, guests);
  if (loaded.ok || !loadForm(before, slug, guests).ok) return undefined;
  return loaded.issues
    .slice(0, mostTold)
    .map(foundOf)
    .map(({ what, mend }) => `${what} ${mend}`)
    .join(' ');
}

/** The other files in which something stands that keeps a form from being opened, each once. */
export function foreignUses(
  text: string,
  slug: string,
  guests: ReadonlyMap<string, string>,
): readonly string[] {
  const loaded = loadForm(text, slug, guests);
  const paths = loaded.ok ? [] : loaded.issues.map(({ path }) => path);
  return [...new Set(paths.flatMap((path) => /([\w/-]+\.json): /.exec(path)?.[1] ?? []))];
}
