/** What an entry of the browser's history remembers. */
export interface FormEntry {
  /** The step in the entry below, when Next made this one. */
  cameFrom?: string | undefined;
  /** How many entries of the form lie directly below; left out: none. */
  below?: number | undefined;
  /** No page of the visit lies below those. */
  first?: boolean | undefined;
  /** The lowest of those is the page before the first step. */
  start?: boolean | undefined;
  /** It was put over one of the same page when something opened there. */
  over?: boolean | undefined;
}

/** What an entry remembers that is put over this one; `isStart`: this is known to be the page before the first step. */
export function entryAbove({ below = 0, first, start }: FormEntry, isStart = false): FormEntry {
  return { below: below + 1, first, start: start ?? isStart };
}

/** What an entry of the same page remembers that is put over this one when something opens. */
export const entryOver = (entry: FormEntry): FormEntry => ({
  ...entryAbove(entry),
  cameFrom: entry.cameFrom,
  over: true,
});

/** Whether an entry was put over the other one of its page. The upper one may show a later step since, and the lower one another that is over. */
export const liesOver = (upper: FormEntry, lower: FormEntry): boolean =>
  upper.over === true && upper.below === (lower.below ?? 0) + 1;
