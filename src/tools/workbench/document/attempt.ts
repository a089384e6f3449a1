import { loadForm, parseContent, parseFragment, type Issue } from '../../../interpreter';
import { foundOf } from '../../checker/issues';
import { renamingOf, usesRenamed } from './rename';
import { textAfter, type Edit } from './textEdits';
import { words } from './words';

/** What comes of an edit: why it may not be made, or the text that it makes, and the uses of a name that are changed with it. */
export type EditResult = { why: string } | { after: string; uses: number };

/**
 * The text that an edit makes. A name that gets another one gets it wherever it is used, at once; what the form could not bear is
 * refused. `undefined`: there is no such place.
 */
export function outcomeOf(
  text: string,
  edit: Edit,
  slug: string,
  includedForms: ReadonlyMap<string, string>,
): EditResult | undefined {
  const own = textAfter(text, edit);
  if (own === undefined || own === text) return own === undefined ? undefined : { after: text, uses: 0 };
  const before = loadForm(text, slug, includedForms);
  const renaming = renamingOf(text, edit);
  const all = renaming ? usesRenamed(text, renaming, before.ok ? before.form : undefined) : [];
  // A key cannot get a name that another one has beside it.
  const uses = all.filter((use) => textAfter(text, use) !== undefined);
  const after = textAfter(text, { do: 'all', edits: [...uses, edit] }) ?? own;
  const why = refusal(text, after, slug, includedForms);
  if (why === undefined) return { after, uses: uses.length };
  const files = renaming ? foreignUses(after, slug, includedForms) : [];
  return { why: renaming && files.length > 0 ? words.usedElsewhere(renaming.from, files) : why };
}

/** Reasons of an edit that is refused; further ones say the same in other places. */
const mostShown = 2;

/**
 * Why an edit may not be made, of the form itself or (`guestsAfter`) of what it takes in: the form can be opened before it, and could not afterwards. `undefined`: it may. So nothing that is
 * pointed at makes a definition that the parser refuses; where there is one already, all of its mistakes can be mended.
 */
export function refusal(
  before: string,
  after: string,
  slug: string,
  includedForms: ReadonlyMap<string, string>,
  includedFormsAfter = includedForms,
): string | undefined {
  const loaded = opened(after, slug, includedFormsAfter);
  if (loaded.ok || !opened(before, slug, includedForms).ok) return undefined;
  return loaded.issues
    .slice(0, mostShown)
    .map(foundOf)
    .map(({ what, fix }) => `${what} ${fix}`)
    .join(' ');
}

/** Opens a definition as what its name says it is: a product, or a shared piece, a page or a popup by its folder. */
function opened(
  text: string,
  name: string,
  includedForms: ReadonlyMap<string, string>,
): { ok: true } | { ok: false; issues: readonly Issue[] } {
  if (!name.includes('/')) return loadForm(text, name, includedForms);
  if (name.startsWith('fragments/')) return parseFragment(text);
  return name === 'pages/site' ? { ok: true } : parseContent(text);
}

/** The other files in which something stands that keeps a form from being opened, each once. */
function foreignUses(
  text: string,
  slug: string,
  includedForms: ReadonlyMap<string, string>,
): readonly string[] {
  const loaded = loadForm(text, slug, includedForms);
  const paths = loaded.ok ? [] : loaded.issues.map(({ path }) => path);
  return [...new Set(paths.flatMap((path) => /([\w/-]+\.json): /.exec(path)?.[1] ?? []))];
}
