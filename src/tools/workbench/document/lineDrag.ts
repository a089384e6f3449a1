import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type Side, sideAt, sidesOf } from './edits';
import type { OutlineEntry } from './outline';

const carried = 'outlineEntry';

/** What stands for a line of the outline: there, and in the form. */
interface Dragged {
  element: HTMLElement;
  /** `undefined`: it is no line. */
  entry: () => OutlineEntry | undefined;
  /** Where it would go that is held over it. */
  onSide: (side: Side | undefined) => void;
  onDrop: (dragged: OutlineEntry, target: OutlineEntry, side: Side) => void;
}

/** Makes an element one that can be dragged, and dropped on; gives what ends that. */
export function lineDrag({ element, entry, onSide, onDrop }: Dragged): () => void {
  const own = (): OutlineEntry | undefined => {
    const found = entry();
    return found?.isShared ? undefined : found;
  };
  const sides = (data: Record<string | symbol, unknown>): readonly Side[] => {
    const [dragged, target] = [data[carried], own()];
    return isEntry(dragged) && target ? sidesOf(dragged, target) : [];
  };
  return combine(
    draggable({ element, canDrag: () => own() !== undefined, getInitialData: () => ({ [carried]: own() }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => sides(source.data).length > 0,
      getData: ({ source, input }) => {
        const { top, height } = element.getBoundingClientRect();
        return { side: sideAt(sides(source.data), (input.clientY - top) / height) };
      },
      onDrag: ({ self }) => onSide(isSide(self.data.side) ? self.data.side : undefined),
      onDragLeave: () => onSide(undefined),
      onDrop: ({ self, source, location }) => {
        onSide(undefined);
        const [dragged, target] = [source.data[carried], own()];
        const isInnermost = location.current.dropTargets[0]?.element === element;
        if (isInnermost && isEntry(dragged) && target && isSide(self.data.side))
          onDrop(dragged, target, self.data.side);
      },
    }),
  );
}

const isSide = (value: unknown): value is Side => value === 'before' || value === 'after' || value === 'into';

/** Nothing else is put under our key. */
const isEntry = (value: unknown): value is OutlineEntry => typeof value === 'object' && value !== null;
