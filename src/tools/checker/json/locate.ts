import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { fieldAliases, type Aliases } from '../../../language/schema';
import type { Position } from '../finding';

/** Other spellings of keys, under which a finding of the language's own key stands. */
const otherSpellings = Object.entries<Aliases[string]>(fieldAliases).flatMap(([other, { as }]) =>
  as === undefined ? [] : [{ own: as, other }],
);

/** What stands where in a text of JSON. `undefined`: it is none, or so deep that the parser's stack ends. */
export function treeOf(text: string): Node | undefined {
  const errors: ParseError[] = [];
  try {
    const root = parseTree(text, errors, { disallowComments: true });
    return errors.length > 0 ? undefined : root;
  } catch {
    return undefined;
  }
}

/** The parts of a list or object; of equal keys the last counts, as in JSON.parse. */
function partsOf({ type, children = [] }: Node): ReadonlyMap<string | number, Node> {
  if (type === 'array') return new Map(children.entries());
  return new Map(
    children.flatMap(({ children: [key, value] = [] }) => (key && value ? [[String(key.value), value]] : [])),
  );
}

/** Where a path leads: as far as the text has it. */
export interface Located {
  keys: readonly (string | number)[];
  value: Node;
  /** Its key; of an item of a list it is the value itself. */
  key: Node;
  /** What of the path is not in the text. */
  rest: string;
}

/** Follows a path such as `steps[1].next.goTo[0]["a-b"]` as far as the text has it. */
export function locate(root: Node, path: string): Located {
  const keys: (string | number)[] = [];
  let value = root;
  let rest = path;
  while (rest !== '') {
    const parts = partsOf(value);
    const step = nextKey(parts, rest);
    const inner = step && parts.get(step.key);
    if (!step || !inner) break;
    keys.push(step.key);
    value = inner;
    rest = rest.slice(step.length);
  }
  const [key = value] = value.parent?.type === 'property' ? (value.parent.children ?? []) : [];
  return { keys, value, key, rest };
}

/** The keys on the way of a path; none in a text that is no JSON. */
export function keysIn(root: Node | undefined, path: string): Located['keys'] {
  return root ? locate(root, path).keys : [];
}

function nextKey(
  parts: ReadonlyMap<string | number, Node>,
  rest: string,
): { key: string | number; length: number } | undefined {
  const index = /^\[(\d+)\]/.exec(rest);
  if (index) return { key: Number(index[1]), length: index[0].length };
  const quoted = /^\[("(?:[^"\\]|\\.)*")\]/.exec(rest);
  // The expression has matched a whole JSON text.
  if (quoted?.[1] !== undefined) return { key: JSON.parse(quoted[1]) as string, length: quoted[0].length };
  const start = rest.startsWith('.') ? 1 : 0;
  const fits = (key: string): boolean =>
    rest.startsWith(key, start) && /^(?:$|[.[])/.test(rest.charAt(start + key.length));
  // Compiled paths join keys with dots, whatever is in them: the longest key that fits is meant.
  const known = [...parts.keys()].filter((key) => typeof key === 'string' && fits(key));
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
    const line = starts.findLastIndex((start) => start <= offset);
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
