/** Whether one character (code point) is allowed. */
export type CharacterTest = (character: string) => boolean;

/** First and last code point. */
type Range = readonly [number, number];

const digits: readonly Range[] = [[0x30, 0x39]];

/** Escapes that stand for many characters, with the meaning that they have in JavaScript. */
const sets: Readonly<Record<string, readonly Range[]>> = {
  d: digits,
  w: [...digits, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]],
  s: [
    [0x09, 0x0d],
    [0x20, 0x20],
    [0xa0, 0xa0],
    [0x1680, 0x1680],
    [0x2000, 0x200a],
    [0x2028, 0x2029],
    [0x202f, 0x202f],
    [0x205f, 0x205f],
    [0x3000, 0x3000],
    [0xfeff, 0xfeff],
  ],
};

const controls: Readonly<Record<string, number>> = { n: 0x0a, r: 0x0d, t: 0x09 };

/** One item of a class: a single character, or a set such as `\d`, which cannot begin or end a range. */
type Item = { point: number; literal: boolean } | { set: readonly Range[] };

/**
 * Reads the inside of a character class, such as `A-Z0-9/`, into a test that costs the logarithm of its ranges.
 * Understood: single characters, ranges, `\d`, `\w`, `\s`, `\n`, `\r`, `\t`, and a backslash before punctuation.
 * `undefined` when it is empty or cannot be a class: a leading `^`, a bare `[` or `]`, a range that runs backwards or
 * touches a set, any other escape.
 */
export function parseCharacterClass(source: string): CharacterTest | undefined {
  if (source === '' || source.startsWith('^')) return undefined;
  const items = readItems([...source.normalize('NFC')]);
  const ranges = items && readRanges(items);
  if (!ranges) return undefined;
  const sorted = merge(ranges);
  return (character) => contains(sorted, character.codePointAt(0) ?? -1);
}

function readItems(characters: readonly string[]): Item[] | undefined {
  const items: Item[] = [];
  for (let index = 0; index < characters.length; index += 1) {
    const character = characters[index] ?? '';
    if (character === '[' || character === ']') return undefined;
    if (character !== '\\') {
      items.push({ point: pointOf(character), literal: true });
      continue;
    }
    index += 1;
    const item = readEscape(characters[index] ?? '');
    if (!item) return undefined;
    items.push(item);
  }
  return items;
}

function readEscape(escaped: string): Item | undefined {
  if (Object.hasOwn(sets, escaped)) return { set: sets[escaped] ?? [] };
  const control = Object.hasOwn(controls, escaped) ? controls[escaped] : undefined;
  if (control !== undefined) return { point: control, literal: false };
  const punctuation = /^[\u0020-\u007e]$/.test(escaped) && !/^[A-Za-z0-9]$/.test(escaped);
  return punctuation ? { point: pointOf(escaped), literal: false } : undefined;
}

const hyphen = 0x2d;

function readRanges(items: readonly Item[]): Range[] | undefined {
  const ranges: Range[] = [];
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (!item) break;
    const last = items[index + 2];
    if (!isBareHyphen(items[index + 1]) || !last) {
      // A hyphen at either end of the class stands for itself.
      ranges.push(...('set' in item ? item.set : [[item.point, item.point] as const]));
      continue;
    }
    if ('set' in item || 'set' in last || last.point < item.point) return undefined;
    ranges.push([item.point, last.point]);
    index += 2;
  }
  return ranges;
}

function isBareHyphen(item: Item | undefined): boolean {
  return item !== undefined && 'point' in item && item.literal && item.point === hyphen;
}

/** Sorted, without overlaps, as `contains` wants them. */
function merge(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = [];
  for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const previous = merged.at(-1);
    if (previous && first <= previous[1] + 1) previous[1] = Math.max(previous[1], last);
    else merged.push([first, last]);
  }
  return merged;
}

/** Whether a code point lies in one of some sorted ranges, by a binary search. */
export function contains(ranges: readonly Range[], point: number): boolean {
  let low = 0;
  let high = ranges.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, -1];
    if (point < first) high = middle - 1;
    else if (point > last) low = middle + 1;
    else return true;
  }
  return false;
}

function pointOf(character: string): number {
  return character.codePointAt(0) ?? -1;
}
