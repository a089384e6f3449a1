import type { FormEvent, FormState } from '../interpreter';
import type { ActivityStore } from './activity';

/** Events that leave a waiting press waiting. */
const waitsOn: ReadonlySet<FormEvent['type']> = new Set([
  'outcome',
  'pending',
  'next',
  'touch',
  'dayChange',
  'delisted',
]);

/** Events with which something has ended that a press may wait for. */
const ends: ReadonlySet<FormEvent['type']> = new Set(['outcome', 'pending']);

/**
 * Whether an event leaves a waiting press waiting; a visitor who does anything else has changed their mind. What it waits for
 * writes answers too: a check by its effects, an upload into the field that it runs for.
 */
function leavesWaiting(event: FormEvent, { pending }: FormState): boolean {
  if (event.type !== 'write') return waitsOn.has(event.type);
  return event.by === 'effect' || Object.keys(event.writes).every((name) => Object.hasOwn(pending, name));
}

/** A press that waits for what is on its way, and is done by itself when that has ended. One at most waits. */
export type DeferredPress = ReturnType<typeof createDeferredPress>;

/** The waiting press of one session. */
export function createDeferredPress(activity: ActivityStore) {
  let waiting: { run: () => Promise<void>; givenUp: (() => void) | undefined } | undefined;
  const end = (): typeof waiting => {
    const ended = waiting;
    waiting = undefined;
    if (ended) activity.patch({ hint: undefined });
    return ended;
  };
  /** The visitor has changed their mind: nothing is done by itself. */
  const stopWaiting = (): void => end()?.givenUp?.();
  return {
    /** Does something by itself when what it waits for has ended, and says so. `givenUp`: called when it will not be done after all. */
    goOnLater: (run: () => Promise<void>, givenUp?: () => void): void => {
      const before = waiting;
      waiting = { run, givenUp };
      activity.patch({ hint: 'waitForPending' });
      before?.givenUp?.();
    },
    stopWaiting,
    /** Takes note of an event; what it gives goes on with the press, if the event has ended what it waited for. */
    onEvent: (event: FormEvent, before: FormState): (() => Promise<void>) => {
      const hasEnded = waiting !== undefined && ends.has(event.type);
      if (!leavesWaiting(event, before)) stopWaiting();
      return async () => {
        // Before it: a press that is stopped by its action ends without a move, and must not begin again.
        if (hasEnded) await end()?.run();
      };
    },
  };
}
