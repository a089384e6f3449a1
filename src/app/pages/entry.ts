import type { Location } from 'react-router-dom';

/** What a history entry of a form remembers. */
export interface FormEntry {
  /** The step in the entry below, when Next made this one. */
  cameFrom?: string;
  /** How many entries of the form lie directly below; left out: none. */
  below?: number;
  /** No page of the visit lies below those. */
  first?: boolean;
  /** The lowest of those is the page before the first step. */
  start?: boolean;
  /** It was put over one of the same page when something opened there (`useBackCloses`). */
  over?: boolean;
}

/** The entry's own state, without what others keep in it. */
export function entryOf(location: Location<unknown>): FormEntry {
  const { state } = location;
  if (typeof state !== 'object' || state === null) return {};
  const { cameFrom, below, first, start, over } = state as Record<string, unknown>;
  return {
    ...(typeof cameFrom === 'string' ? { cameFrom } : {}),
    ...(typeof below === 'number' && Number.isSafeInteger(below) && below > 0 ? { below } : {}),
    ...(first === true ? { first } : {}),
    ...(start === true ? { start } : {}),
    ...(over === true ? { over } : {}),
  };
}

/** What an entry remembers that is put over this one; `isStart`: this is known to be the page before the first step. */
export function entryAbove(location: Location<unknown>, isStart = false): FormEntry {
  // 'default' is the key of the first entry of a visit: the page before it, if any, is another site's.
  const { below = 0, first = location.key === 'default', start } = entryOf(location);
  return { below: below + 1, first, start: start ?? isStart };
}
