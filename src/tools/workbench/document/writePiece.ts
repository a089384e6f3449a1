import { checkFile, type Finding } from '../../checker';
import { browserClock } from '../../../form';
import type { SaveFault, SourceFolder } from '../source/files';
import { refusal } from './attempt';
import { titleOfFile } from './pieces';
import { words } from './words';

type Texts = Readonly<Record<string, string>>;

const fileOf = (name: string): string => `fragments/${name}.json`;

/** Why a piece may not read so: a product that takes it in could not be opened any more. */
export function brokenBy(
  texts: Texts,
  users: readonly string[],
  name: string,
  next: string,
): string | undefined {
  const guestsIn = (all: Texts): ReadonlyMap<string, string> =>
    new Map(Object.entries(all).map(([file, text]) => [file.replace(/\.json$/, ''), text]));
  const [before, after] = [guestsIn(texts), guestsIn({ ...texts, [fileOf(name)]: next })];
  for (const slug of users) {
    const text = texts[`${slug}.json`] ?? '';
    const why = refusal(text, text, slug, before, after);
    if (why !== undefined) return words.pieces.breaks(titleOfFile(slug, texts[`${slug}.json`]), why);
  }
  return undefined;
}

/** Writes a piece, unless somebody else has since; what shows it anywhere on this page reads it again. */
export async function writePiece(
  folder: SourceFolder,
  name: string,
  before: string,
  next: string,
): Promise<SaveFault | undefined> {
  const present = await folder.read(fileOf(name)).catch(() => undefined);
  const saved =
    present?.text === before ? await folder.save(fileOf(name), next, present.version) : 'conflict';
  window.dispatchEvent(
    new CustomEvent('eform:definition-changed', { detail: { slug: `fragments/${name}` } }),
  );
  return typeof saved === 'string' ? saved : undefined;
}

/** What the checker finds in products since a piece reads so, a sentence each. */
export async function newFindings(
  texts: Texts,
  users: readonly string[],
  name: string,
  next: string,
): Promise<string[]> {
  const findings = (all: Texts, slug: string): readonly Finding[] =>
    checkFile(
      { texts: new Map(Object.entries(all)), exists: () => true, today: browserClock.today() },
      `${slug}.json`,
    );
  const said: string[] = [];
  for (const slug of users) {
    // The page is drawn between two products.
    await new Promise((drawn) => setTimeout(drawn));
    const known = new Set(findings(texts, slug).map(({ what }) => what));
    const found = findings({ ...texts, [fileOf(name)]: next }, slug).filter(({ what }) => !known.has(what));
    said.push(...found.map(({ what }) => words.pieces.found(titleOfFile(slug, texts[`${slug}.json`]), what)));
  }
  return said;
}
