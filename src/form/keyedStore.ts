/** The key of what is drawn when nothing else waits to be drawn. */
export const idle = '@rest';

/** More fields than a screen shows: they are drawn in the task of the change that concerns them. */
export const firstFields = 24;

/** Fields that are drawn in each task after that one, which is laid out and painted by itself. */
const together = 48;

/** A store that its readers share. */
export type KeyedStore<T> = ReturnType<typeof keyedStore<T>>;

/** A small external store that begins with `initial`. Readers subscribe by key: a change wakes only those whom it concerns. */
export function keyedStore<T>(initial: T) {
  let state = initial;
  const versions = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();
  const sleeping = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wake = (keys: Iterable<string>): void => {
    for (const key of keys) {
      sleeping.delete(key);
      listeners.get(key)?.forEach((listener) => listener());
    }
  };
  const wakeNext = (): void => {
    wake([...sleeping].slice(0, together));
    timer = undefined;
    wakeInTurn();
    if (timer === undefined) wake([idle]);
  };
  // Timers, not idle callbacks: a busy page must finish too.
  const wakeInTurn = (): void => {
    if (sleeping.size > 0) timer ??= setTimeout(wakeNext, 0);
  };
  return {
    current: (): T => state,
    /** How often `key` has changed; the snapshot of `useSyncExternalStore`. */
    version: (key: string): number => versions.get(key) ?? 0,
    subscribe: (key: string, listener: () => void): (() => void) => {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(key);
      };
    },
    /** Takes the next state and wakes the readers of `changed`; those of `later` in tasks of their own, some at a time, in this order. */
    publish: (next: T, changed: ReadonlySet<string>, later: readonly string[]): void => {
      state = next;
      for (const key of later) sleeping.add(key);
      // A reader that is drawn for another reason before it is woken draws the current state.
      for (const key of [...changed, ...later]) versions.set(key, (versions.get(key) ?? 0) + 1);
      wake(changed);
      wakeInTurn();
    },
    /** Lets the readers of these keys wait; `wakeInTurn` begins to wake them. */
    hold: (keys: readonly string[]): void => keys.forEach((key) => sleeping.add(key)),
    wakeInTurn,
    /** Whether readers of this key, or of any, are still to be woken; readers of `idle` are notified when there are none any more. */
    isWaking: (key?: string): boolean => (key === undefined ? sleeping.size > 0 : sleeping.has(key)),
    /** Wakes them now. */
    wakeAll: (): void => wake([...sleeping, idle]),
  };
}
