import type { RefObject } from 'react';
import type { Path } from '../../../language/schema';
import { dropPlaceOf, type Side } from './drop';
import { keyOf } from './Outline';
import type { ListPart, OutlineEntry } from './outline';
import { titleIn } from './OutlineLine';
import { takenTo, type Edit } from './textEdits';
import { words } from './words';

/** What moves lines of the outline. */
interface MoveParts {
  entries: readonly OutlineEntry[];
  listAt: (path: Path) => ListPart | undefined;
  moved: RefObject<'up' | 'down' | undefined>;
  /** Makes an edit, and says whether it was made; the focus then goes to what stands at a path. */
  make: (edit: Edit, focus?: Path) => boolean;
  /** A line stands there now, or around there where it was removed; the sentence is for the ear. */
  onMoved: (path: Path, sentence: string) => void;
}

/** How a line of the outline is moved by its buttons, carried into another list, dropped, and removed. */
export function movesOf({ entries, listAt, moved, make, onMoved }: MoveParts) {
  const take = (entry: OutlineEntry, list: Path, index: number, sentence: (to: Path) => string): void => {
    const { edit, path } = takenTo(entry.path, list, index);
    if (make(edit)) onMoved(path, sentence(path));
  };
  const counted = (entry: OutlineEntry) => (to: Path) =>
    words.moved(titleIn(entry), Number(to.at(-1)) + 1, entry.count);
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
      if (make({ do: 'remove', path: entry.path }, around)) onMoved(around, words.removed(titleIn(entry)));
    },
  };
}
