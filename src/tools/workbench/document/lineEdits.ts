import type { RefObject } from 'react';
import { isObject } from '../../../interpreter';
import type { Path } from '../../../language/schema';
import { jsonOf, textIn, valueAt } from '../../checker/json/walk';
import { calledBy } from '../../schema/calledBy';
import type { Edits } from './edits';
import { keyOf, titleIn, type ListPart, type OutlineEntry } from './outline';
import { takenNames } from './palette';
import type { Offer } from './parts';
import type { Known } from './questions';
import { pathAfter, type Edit } from './textEdits';
import { words } from './words';

/** Where something is dropped: beside a line, or in what the line holds. */
export type Side = 'before' | 'after' | 'into';

/** The sides of a line on which another one may be dropped: steps among steps, blocks among blocks, and nothing in itself. */
export function sidesOf(dragged: OutlineEntry, target: OutlineEntry): readonly Side[] {
  const kind = dragged.path.at(-2);
  const isInside = dragged.path.every((key, at) => key === target.path[at]);
  if (isInside) return [];
  const beside = target.path.at(-2) === kind ? (['before', 'after'] as const) : [];
  return target.inner?.at(-1) === kind ? [...beside, 'into'] : beside;
}

/** The side that is meant at a height of a line, from 0 at its top to 1. */
export function sideAt(sides: readonly Side[], height: number): Side | undefined {
  if (!sides.includes('into')) return sides.length === 0 ? undefined : height < 0.5 ? 'before' : 'after';
  if (!sides.includes('before')) return 'into';
  // What a line holds stands below it: its lower half leads there.
  return height < 0.3 ? 'before' : height > 0.85 ? 'after' : 'into';
}

/** The list, and the place in it, of a side of a line. */
function dropPlaceOf(target: OutlineEntry, side: Side): { list: Path; index: number } {
  if (side === 'into') return { list: target.inner ?? [], index: 0 };
  return { list: target.path.slice(0, -1), index: target.index + (side === 'after' ? 1 : 0) };
}

/** A fragment that is asked about before it is added at a place of a list: by which names. */
export interface AskedFragment {
  fragment: string;
  list: Path;
  index: number;
  offer: Offer;
}

/** What edits of the outline's lines are made of. */
interface LineParts {
  entries: readonly OutlineEntry[];
  known: Known | undefined;
  newest: () => string;
  listAt: (path: Path) => ListPart | undefined;
  moved: RefObject<'up' | 'down' | undefined>;
  /** Makes an edit, and says whether it was made; the focus then goes to what stands at a path. */
  make: (edit: Edit, focus?: Path) => boolean;
  put: Edits['put'];
  ask: (asked: AskedFragment | undefined) => void;
  /** Shows why nothing was added, or nothing. */
  report: (why: string | undefined) => void;
  added: (path: Path) => void;
  /** A line stands there now, or around there where it was removed; the sentence is for the ear. */
  select: (path: Path, sentence: string) => void;
  onShow: (entry: OutlineEntry) => void;
}

/** How lines are moved by their buttons, carried into another list, dropped, removed, and added. */
export function lineEditsOf(parts: LineParts) {
  const { entries, known, listAt, moved, make, ask, report, select } = parts;
  const take = (entry: OutlineEntry, list: Path, index: number, sentence: (to: Path) => string): void => {
    const edit = { do: 'move', path: entry.path, to: list, index } as const;
    const path = pathAfter(edit);
    if (make(edit)) select(path, sentence(path));
  };
  const counted = (entry: OutlineEntry) => (to: Path) =>
    words.moved(titleIn(entry), Number(to.at(-1)) + 1, entry.count);
  const add = (
    list: Path,
    index: number,
    { name, title, about, value, otherwise = [] }: Offer,
  ): string | undefined => {
    const path = [...list, index];
    const why = parts.put({ do: 'insert', path: list, index, value }, otherwise, path);
    if (why !== undefined) return why;
    parts.added(path);
    select(path, words.added(title ?? calledBy(about ?? name).called));
    const home = entries.find((one) => keyOf(one.path) === keyOf(list.slice(0, -1)));
    const made = textIn(valueAt(jsonOf(parts.newest()), path), 'name');
    if (home) parts.onShow({ ...home, name: made === '' ? undefined : made });
    return undefined;
  };
  return {
    onMove: (entry: OutlineEntry, by: 1 | -1): void => {
      moved.current = by === 1 ? 'down' : 'up';
      take(entry, entry.path.slice(0, -1), entry.index + (by === 1 ? 2 : -1), counted(entry));
    },
    onCarry: (entry: OutlineEntry, home: OutlineEntry): void => {
      const list = home.inner ?? [];
      moved.current = 'up';
      take(entry, list, listAt(list)?.parts.length ?? 0, () => words.into(titleIn(entry), titleIn(home)));
    },
    onDrop: (dragged: OutlineEntry, target: OutlineEntry, side: Side): void => {
      const { list, index } = dropPlaceOf(target, side);
      const home = entries.find(({ inner }) => inner && keyOf(inner) === keyOf(list));
      const isOwn = keyOf(list) === keyOf(dragged.path.slice(0, -1));
      const sentence = (): string => words.into(titleIn(dragged), home ? titleIn(home) : words.whole);
      take(dragged, list, index, isOwn ? counted(dragged) : sentence);
    },
    onRemove: (entry: OutlineEntry): void => {
      const around = entry.path.slice(0, -2);
      if (make({ do: 'remove', path: entry.path }, around)) select(around, words.removed(titleIn(entry)));
    },
    onAdd: (list: Path, at: number, offer: Offer): void => {
      const index = Math.min(at, listAt(list)?.parts.length ?? 0);
      const fragment = isObject(offer.value) ? offer.value.fragment : undefined;
      const isTaken = known && typeof fragment === 'string' && takenNames(known, fragment).length > 0;
      ask(isTaken ? { fragment, list, index, offer } : undefined);
      report(isTaken ? undefined : add(list, index, offer));
    },
    addFragment: ({ fragment, list, index, offer }: AskedFragment, names: string): string | undefined => {
      const why = add(list, index, { ...offer, value: { fragment, names } });
      if (why === undefined) ask(undefined);
      return why;
    },
  };
}
