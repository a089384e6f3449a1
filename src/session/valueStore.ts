import { useSyncExternalStore } from 'react';

/** A small external store that is read as a whole. */
export interface ValueStore<T> {
  current: () => T;
  subscribe: (listener: () => void) => () => void;
  update: (change: (now: T) => T) => void;
}

/** A store that begins with `initial`. */
export function valueStore<T>(initial: T): ValueStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (change) => {
      const next = change(value);
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach((listener) => listener());
    },
  };
}

/** The part of a store that `select` picks; it must give the same object for the same state. */
export function useStored<T, S>(store: ValueStore<T>, select: (value: T) => S): S {
  return useSyncExternalStore(store.subscribe, () => select(store.current()));
}
