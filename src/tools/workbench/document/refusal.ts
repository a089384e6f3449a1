import { loadForm } from '../../../interpreter';
import { foundOf } from '../../checker/issues';
import type { EditedForm } from '../channel';

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
  guests: EditedForm['guests'],
): string | undefined {
  const texts = new Map(guests);
  const loaded = loadForm(after, slug, texts);
  if (loaded.ok || !loadForm(before, slug, texts).ok) return undefined;
  return loaded.issues
    .slice(0, mostTold)
    .map(foundOf)
    .map(({ what, mend }) => `${what} ${mend}`)
    .join(' ');
}
