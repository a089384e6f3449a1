import type { Finding, TextEdit } from '../finding';
import { endOfText, lineCounter, locate, readSpots } from '../json/locate';
import { jsonOf } from '../json/walk';

/**
 * The edits that mend a finding in the text that it was found in: nothing but the wrong word changes, so that spaces, order and line
 * ends stay. None: it has no single remedy, or it stands elsewhere than in this text.
 */
export function editsOf(text: string, { edit, path, line }: Finding): readonly TextEdit[] {
  if (!edit || jsonOf(text) === undefined) return [];
  const { spot, keys, rest } = locate(readSpots(text), path);
  const isKey = 'rename' in edit || (rest === '' && keys.at(-1) === swappedKey(edit));
  const at = isKey ? spot.key : spot.value;
  // What stands in an included form, or once more under the same key, is mended by hand.
  const lineOf = lineCounter(text);
  const isThere = [spot.key, spot.value].some((offset) => lineOf(offset).line === line);
  if (rest !== '' || !isThere) return [];
  const end = endOfWord(text, at);
  if (end === undefined) return [];
  const whole = (value: unknown): TextEdit[] => {
    const insert = JSON.stringify(value);
    return insert === text.slice(at, end) ? [] : [{ from: at, to: end, insert }];
  };
  if ('rename' in edit) return isTaken(text, path, edit.rename) ? [] : whole(edit.rename);
  if ('put' in edit) return whole(edit.put);
  return isKey ? whole(edit.swap[1]) : swapped(text, at, end, edit.swap);
}

function swappedKey(edit: NonNullable<Finding['edit']>): string | undefined {
  return 'swap' in edit ? edit.swap[0] : undefined;
}

/** The end of a text, number or tick; `undefined` for a list or object. */
function endOfWord(text: string, at: number): number | undefined {
  if (text.charAt(at) === '"') return endOfText(text, at);
  const word = /^[^\s,\]}[{]+/.exec(text.slice(at))?.[0];
  return word === undefined ? undefined : at + word.length;
}

/** Whether the object has a key of this name already. */
function isTaken(text: string, path: string, name: string): boolean {
  const owner = locate(readSpots(text), path.replace(/\.?(?:[^.[\]]+|\["(?:[^"\\]|\\.)*"\])$/, ''));
  return owner.spot.parts?.has(name) === true;
}

function swapped(text: string, at: number, end: number, [piece, by]: readonly [string, string]): TextEdit[] {
  if (text.charAt(at) !== '"' || piece === by) return [];
  const inside = text.slice(at + 1, end - 1);
  return [...inside.matchAll(pieceIn(written(piece)))].map(({ index }) => ({
    from: at + 1 + index,
    to: at + 1 + index + written(piece).length,
    insert: written(by),
  }));
}

/** As it stands between the quotes of a JSON text. */
function written(words: string): string {
  return JSON.stringify(words).slice(1, -1);
}

/** A piece that begins or ends like a name is a whole name there. */
function pieceIn(piece: string): RegExp {
  const literal = piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const before = /^\w/.test(piece) ? '(?<![\\w.])' : '';
  const after = /\w$/.test(piece) ? '(?!\\w)' : '';
  return new RegExp(`${before}${literal}${after}`, 'g');
}
