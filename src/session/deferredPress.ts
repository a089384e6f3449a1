import type { FormEvent, FormState } from '../interpreter';
import type { ActivityStore } from './activity';

/** A press that waits for what is on its way, and is done by itself when that has ended. One at most waits. */
export interface DeferredPress {
  /** Does something by itself when what it waits for has ended, and says so. */
  goOnLater: (run: () => Promise<void>) => void;
  /** The visitor has changed their mind: nothing is done by itself. */
  stop: () => void;
  /** Takes note of an event; what it gives goes on with the press, if the event has ended what it waited for. */
  onEvent: (event: FormEvent, before: FormState) => () => Promise<void>;
}

/** Events that leave a waiting press waiting. */
const waitsOn: ReadonlySet<FormEvent['type']> = new Set([
  'outcome',
  'pending',
  'next',
  'touch',
  'dayChange',
  'delisted',
  'judged',
]);

/** Events with which something has ended that a press may wait for. */
const ends: ReadonlySet<FormEvent['type']> = new Set(['outcome', 'pending', 'judged']);

/**
 * Whether an event leaves a waiting press waiting; a visitor who does anything else has changed their mind. What it waits for
 * writes answers too: a check by its effects, an upload into the field that it runs for.
 */
function leavesWaiting(event: FormEvent, { pending }: FormState): boolean {
  if (event.type !== 'write') return waitsOn.has(event.type);
  return event.by === 'effect' || Object.keys(event.writes).every((name) => Object.hasOwn(pending, name));
}

/** The waiting press of one session. */
export function createDeferredPress(activity: ActivityStore): DeferredPress {
  let waiting: (() => Promise<void>) | undefined;
  const stop = (): void => {
    if (!waiting) return;
    waiting = undefined;
    activity.patch({ hint: undefined });
  };
  return {
    goOnLater: (run) => {
      waiting = run;
      activity.patch({ hint: 'waitForPending' });
    },
    stop,
    onEvent: (event, before) => {
      const hasEnded = waiting !== undefined && ends.has(event.type);
      if (!leavesWaiting(event, before)) stop();
      return async () => {
        if (!hasEnded || !waiting) return;
        const run = waiting;
        // Before it: a press that is stopped by its action ends without a move, and must not begin again.
        stop();
        await run();
      };
    },
  };
}
