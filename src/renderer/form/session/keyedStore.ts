/** A small external store whose readers subscribe by key: a change wakes only those whom it concerns. */
export interface KeyedStore<T> {
  current: () => T;
  /** How often `key` has changed; the snapshot of `useSyncExternalStore`. */
  version: (key: string) => number;
  subscribe: (key: string, listener: () => void) => () => void;
  /** `version` and `subscribe` of one key, the same functions each time: React subscribes anew to another function. */
  reader: (key: string) => KeyReader;
  /** Takes the next state and wakes the readers of `changed`. */
  publish: (next: T, changed: Iterable<string>) => void;
}

/** The two halves of `useSyncExternalStore` for one key. */
export interface KeyReader {
  version: () => number;
  subscribe: (listener: () => void) => () => void;
}

/** A store that begins with `initial`. */
export function keyedStore<T>(initial: T): KeyedStore<T> {
  let state = initial;
  const versions = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();
  const readers = new Map<string, KeyReader>();
  const version = (key: string): number => versions.get(key) ?? 0;
  const subscribe = (key: string, listener: () => void): (() => void) => {
    const known = listeners.get(key) ?? new Set();
    listeners.set(key, known.add(listener));
    return () => {
      known.delete(listener);
      if (known.size === 0) listeners.delete(key);
    };
  };
  return {
    current: () => state,
    version,
    subscribe,
    reader: (key) => {
      const known = readers.get(key) ?? {
        version: () => version(key),
        subscribe: (listener: () => void) => subscribe(key, listener),
      };
      readers.set(key, known);
      return known;
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
