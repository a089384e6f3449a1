import { fieldAliases, type Alias } from '../../../language/schema';
import type { Position } from '../finding';

/** A value in a JSON text: where its key and the value itself start, and what is in it. */
export interface Spot {
  key: number;
  value: number;
  parts?: Map<string | number, Spot>;
}

/** Other spellings of keys, under which a finding of the language's own key stands. */
const otherSpellings = Object.entries<Alias>(fieldAliases).flatMap(([other, { as }]) =>
  as === undefined ? [] : [{ own: as, other }],
);

/** A list or object that is being read. */
interface Open {
  spot: Spot;
  parts: Map<string | number, Spot>;
  list: boolean;
  key: string;
  keyAt: number;
  /** In an object: whether the next text is a key. */
  keyNext: boolean;
}

/** A key that an object has once more. */
export interface Repeated {
  key: string;
  /** Where the later one stands, and the former. */
  at: number;
  before: number;
  /** The object that has both. */
  owner: readonly (string | number)[];
}

/**
 * Reads where everything stands in a text that is JSON (of any depth). The last of equal keys counts, as in JSON.parse; each is reported
 * to `onRepeated`.
 */
export function readSpots(text: string, onRepeated?: (repeated: Repeated) => void): Spot {
  const root: Spot = { key: 0, value: 0 };
  const open: Open[] = [];
  const ownerOf = (): (string | number)[] =>
    open.slice(0, -1).map((one) => (one.list ? one.parts.size - 1 : one.key));
  const place = (at: number): Spot => {
    const top = open.at(-1);
    if (!top) {
      root.key = root.value = at;
      return root;
    }
    const spot: Spot = { key: top.list ? at : top.keyAt, value: at };
    top.parts.set(top.list ? top.parts.size : top.key, spot);
    return spot;
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const top = open.at(-1);
    if (sign === '{' || sign === '[') {
      const spot = place(at);
      const parts: Open['parts'] = new Map();
      spot.parts = parts;
      open.push({ spot, parts, list: sign === '[', key: '', keyAt: at, keyNext: sign === '{' });
    } else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ',') {
      if (top) top.keyNext = !top.list;
    } else if (sign === '"') {
      const end = endOfText(text, at);
      if (top?.keyNext) {
        // A text of valid JSON: it was cut out between its own quotes.
        const key = JSON.parse(text.slice(at, end)) as string;
        const before = top.parts.get(key)?.key;
        if (before !== undefined) onRepeated?.({ key, at, before, owner: ownerOf() });
        Object.assign(top, { key, keyAt: at, keyNext: false });
      } else place(at);
      at = end - 1;
    } else if (!/[\s:]/.test(sign)) {
      place(at);
      while (at + 1 < text.length && !/[\s,\]}]/.test(text.charAt(at + 1))) at += 1;
    }
  }
  return root;
}

/** The end of a text that begins with its quote, behind the closing one. */
export function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1;
  return at + 1;
}

/** Where a path leads: as far as the text has it. */
export interface Located {
  keys: readonly (string | number)[];
  spot: Spot;
  /** What of the path is not in the text. */
  rest: string;
}

/** Follows a path such as `steps[1].next.goTo[0]["a-b"]` as far as the text has it. */
export function locate(root: Spot, path: string): Located {
  const keys: (string | number)[] = [];
  let spot = root;
  let rest = path;
  while (rest !== '') {
    const step = nextKey(spot, rest);
    const inner = step && spot.parts?.get(step.key);
    if (!step || !inner) break;
    keys.push(step.key);
    spot = inner;
    rest = rest.slice(step.length);
  }
  return { keys, spot, rest };
}

function nextKey(spot: Spot, rest: string): { key: string | number; length: number } | undefined {
  const index = /^\[(\d+)\]/.exec(rest);
  if (index) return { key: Number(index[1]), length: index[0].length };
  const quoted = /^\[("(?:[^"\\]|\\.)*")\]/.exec(rest);
  // The expression has matched a whole JSON text.
  if (quoted?.[1] !== undefined) return { key: JSON.parse(quoted[1]) as string, length: quoted[0].length };
  const start = rest.startsWith('.') ? 1 : 0;
  const fits = (key: string): boolean =>
    rest.startsWith(key, start) && /^(?:$|[.[])/.test(rest.charAt(start + key.length));
  // Compiled paths join keys with dots, whatever is in them: the longest key that fits is meant.
  const known = [...(spot.parts?.keys() ?? [])].filter((key) => typeof key === 'string' && fits(key));
  const longest = known.reduce<string>(
    (best, key) => (String(key).length > best.length ? String(key) : best),
    '',
  );
  if (longest !== '') return { key: longest, length: start + longest.length };
  const spelling = otherSpellings.find(({ own }) => fits(own));
  return spelling && { key: spelling.other, length: start + spelling.own.length };
}

/** Turns offsets into lines and columns; the lines are counted once. */
export function lineCounter(text: string): (offset: number) => Position {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
