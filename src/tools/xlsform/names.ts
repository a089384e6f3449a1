import { freeName, slugFrom } from '../new-form/slug';

/** The longest name of an answer. */
const longest = 60;

/** Names that JavaScript keeps for itself. */
const kept = new Set(Object.getOwnPropertyNames(Object.prototype));

/** A name of XLSForm as the name of an answer: `Sub-ward` becomes `subWard`. `taken` are the names that are given away. */
export function answerName(sheetName: string, taken: ReadonlySet<string>, group?: string): string {
  const own = camel(sheetName) || 'pertanyaan';
  if (!taken.has(own) && !kept.has(own)) return own;
  const inGroup = group === undefined ? own : camel(`${group}_${sheetName}`);
  const base = inGroup.slice(0, longest - 3);
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? inGroup : `${base}${String(count)}`;
    if (!taken.has(name) && !kept.has(name)) return name;
  }
}

function camel(text: string): string {
  if (/^[a-z][A-Za-z0-9_]*$/.test(text)) return text.slice(0, longest);
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  const joined = words
    .map((word, index) => (index === 0 ? lowerFirst(word) : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('')
    .slice(0, longest);
  return /^[a-z]/.test(joined) || joined === '' ? joined : `p${joined}`;
}

const lowerFirst = (word: string): string =>
  word === word.toUpperCase() ? word.toLowerCase() : word.charAt(0).toLowerCase() + word.slice(1);

/** A slug that is not taken yet. */
export function freeSlug(text: string, taken: Set<string>): string {
  const slug = freeName(slugFrom(text) || 'langkah', taken);
  taken.add(slug);
  return slug;
}
