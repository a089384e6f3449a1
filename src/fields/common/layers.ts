import { useEffect, useRef } from 'react';

/** What is open in front of a page: a dialog, a calendar, a list. */
interface Layer {
  /** Left out: only what is in it ends it. */
  close: (() => void) | undefined;
}

let layers: readonly Layer[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly Layer[]): void => {
  layers = next;
  listeners.forEach((listener) => listener());
};

/**
 * Lets the browser's Back close what is open instead of leaving the page; `close` does the same as Escape. Without it Back does not
 * close it. `isOpen`: left out, it is open for as long as it is drawn.
 */
export function useLayer(close: (() => void) | undefined, isOpen = true): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer: Layer = {
      get close() {
        return latest.current;
      },
    };
    change([...layers, layer]);
    return () => change(layers.filter((one) => one !== layer));
  }, [isOpen]);
}

/** Reports when layers open and close. Returns what ends the subscription. */
export const watchLayers = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** All that is open, the newest last; another list after each change. */
export const openLayers = (): readonly unknown[] => layers;

/** Closes the newest layer, if it can be; true when any remains. */
export const closeNewestLayer = (): boolean => {
  const close = layers.at(-1)?.close;
  const remaining = layers.length - (close ? 1 : 0);
  close?.();
  return remaining > 0;
};
