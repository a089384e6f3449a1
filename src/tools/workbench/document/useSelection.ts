import { useEffect, useMemo, useRef, useState } from 'react';
import type { Path } from '../../../language/schema';
import { keepPlace, placeKept } from '../source/copies';
import { keyOf, outlineOf, type OutlineEntry } from './outline';
import type { Part } from './parts';

/** Which line of a document is chosen, the one of the last visit first; one that an edit has taken back gives way to the one around it. */
export function useSelection(name: string, root: Part | undefined, pieces: ReadonlyMap<string, string>) {
  const [chosen, setChosen] = useState(() => placeKept(name));
  const [said, setSaid] = useState('');
  /** What shows the chosen line: it begins at its top. */
  const panel = useRef<HTMLDivElement>(null);
  /** The way in which the chosen line was moved by its button: the focus goes along. */
  const moved = useRef<'up' | 'down'>(undefined);
  const entries = useMemo(() => (root ? outlineOf(root, pieces) : []), [root, pieces]);
  const selected = useMemo(() => lineAround(entries, chosen), [entries, chosen]);
  const line = keyOf(selected);
  // Of another line alone: what is pressed while a box is left must not move away.
  useEffect(() => {
    if (panel.current) panel.current.scrollTop = 0;
  }, [line]);

  useEffect(() => {
    const direction = moved.current;
    if (direction === undefined) return;
    moved.current = undefined;
    const shown = document.querySelector(`[data-outline="${CSS.escape(line)}"]`);
    const button = shown?.querySelector<HTMLButtonElement>(`[data-move="${direction}"]:not(:disabled)`);
    (button ?? shown?.querySelector('button'))?.focus();
  }, [entries, line]);
  /** Chooses a line; one that is not there yet counts as soon as it is. */
  const select = (path: Path, sentence?: string): void => {
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
