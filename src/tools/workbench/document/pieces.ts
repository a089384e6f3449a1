import {
  type CompiledForm,
  type Field,
  type FragmentUse,
  isList,
  isObject,
  type Json,
  type JsonObject,
  loadForm,
  withSet,
} from '../../../interpreter';
import type { Path } from '../../../language/schema';
import { differenceOf } from '../../publication/difference';
import { takesIn } from '../../checker/folder/inProducts';
import { productsOf } from '../../checker/folder/names';
import { jsonOf, textIn } from '../../checker/json/walk';
import { inWords } from '../../words/values';
import { words } from './words';
import { checkFile, type Finding } from '../../checker';
import { checkedFolder, type SaveFault, type SourceFolder } from '../source/files';
import { refusal } from './attempt';

/** What a use of a piece says of its fields. */
export type PieceUse = Pick<FragmentUse, 'labels' | 'set' | 'leaveOut'>;

/** A place in a piece that a product takes in: its use there, and the way inside of the piece's own file. */
export function pieceAt(path: Path): { use: Path; inside: Path } | undefined {
  const at = path.indexOf('fragment');
  return at < 0 || at === path.length - 1
    ? undefined
    : { use: path.slice(0, at), inside: path.slice(at + 1) };
}

/** A piece as a product has it: its fields with the labels and the keys that its use gives them, each in its own place. */
export function asUsed(piece: Json, use: PieceUse): Json {
  if (!isObject(piece) || !isList(piece.blocks)) return piece;
  const { blocks, ...others } = piece;
  // What `set` brings is JSON, too.
  const own =
    fieldName(piece) === undefined ? others : (withSet(others as unknown as Field, use) as JsonObject);
  return { ...own, blocks: blocks.map((one) => blockAsUsed(one, use)) };
}

function blockAsUsed(block: Json, use: PieceUse): Json {
  if (isObject(block) && isList(block.blocks)) return asUsed(block, use);
  return fieldName(block) === undefined ? block : (withSet(block as unknown as Field, use) as JsonObject);
}

/** The name of a field; groups, texts and what is asked elsewhere have none. */
function fieldName(block: Json): string | undefined {
  return isObject(block) && textIn(block, 'type') !== 'group' && typeof block.name === 'string'
    ? block.name
    : undefined;
}

/** What a use sets for its piece to read so; `undefined`: it differs in more than the keys of fields. */
export function setFor(piece: Json, wanted: Json, use: PieceUse): JsonObject | undefined {
  const set = new Map<string, JsonObject>(Object.entries(use.set ?? {}) as [string, JsonObject][]);
  return isWithin(piece, wanted, use, set)
    ? Object.fromEntries([...set].filter(([, keys]) => Object.keys(keys).length > 0))
    : undefined;
}

/** Whether two objects with blocks differ in keys of fields alone, which are noted. */
function isWithin(piece: Json, wanted: Json, use: PieceUse, set: Map<string, JsonObject>): boolean {
  if (!isObject(piece) || !isObject(wanted)) return isSame(piece, wanted);
  const { blocks = [], ...own } = piece;
  const { blocks: others = [], ...now } = wanted;
  const name = fieldName(piece);
  if (name === undefined) {
    if (!isSame(own, now)) return false;
  } else {
    const before = withSet(own as unknown as Field, { labels: use.labels }) as JsonObject;
    if (now.name !== name || now.type !== before.type) return false;
    const changed = Object.entries(now).filter(([key, value]) => !isSame(before[key], value));
    const gone = Object.keys(before).filter((key) => !Object.hasOwn(now, key));
    set.set(name, Object.fromEntries([...changed, ...gone.map((key) => [key, null] as const)]));
  }
  if (!isList(blocks) || !isList(others)) return isSame(blocks, others);
  return (
    blocks.length === others.length &&
    blocks.every((one, index) => isWithin(one, others[index] ?? null, use, set))
  );
}

const isSame = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The products that take a piece in. */
export function usersOfPiece(texts: Readonly<Record<string, string>>, name: string): string[] {
  return productsOf(new Map(Object.entries(texts))).filter((slug) => takesIn(texts[`${slug}.json`], name));
}

/** A product of a piece alone. */
export function aroundPiece(name: string): string {
  const step = { id: name, title: nameInWords(name), blocks: [{ fragment: name }] };
  return JSON.stringify({ version: 1, slug: name, title: step.title, subProductId: '-', steps: [step] });
}

/** `isi-dari-nik` as `Isi dari nik`: what has no title is called by its file's name. */
function nameInWords(name: string): string {
  const plain = inWords(name);
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}

/** Where the blocks of a piece stand in a form of that piece alone. */
export const inPieceForm: Path = ['steps', 0, 'blocks', 0];

/** A form of a piece alone, in its own names; `undefined` of one that speaks of a form around it. */
export function formOfPiece(name: string, text: string): CompiledForm | undefined {
  const loaded = loadForm(aroundPiece(name), name, new Map([[`fragments/${name}`, text]]));
  return loaded.ok ? loaded.form : undefined;
}

/** What a reader calls a definition. */
export function titleOfFile(name: string, text: string | undefined): string {
  const known = words.files[name];
  if (known !== undefined || name.includes('/')) return known ?? nameInWords(name);
  return textIn(jsonOf(text), 'title') || nameInWords(name);
}

type Texts = Readonly<Record<string, string>>;

const fileOf = (name: string): string => `fragments/${name}.json`;

const includedFormsIn = (texts: Texts): ReadonlyMap<string, string> =>
  new Map(Object.entries(texts).map(([file, text]) => [file.replace(/\.json$/, ''), text]));

/** What a piece would change by reading so, a sentence each: in a form of it alone, else in a product. `undefined`: neither can be opened. */
export function changesBy(
  texts: Texts,
  slug: string,
  name: string,
  next: string,
): readonly string[] | undefined {
  const inProduct = (all: Texts): CompiledForm | undefined => {
    const loaded = loadForm(all[`${slug}.json`] ?? '', slug, includedFormsIn(all));
    return loaded.ok ? loaded.form : undefined;
  };
  const alone = (all: Texts): CompiledForm | undefined => formOfPiece(name, all[fileOf(name)] ?? '');
  for (const formOf of [alone, inProduct]) {
    const [before, after] = [formOf(texts), formOf({ ...texts, [fileOf(name)]: next })];
    if (before && after) return differenceOf(before, after);
  }
  return undefined;
}

/** Why a piece may not read so: a product that takes it in could not be opened any more. */
export function brokenBy(
  texts: Texts,
  users: readonly string[],
  name: string,
  next: string,
): string | undefined {
  const [before, after] = [includedFormsIn(texts), includedFormsIn({ ...texts, [fileOf(name)]: next })];
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
    checkFile(checkedFolder({ texts: all }), `${slug}.json`);
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
