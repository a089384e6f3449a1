import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { sideAt, sidesOf, type Side } from './drop';
import type { OutlineEntry } from './outline';

/** The key under which a line that is dragged carries its entry. */
const carried = 'outlineEntry';

/** Makes a line one that can be dragged, and dropped on; `side` is where it would go that is held over it. */
export function useLineDrag(
  entry: OutlineEntry,
  onDrop: (dragged: OutlineEntry, target: OutlineEntry, side: Side) => void,
): { line: RefObject<HTMLLIElement | null>; side: Side | undefined } {
  const line = useRef<HTMLLIElement>(null);
  const [side, setSide] = useState<Side>();
  const dropped = useRef(onDrop);
  useEffect(() => {
    dropped.current = onDrop;
  }, [onDrop]);
  useEffect(() => {
    const element = line.current;
    if (!element) return undefined;
    return combine(
      draggable({ element, getInitialData: () => ({ [carried]: entry }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) =>
          isEntry(source.data[carried]) && sidesOf(source.data[carried], entry).length > 0,
        getData: ({ source, input }) => {
          const { top, height } = element.getBoundingClientRect();
          const dragged = source.data[carried];
          const sides = isEntry(dragged) ? sidesOf(dragged, entry) : [];
          return { side: sideAt(sides, (input.clientY - top) / height) };
        },
        onDrag: ({ self }) => setSide(isSide(self.data.side) ? self.data.side : undefined),
        onDragLeave: () => setSide(undefined),
        onDrop: ({ self, source }) => {
          setSide(undefined);
          const dragged = source.data[carried];
          if (isEntry(dragged) && isSide(self.data.side)) dropped.current(dragged, entry, self.data.side);
        },
      }),
    );
  }, [entry]);
  return { line, side };
}

const isSide = (value: unknown): value is Side => value === 'before' || value === 'after' || value === 'into';

/** Nothing else is put under our key. */
const isEntry = (value: unknown): value is OutlineEntry => typeof value === 'object' && value !== null;
