import type { RefObject } from 'react';
import type { FormActs } from '../document/DocumentPane';
import { lineDrag } from '../document/lineDrag';

/** Lets the questions of a form be dragged; `look` finds those that have come since. */
export function dragFields(root: Element, acts: RefObject<FormActs | undefined>) {
  const known = new Map<HTMLElement, () => void>();
  const forget = (isGone: (element: HTMLElement) => boolean): void => {
    for (const [element, stop] of known) {
      if (!isGone(element)) continue;
      stop();
      known.delete(element);
    }
  };
  return {
    look: (): void => {
      forget((element) => !element.isConnected);
      for (const element of root.querySelectorAll<HTMLElement>('[data-field]')) {
        if (known.has(element)) continue;
        const stop = lineDrag({
          element,
          entry: () => acts.current?.entryAt({ path: '', name: element.dataset.field ?? '' }),
          onSide: (side) => {
            if (side === undefined) delete element.dataset.drop;
            else element.dataset.drop = side;
          },
          onDrop: (...dropped) => acts.current?.onDrop(...dropped),
        });
        known.set(element, stop);
      }
    },
    stop: (): void => forget(() => true),
  };
}
