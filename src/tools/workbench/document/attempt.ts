import type { TextEdit } from '../../checker';
import { foreignUses, refusal } from './refusal';
import { followed, renamingOf } from './rename';
import { changed, textChanges, type Edit } from './textEdits';
import { words } from './words';

/** What comes of an edit: why it may not be made, or the changes that make it, and the uses of a name that are among them. */
export type Outcome = { why: string } | { changes: readonly TextEdit[]; uses: number };

/**
 * The changes that make an edit. A name that gets another one gets it wherever it is used, at once; what the form could not bear is
 * refused. `undefined`: there is no such place.
 */
export function outcomeOf(
  text: string,
  edit: Edit,
  slug: string,
  guests: ReadonlyMap<string, string>,
): Outcome | undefined {
  const changes = textChanges(text, edit);
  if (!changes) return undefined;
  const next = changed(text, changes);
  // Nothing to do, and nothing to take back.
  if (next === text) return { changes: [], uses: 0 };
  const why = refusal(text, next, slug, guests);
  if (why === undefined) return { changes, uses: 0 };
  const renaming = renamingOf(text, edit);
  const all = renaming && followed(text, next, renaming, slug, guests);
  if (!all) return { why };
  const after = changed(text, all.changes);
  const left = refusal(text, after, slug, guests);
  if (left === undefined) return all;
  const files = foreignUses(after, slug, guests);
  return { why: files.length > 0 ? words.usedElsewhere(renaming.from, files) : left };
}
