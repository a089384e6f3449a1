/** A small external store whose readers subscribe by key: a change wakes only those whom it concerns. */
export interface KeyedStore<T> {
  current: () => T;
  /** How often `key` has changed; the snapshot of `useSyncExternalStore`. */
  version: (key: string) => number;
  subscribe: (key: string, listener: () => void) => () => void;
  /** Takes the next state and wakes the readers of `changed`. */
  publish: (next: T, changed: Iterable<string>) => void;
}

/** A store that begins with `initial`. */
export function keyedStore<T>(initial: T): KeyedStore<T> {
  let state = initial;
  const versions = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();
  return {
    current: () => state,
    version: (key) => versions.get(key) ?? 0,
    subscribe: (key, listener) => {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(key);
      };
    },
    publish: (next, changed) => {
      state = next;
      for (const key of changed) {
        versions.set(key, (versions.get(key) ?? 0) + 1);
        listeners.get(key)?.forEach((listener) => listener());
      }
    },
  };
}
