import { isList, isObject, type Json } from '../../../interpreter';
import type { Path } from '../../../language/schema';
import { jsonOf, partOf, valueAt } from '../../checker/json/walk';

/** What an editor does to a definition, by the place in its JSON. */
export type Edit =
  /** Puts a value in place of another one, or under a key that is not there yet. */
  | { do: 'set'; path: Path; value: Json }
  | { do: 'remove'; path: Path }
  /** Puts an item into a list, before the one that stands at the index. */
  | { do: 'insert'; path: Path; index: number; value: Json }
  /** Takes an item to another place of a list, its own or another one: before the one that stands at the index now. */
  | { do: 'move'; path: Path; to: Path; index: number }
  | { do: 'rename'; path: Path; name: string }
  /** Several one after the other, each in what those before it have made; taken back together. */
  | { do: 'all'; edits: readonly Edit[] };

/** A value after an edit; `undefined`: it has no such place. */
export function edited(root: Json, edit: Edit): Json | undefined {
  if (edit.do === 'all')
    return edit.edits.reduce<Json | undefined>(
      (now, one) => (now === undefined ? undefined : edited(now, one)),
      root,
    );
  const { path } = edit;
  const key = path.at(-1);
  const around = path.slice(0, -1);
  switch (edit.do) {
    case 'set': {
      const { value } = edit;
      const add = (owner: Json): Json | undefined =>
        isObject(owner) && typeof key === 'string' ? { ...owner, [key]: value } : undefined;
      return withAt(root, path, () => value) ?? withAt(root, around, add);
    }
    case 'remove': {
      if (key === undefined || valueAt(root, path) === undefined) return undefined;
      return withAt(root, around, (owner) =>
        withEntries(owner, (entry) => (entry[0] === key ? [] : [entry])),
      );
    }
    case 'rename': {
      const { name } = edit;
      const isFree = valueAt(root, [...around, name]) === undefined;
      if (!isFree || typeof key !== 'string' || valueAt(root, path) === undefined) return undefined;
      return withAt(root, around, (owner) =>
        withEntries(owner, ([one, value]) => [[one === key ? name : one, value]]),
      );
    }
    case 'insert': {
      const { index, value } = edit;
      return withAt(root, path, (list) =>
        isList(list) && index >= 0 && index <= list.length
          ? [...list.slice(0, index), value, ...list.slice(index)]
          : undefined,
      );
    }
    case 'move': {
      const item = valueAt(root, path) as Json | undefined; // A part of JSON.
      const isInside = path.every((one, at) => one === edit.to[at]);
      if (item === undefined || typeof key !== 'number' || isInside) return undefined;
      const after = pathAfter(edit);
      const put = {
        do: 'insert',
        path: after.slice(0, -1),
        index: Number(after.at(-1)),
        value: item,
      } as const;
      return edited(root, { do: 'all', edits: [{ do: 'remove', path }, put] });
    }
  }
}

type Entry = readonly [key: string | number, value: Json];

function withEntries(owner: Json, change: (entry: Entry) => readonly Entry[]): Json | undefined {
  if (isList(owner)) return [...owner.entries()].flatMap(change).map(([, value]) => value);
  return isObject(owner) ? Object.fromEntries(Object.entries(owner).flatMap(change)) : undefined;
}

/** A value with another one at a path; `undefined`: there is no such place, or nothing that may stand there. */
function withAt(
  root: Json,
  [key, ...others]: Path,
  change: (value: Json) => Json | undefined,
): Json | undefined {
  if (key === undefined) return change(root);
  const inner = partOf(root, key) as Json | undefined; // A part of JSON.
  const next = inner === undefined ? undefined : withAt(inner, others, change);
  if (next === undefined) return undefined;
  return withEntries(root, ([one, value]) => [[one, one === key ? next : value]]);
}

/** Where an item stands after it was taken to a list, which may have moved up itself. */
export function pathAfter({ path, to, index }: Extract<Edit, { do: 'move' }>): Path {
  const own = path.length - 1;
  const from = Number(path[own]);
  if (!path.slice(0, -1).every((key, at) => key === to[at])) return [...to, index];
  const around = to.length === own ? index - 1 : to[own];
  if (typeof around !== 'number' || around < from) return [...to, index];
  return to.length === own ? [...to, around] : [...to.slice(0, own), around - 1, ...to.slice(own + 1), index];
}

/** The text of a definition after an edit, printed as all are; `undefined`: the text is no JSON, or has no such place. */
export function textAfter(text: string, edit: Edit): string | undefined {
  const before = jsonOf(text) as Json | undefined;
  const after = before === undefined ? undefined : edited(before, edit);
  if (after === undefined) return undefined;
  return JSON.stringify(after) === JSON.stringify(before) ? text : printed(after);
}

/** Characters of a line beyond which a list or an object is written over several. */
const longestLine = 110;

/** JSON as the formatter writes it: on one line where it fits, and two spaces further in where it does not. */
export function printed(value: Json): string {
  return `${lines(value, 0, 0, '')}\n`;
}

/** A value behind so many characters of its line, which has an indent; what is `behind` it stands on its last line. */
function lines(value: Json, indent: number, before: number, behind: string): string {
  const line = onOneLine(value);
  const isShort = before + line.length + behind.length <= longestLine && !isTable(value);
  if (isShort || typeof value !== 'object' || value === null) return line + behind;
  const entries: readonly (readonly [string, Json])[] = isList(value)
    ? value.map((one) => ['', one] as const)
    : Object.entries(value).map(([key, one]) => [`${JSON.stringify(key)}: `, one] as const);
  const inside = entries.map(([head, one], at) => {
    const comma = at < entries.length - 1 ? ',' : '';
    return `${' '.repeat(indent + 2)}${head}${lines(one, indent + 2, indent + 2 + head.length, comma)}`;
  });
  const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
  return [open, ...inside, `${' '.repeat(indent)}${close}${behind}`].join('\n');
}

/** Whether a value is or holds a list of several objects with several keys: each of those stands on a line of its own. */
function isTable(value: Json): boolean {
  if (!isList(value)) return isObject(value) && Object.values(value).some(isTable);
  const isRow = (one: Json): boolean => isObject(one) && Object.keys(one).length > 1;
  return (value.length > 1 && value.every(isRow)) || value.some(isTable);
}

function onOneLine(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (isList(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const parts = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
