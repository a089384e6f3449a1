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
 * Ties what is open to the browser's Back, which closes it and leaves nothing else; `close` does the same as Escape. Without one it is
 * not closed by Back. `isOpen`: left out, it is open for as long as it is drawn.
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

/** Says when layers open and close. Gives what ends the subscription. */
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
