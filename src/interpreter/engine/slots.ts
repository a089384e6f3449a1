/**
 * A list by number, cut into chunks of 32 chunks of 32: a changed list shares with the one before it every chunk in which
 * nothing has changed, so that one change copies some dozens of entries, however long the list is.
 */
export type Slots<T> = readonly (readonly (readonly T[])[])[];

/** What stands at a number; `undefined` where nothing does. */
export function slotAt<T>(slots: Slots<T>, number: number): T | undefined {
  return slots[number >> 10]?.[(number >> 5) & 31]?.[number & 31];
}

/** A list while it is changed; the one that it began with stays as it is. */
export interface SlotsDraft<T> {
  at: (number: number) => T | undefined;
  set: (number: number, value: T) => void;
  /** The list as it is now; the same object when nothing was set. Nothing may be set after it. */
  done: () => Slots<T>;
}

/** Begins to change a list: each chunk is copied at its first change. */
export function editSlots<T>(before: Slots<T>): SlotsDraft<T> {
  const copied = new Set<readonly unknown[]>();
  const own = <L>(list: readonly L[] = []): L[] => {
    // Writable: it was made here.
    if (copied.has(list)) return list as L[];
    const copy = list.slice();
    copied.add(copy);
    return copy;
  };
  let slots = before;
  return {
    at: (number) => slotAt(slots, number),
    set: (number, value) => {
      const top = own(slots);
      const middle = own(top[number >> 10]);
      const chunk = own(middle[(number >> 5) & 31]);
      chunk[number & 31] = value;
      middle[(number >> 5) & 31] = chunk;
      top[number >> 10] = middle;
      slots = top;
    },
    done: () => slots,
  };
}
