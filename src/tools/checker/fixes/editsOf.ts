import type { Finding, TextEdit } from '../finding';
import { lineCounter, locate, treeOf } from '../json/locate';

/**
 * The edits that mend a finding in the text that it was found in: nothing but the wrong word changes, so that spaces, order and line
 * ends stay. None: it has no single remedy, or it stands elsewhere than in this text.
 */
export function editsOf(text: string, { edit, path, line }: Finding): readonly TextEdit[] {
  const root = treeOf(text);
  if (!edit || !root) return [];
  const { key, value: found, keys, rest } = locate(root, path);
  const isKey = 'rename' in edit || (rest === '' && keys.at(-1) === swappedKey(edit));
  const { offset: at, length, parent, children } = isKey ? key : found;
  const end = at + length;
  // What stands in an included form, or once more under the same key, is mended by hand.
  const lineOf = lineCounter(text);
  const isThere = [key, found].some(({ offset }) => lineOf(offset).line === line);
  // A list or an object has children.
  if (rest !== '' || !isThere || children) return [];
  const whole = (value: unknown): TextEdit[] => {
    const insert = JSON.stringify(value);
    return insert === text.slice(at, end) ? [] : [{ from: at, to: end, insert }];
  };
  if ('rename' in edit) {
    const beside = parent?.parent?.children ?? [];
    const isTaken = beside.some(({ children: [own] = [] }) => own?.value === edit.rename);
    return isTaken ? [] : whole(edit.rename);
  }
  if ('put' in edit) return whole(edit.put);
  return isKey ? whole(edit.swap[1]) : swapped(text, at, end, edit.swap);
}

function swappedKey(edit: NonNullable<Finding['edit']>): string | undefined {
  return 'swap' in edit ? edit.swap[0] : undefined;
}

function swapped(text: string, at: number, end: number, [piece, by]: readonly [string, string]): TextEdit[] {
  if (text.charAt(at) !== '"' || piece === by) return [];
  const inside = text.slice(at + 1, end - 1);
  // What no name has may be a column, behind the name of its rows.
  const whole = [...inside.matchAll(pieceIn(written(piece), '\\w.'))];
  const found = whole.length > 0 ? whole : [...inside.matchAll(pieceIn(written(piece), '\\w'))];
  return found.map(({ index }) => ({
    from: at + 1 + index,
    to: at + 1 + index + written(piece).length,
    insert: written(by),
  }));
}

/** As it stands between the quotes of a JSON text. */
function written(words: string): string {
  return JSON.stringify(words).slice(1, -1);
}

/** A piece that begins or ends like a name is a whole name there, behind none of these signs. */
function pieceIn(piece: string, signs: string): RegExp {
  const literal = piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = /^\w/.test(piece) ? `(?<![${signs}])` : '';
  const after = /\w$/.test(piece) ? '(?!\\w)' : '';
  return new RegExp(`${before}${literal}${after}`, 'g');
}
