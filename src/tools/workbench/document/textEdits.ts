import { findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import type { Path } from '../../../language/schema';
import type { Json } from '../../../interpreter';
import type { TextEdit } from '../../checker';

/** What an editor does to a definition, by the place in its JSON. */
export type Edit =
  /** Puts a value in place of another one, or under a key that is not there yet. */
  | { do: 'set'; path: Path; value: Json }
  /** Takes a key or an item away. */
  | { do: 'remove'; path: Path }
  /** Puts an item into a list, before the one that stands at the index. */
  | { do: 'insert'; path: Path; index: number; value: Json }
  /** Takes an item of a list to another place in it. */
  | { do: 'move'; path: Path; from: number; to: number }
  /** Takes an item to another list, before the one that stands at the index there. */
  | { do: 'carry'; path: Path; to: Path; index: number }
  /** Gives a key another name. */
  | { do: 'rename'; path: Path; name: string }
  /** Several that stand apart, taken back together. */
  | { do: 'all'; edits: readonly Edit[] }
  /** Several one after the other, each in the text that those before it have made; taken back together. */
  | { do: 'sequence'; edits: readonly Edit[] };

/** Characters of a line beyond which a list or an object is written over several. */
const longestLine = 110;

/**
 * The smallest changes of a definition's text that make an edit, in order and apart; everything around them keeps its spelling.
 * `undefined`: the text is no JSON, or has no such place.
 */
export function textChanges(text: string, edit: Edit): readonly TextEdit[] | undefined {
  const root = parseTree(text, [], { disallowComments: true });
  if (!root) return undefined;
  switch (edit.do) {
    case 'set':
      return set(text, root, edit.path, edit.value);
    case 'remove': {
      const node = nodeAt(root, edit.path);
      return node?.parent ? [without(node.parent.type === 'property' ? node.parent : node)] : undefined;
    }
    case 'insert': {
      const list = nodeAt(root, edit.path);
      if (list?.type !== 'array') return undefined;
      return added(text, list, edit.index, (column) => written(edit.value, column));
    }
    case 'move': {
      const items = nodeAt(root, edit.path)?.children ?? [];
      return moved(text, items, edit.from, edit.to);
    }
    case 'carry':
      return carried(text, root, edit.path, edit.to, edit.index);
    case 'rename': {
      const key = nodeAt(root, edit.path)?.parent?.children?.[0];
      const isTaken = nodeAt(root, [...edit.path.slice(0, -1), edit.name]) !== undefined;
      if (key?.type !== 'string' || isTaken) return undefined;
      return [{ from: key.offset, to: key.offset + key.length, insert: JSON.stringify(edit.name) }];
    }
    case 'all': {
      const each = edit.edits.map((one) => textChanges(text, one));
      if (each.includes(undefined)) return undefined;
      return each.flatMap((changes) => changes ?? []).sort((a, b) => a.from - b.from);
    }
    case 'sequence': {
      let now = text;
      for (const one of edit.edits) {
        const changes: readonly TextEdit[] | undefined = textChanges(now, one);
        if (!changes) return undefined;
        now = changed(now, changes);
      }
      return difference(text, now);
    }
  }
}

/** One change that makes a text another one: all that stands between what both begin and end with. */
function difference(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return [{ from, to: before.length - end, insert: after.slice(from, after.length - end) }];
}

/** Takes an item to a place of a list, its own or another one. */
export function takenTo(path: Path, to: Path, index: number): { edit: Edit; path: Path } {
  const own = path.slice(0, -1);
  const from = Number(path.at(-1));
  if (own.join('.') !== to.join('.')) {
    return { edit: { do: 'carry', path, to, index }, path: pathAfter(path, to, index) };
  }
  const at = index > from ? index - 1 : index;
  return { edit: { do: 'move', path: own, from, to: at }, path: [...own, at] };
}

/** Where an item stands after it was taken to another list, which may have moved up itself. */
function pathAfter(path: Path, to: Path, index: number): Path {
  const own = path.length - 1;
  const isBelow = to.length > own && path.slice(0, -1).every((key, at) => key === to[at]);
  const around = to[own];
  if (!isBelow || typeof around !== 'number' || around < Number(path[own])) return [...to, index];
  return [...to.slice(0, own), around - 1, ...to.slice(own + 1), index];
}

/** The text after its changes. */
export function changed(text: string, changes: readonly TextEdit[]): string {
  return [...changes]
    .reverse()
    .reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
}

/** What stands at a path; jsonc-parser asks for an array of its own. */
const nodeAt = (root: Node, path: Path): Node | undefined => findNodeAtLocation(root, [...path]);

function set(text: string, root: Node, path: Path, value: Json): TextEdit[] | undefined {
  const node = nodeAt(root, path);
  if (node) {
    const insert = written(value, indentAt(text, node.offset));
    return [{ from: node.offset, to: node.offset + node.length, insert }];
  }
  const parent = nodeAt(root, path.slice(0, -1));
  const key = path.at(-1);
  if (parent?.type !== 'object' || typeof key !== 'string') return undefined;
  const end = parent.children?.length ?? 0;
  return added(text, parent, end, (column) => `${JSON.stringify(key)}: ${written(value, column)}`);
}

/** A new item of a list, or key of an object, in the way in which its neighbours are written. */
function added(text: string, parent: Node, index: number, write: (column: number) => string): TextEdit[] {
  const { children = [], offset, length, type } = parent;
  const before = children[index - 1];
  const after = children[index];
  const first = children[0];
  const indent = indentAt(text, offset);
  if (!first) {
    const [open, close] = type === 'array' ? ['[', ']'] : ['{ ', ' }'];
    return [{ from: offset, to: offset + length, insert: `${open}${write(indent)}${close}` }];
  }
  const gap = text.slice(offset + 1, first.offset);
  const isSpread = gap.includes('\n');
  const column = isSpread ? gap.length - gap.lastIndexOf('\n') - 1 : indent;
  const line = lineAt(text, offset).length + write(indent).length;
  if (type === 'array' && !isSpread && line > longestLine) return spread(parent, index, write, indent);
  const between = isSpread ? gap : ' ';
  if (after) return [{ from: after.offset, to: after.offset, insert: `${write(column)},${between}` }];
  const end = before ? before.offset + before.length : first.offset;
  return [{ from: end, to: end, insert: `,${between}${write(column)}` }];
}

/** A new item of a list that has grown too long for its line: from now on each stands on its own. */
function spread(
  { children = [], offset, length }: Node,
  index: number,
  write: (column: number) => string,
  indent: number,
): TextEdit[] {
  const line = `\n${' '.repeat(indent + 2)}`;
  const item = line + write(indent + 2);
  const last = children.length;
  return Array.from({ length: last + 1 }, (_, at) => {
    const [before, after] = [children[at - 1], children[at]];
    const from = before ? before.offset + before.length : offset + 1;
    const to = after ? after.offset : offset + length - 1;
    const own = at === index ? item : '';
    if (!before) return { from, to, insert: `${own && `${own},`}${line}` };
    if (!after) return { from, to, insert: `${own && `,${own}`}\n${' '.repeat(indent)}` };
    return { from, to, insert: `,${own && `${own},`}${line}` };
  });
}

/** Takes a child away with the comma that parts it from its neighbour. */
function without(child: Node): TextEdit {
  const { parent } = child;
  const siblings = parent?.children ?? [];
  const index = siblings.indexOf(child);
  const before = siblings[index - 1];
  const after = siblings[index + 1];
  const end = child.offset + child.length;
  if (before) return { from: before.offset + before.length, to: end, insert: '' };
  if (after) return { from: child.offset, to: after.offset, insert: '' };
  const inside = parent ? { from: parent.offset + 1, to: parent.offset + parent.length - 1 } : undefined;
  return { from: child.offset, to: end, ...inside, insert: '' };
}

/** The texts of the items between two places change their places; what stands between them stays. */
function moved(text: string, items: readonly Node[], from: number, to: number): TextEdit[] | undefined {
  const texts = items.map(({ offset, length }) => text.slice(offset, offset + length));
  const [item] = texts.splice(from, 1);
  if (item === undefined || to < 0 || to >= items.length) return undefined;
  texts.splice(to, 0, item);
  return items.flatMap(({ offset, length }, index): TextEdit[] => {
    const insert = texts[index] ?? '';
    const stays = insert === text.slice(offset, offset + length);
    return stays ? [] : [{ from: offset, to: offset + length, insert }];
  });
}

/** The text of an item goes to another list as it is, further in or out as that list is. */
function carried(text: string, root: Node, path: Path, to: Path, index: number): TextEdit[] | undefined {
  const item = nodeAt(root, path);
  const list = nodeAt(root, to);
  const isInside = path.every((key, at) => key === to[at]);
  if (!item || item.parent?.type !== 'array' || list?.type !== 'array' || isInside) return undefined;
  if (item.parent === list) return undefined;
  const own = text.slice(item.offset, item.offset + item.length);
  const indent = indentAt(text, item.offset);
  const put = added(text, list, index, (column) => indented(own, column - indent));
  return [without(item), ...put].sort((a, b) => a.from - b.from);
}

/** Lines behind the first one, so many spaces further in; a text of JSON has no line ends in its words. */
function indented(text: string, by: number): string {
  if (by >= 0) return text.replaceAll('\n', `\n${' '.repeat(by)}`);
  return text.replace(new RegExp(`\\n {1,${-by}}`, 'g'), '\n');
}

/** Spaces at the beginning of the line on which a place stands. */
function indentAt(text: string, offset: number): number {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return line.length - line.trimStart().length;
}

/** The line on which a place stands. */
function lineAt(text: string, offset: number): string {
  const end = text.indexOf('\n', offset);
  return text.slice(text.lastIndexOf('\n', offset - 1) + 1, end < 0 ? undefined : end);
}

/** JSON as the definitions are written: on one line where it fits, two spaces further in where it does not. */
function written(value: Json, column: number): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || column + line.length <= longestLine) return line;
  const inner = ' '.repeat(column + 2);
  const end = `\n${' '.repeat(column)}`;
  const parts = Array.isArray(value)
    ? value.map((item: Json) => written(item, column + 2))
    : Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${written(one, column + 2)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${parts.map((part) => inner + part).join(',\n')}${end}${close}`;
}

function onOneLine(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const parts = Object.entries(value).map(([key, one]) => `${JSON.stringify(key)}: ${onOneLine(one)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
