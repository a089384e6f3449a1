/** Says that work which was asked for is not needed any more. Known to every port, a DOM or none. */
export interface Abort {
  readonly aborted: boolean;
  /** Runs once when aborted, at once where that has happened; gives what takes the listener off. */
  onAbort: (listener: () => void) => () => void;
}

/** An `Abort` with the hand that sets it off. */
export interface Aborter extends Abort {
  abort: () => void;
}

/** A new one that nobody has set off. */
export function createAborter(): Aborter {
  const listeners = new Set<() => void>();
  let aborted = false;
  return {
    get aborted() {
      return aborted;
    },
    onAbort: (listener) => {
      if (aborted) listener();
      else listeners.add(listener);
      return () => listeners.delete(listener);
    },
    abort: () => {
      aborted = true;
      const notified = [...listeners];
      listeners.clear();
      notified.forEach((listener) => listener());
    },
  };
}
