/** A small store that is read as a whole. */
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
