import type { Walk } from '../walk';

/** Walks that fail in the same way one after the other before there are no more. */
const mostAlike = 10;

/** Whether the last walks have all failed in the same way at the same step: then others would, too. */
export function areStuck(walks: readonly Walk[]): boolean {
  const last = walks.slice(-mostAlike).map(({ faults: [found] }) => found && `${found.fault} ${found.step}`);
  return last.length === mostAlike && last[0] !== undefined && last.every((one) => one === last[0]);
}
