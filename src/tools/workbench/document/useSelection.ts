import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Path } from '../../../language/schema';
import { keepPlace, placeKept } from '../source/copies';
import { keyOf } from './Outline';
import { outlineOf, type OutlineEntry } from './outline';
import type { Part } from './parts';

/** The lines of a document, and the one that is chosen. */
interface Selection {
  entries: readonly OutlineEntry[];
  selected: Path;
  /** Chooses a line; one that is not there yet counts as soon as it is. The sentence is for the ear. */
  select: (path: Path, sentence?: string) => void;
  /** The sentence that was said last. */
  said: string;
  /** The way in which the chosen line was moved by its button: the focus goes along. */
  moved: RefObject<'up' | 'down' | undefined>;
  /** What shows the chosen line: it begins at its top. */
  panel: RefObject<HTMLDivElement | null>;
}

/** Which line of a document is chosen, the one of the last visit first; one that an edit has taken back gives way to the one around it. */
export function useSelection(
  name: string,
  root: Part | undefined,
  pieces: ReadonlyMap<string, string>,
): Selection {
  const [chosen, setChosen] = useState(() => placeKept(name));
  const [said, setSaid] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const moved = useRef<'up' | 'down'>(undefined);
  const entries = useMemo(() => (root ? outlineOf(root, pieces) : []), [root, pieces]);
  const selected = useMemo(() => lineAround(entries, chosen), [entries, chosen]);
  const line = keyOf(selected);
  // Of another line alone: what is pressed while a box is left must not move away.
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [line]);

  // The button that was pressed moves along with its line.
  useEffect(() => {
    const direction = moved.current;
    if (direction === undefined) return;
    moved.current = undefined;
    const shown = document.querySelector(`[data-outline="${CSS.escape(line)}"]`);
    const button = shown?.querySelector<HTMLButtonElement>(`[data-move="${direction}"]:not(:disabled)`);
    (button ?? shown?.querySelector('button'))?.focus();
  }, [entries, line]);
  const select: Selection['select'] = (path, sentence) => {
    setChosen(path);
    keepPlace(name, path);
    if (sentence !== undefined) setSaid(sentence);
  };
  return { entries, selected, select, said, moved, panel };
}

/** The path of the innermost line that a path is, or lies in. */
export function lineAround(entries: readonly OutlineEntry[], path: Path): Path {
  return entries.findLast((one) => one.path.every((key, at) => key === path[at]))?.path ?? [];
}
