/** A small store that is read as a whole. */
export type ValueStore<T> = ReturnType<typeof valueStore<T>>;

/** A store that begins with `initial`. */
export function valueStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    current: (): T => value,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    update: (change: (now: T) => T): void => {
      const next = change(value);
      if (Object.is(next, value)) return;
      value = next;
      listeners.forEach((listener) => listener());
    },
  };
}
