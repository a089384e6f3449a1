import { isObject } from '../../../language';
import { keyWords, valueWords } from './keyWords';
import type { Fact, Item, Listing, Statement, Subject } from './subject';

/** What has become of a part that is in both versions, a sentence each. */
export function changesOf(before: Subject, after: Subject): string[] {
  const described = new Map<string, readonly string[]>();
  for (const aspect of new Set([...Object.keys(after.facts), ...Object.keys(before.facts)])) {
    // What is reworded is called as readers know it.
    const { name } = aspect === 'label' || aspect === 'title' ? before : after;
    described.set(aspect, aspectChanges(name, before.facts[aspect], after.facts[aspect]));
  }
  return [
    ...[...described.values()].flat(),
    ...undescribed(before, after, (aspect) => (described.get(aspect) ?? []).length > 0),
  ];
}

const isListing = (fact: Fact | undefined): fact is Listing => fact !== undefined && 'items' in fact;

function aspectChanges(name: string, before: Fact | undefined, after: Fact | undefined): string[] {
  if (isSame(before, after)) return [];
  if (isListing(before) || isListing(after)) {
    // An aspect is of one kind in all versions.
    const [old, young] = [before, after] as [Listing | undefined, Listing | undefined];
    return listChanges(name, old, young, old?.exact === young?.exact);
  }
  return statementChange(name, before, after);
}

/** Whether nothing has changed though it may be said otherwise. */
function isSame(before: Fact | undefined, after: Fact | undefined): boolean {
  if (!before || !after) return before === after;
  return before.exact !== undefined && before.exact === after.exact;
}

function statementChange(
  name: string,
  before: Statement | undefined,
  after: Statement | undefined,
): string[] {
  if (before?.says === after?.says) return [];
  if (!after) return [`${name} tidak lagi ${before?.says}.`];
  const called = name.replace(/^[^“]*/, '');
  // What is called by it has been reported already.
  const isNews = before && (called === '' || !before.says.endsWith(called));
  return [`${name} kini ${after.says}${isNews ? ` (dahulu ${before.says})` : ''}.`];
}

function listChanges(
  name: string,
  { of, items: old = [] }: Partial<Listing> = {},
  { of: now, items: young = [] }: Partial<Listing> = {},
  isDescribed = true,
): string[] {
  const what = now ?? of ?? '';
  const gone = old.filter(({ words }) => !young.some((one) => one.words === words));
  const fresh = young.filter(({ words }) => !old.some((one) => one.words === words));
  const taken = new Set<Item>();
  const pairs = gone.flatMap((one) => {
    const other = fresh.find((successor) => successor.key === one.key && !taken.has(successor));
    if (other) taken.add(other);
    return other ? [[one, other] as const] : [];
  });
  // One thing that goes where one thing comes is the same thing, said otherwise.
  const [lone] = gone;
  const [successor] = fresh;
  if (pairs.length === 0 && gone.length === 1 && fresh.length === 1 && lone && successor)
    pairs.push([lone, successor]);
  const paired = new Set(pairs.flat());
  const added = fresh.filter((one) => !paired.has(one));
  const removed = gone.filter((one) => !paired.has(one));
  const said = [
    ...pairs.map((pair) => `${name}: ${what} ${becoming(...pair)}.`),
    ...(added.length > 0
      ? [`${name}: ${what} baru: ${added.map(({ words }) => bare(words)).join('; ')}.`]
      : []),
    ...(removed.length > 0
      ? [`${name}: ${what} dihapus: ${removed.map(({ words }) => bare(words)).join('; ')}.`]
      : []),
    ...(isReordered(old, young) ? [`${name}: urutan ${what} berubah.`] : []),
  ];
  return said.length === 0 && !isDescribed ? [`${name}: ${what} berubah, tetapi bukan kata-katanya.`] : said;
}

/** What has become of one of several things. */
function becoming(one: Item, other: Item): string {
  if (one.name === undefined || other.name === undefined) {
    const [before, after] = apart(bare(one.words), bare(other.words));
    return `kini ${after} (dahulu ${before})`;
  }
  const notes = ({ words, name = '' }: Item): string => words.slice(name.length).replace(/^ \((.*)\)$/, '$1');
  const [before, after] = [notes(one), notes(other)];
  const none = /^bila /.test(before + after) ? 'tanpa syarat' : 'tanpa itu';
  const renamed = one.name === other.name ? [] : [`berbunyi ${other.name}`];
  const noted =
    before === after ? [] : [`${after.replace(/^bila /, 'hanya bila ') || none} (dahulu ${before || none})`];
  return `${one.name} kini ${[...renamed, ...noted].join(', ')}`;
}

/** Texts that are longer than this are reported around the place where they differ, with so much before and after it. */
const longText = 160;
const around = 60;

function apart(one: string, other: string): [string, string] {
  if (Math.max(one.length, other.length) <= longText) return [one, other];
  const shorter = Math.min(one.length, other.length);
  let head = 0;
  while (head < shorter && one[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && one.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  const from = head <= around ? 0 : one.lastIndexOf(' ', head - around) + 1;
  const cut = (text: string): string => {
    const end = text.indexOf(' ', Math.min(text.length - tail + around, from + longText));
    const to = end < 0 ? text.length : end;
    // A quotation that is cut stays one.
    const [open, close] = /^“.*”$/.test(text) ? ['“', '”'] : ['', ''];
    return `${from > 0 ? `${open}… ` : ''}${text.slice(from, to)}${to < text.length ? ` …${close}` : ''}`;
  };
  return [cut(one), cut(other)];
}

/** A sentence inside another one. */
function bare(words: string): string {
  return words.replace(/[.]$/, '');
}

function isReordered(old: Listing['items'], young: Listing['items']): boolean {
  const all = [...old, ...young];
  // Where a key is no name, words are.
  const isNamed =
    new Set(old.map(({ key }) => key)).size + new Set(young.map(({ key }) => key)).size === all.length;
  const nameOf = ({ key, words }: Item): string => (isNamed ? key : words);
  const before = old.map(nameOf).filter((name) => young.some((one) => nameOf(one) === name));
  const after = young.map(nameOf).filter((name) => before.includes(name));
  return before.join('\n') !== after.join('\n');
}

/** What has changed in the text without a word about it, key by key: nothing of a definition changes in silence. */
function undescribed(before: Subject, after: Subject, isDescribed: (aspect: string) => boolean): string[] {
  const keys = new Set([...Object.keys(before.written), ...Object.keys(after.written)]);
  return [...keys].flatMap((key) => {
    const aspect = after.describedBy?.[key] ?? before.describedBy?.[key] ?? key;
    if (isDescribed(aspect)) return [];
    const now = after.facts[aspect];
    if (now?.exact !== undefined && isSame(before.facts[aspect], now)) return [];
    return leafChanges(before.written[key], after.written[key], [key]).map(([path, old, young]) => {
      const what = `${after.name}: ${keyWords(path)}`;
      if (young === undefined) return `${what} dihapus (dahulu ${valueWords(old)}).`;
      return `${what} kini ${valueWords(young)}${old === undefined ? '' : ` (dahulu ${valueWords(old)})`}.`;
    });
  });
}

type Leaf = [path: readonly string[], before: unknown, after: unknown];

/** Where two JSON values differ; lists are compared as wholes. */
function leafChanges(before: unknown, after: unknown, path: readonly string[]): Leaf[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isObject(before) || !isObject(after)) return [[path, before, after]];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => leafChanges(before[key], after[key], [...path, key]));
}
