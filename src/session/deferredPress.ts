import type { FormEvent, FormState } from '../interpreter';
import type { Shared } from './shared';

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

/** The waiting press of one session, and the lists that it waits for. `send`: sends an event to the session. */
export function createDeferredPress({ activity, state }: Shared, send: (event: FormEvent) => Promise<void>) {
  let waiting: (() => Promise<void>) | undefined;
  /** By field: asks the bank again for a list that says too little of a stored choice, since it is empty or did not come. */
  const lists = new Map<string, () => Promise<void>>();
  const end = (): typeof waiting => {
    const ended = waiting;
    waiting = undefined;
    if (ended) activity.patch({ hint: undefined });
    return ended;
  };
  /** The visitor has changed their mind: nothing is done by itself. */
  const stopWaiting = (): void => void end();
  return {
    /** Does something by itself when what it waits for has ended, and says so. */
    goOnLater: (run: () => Promise<void>): void => {
      waiting = run;
      activity.patch({ hint: 'waitForPending' });
    },
    stopWaiting,
    /** Has a field's list asked for at each press of Next or of the preview's button; gives what ends that. */
    addList: (name: string, ask: () => Promise<void>): (() => void) => {
      lists.set(name, ask);
      return () => {
        if (lists.get(name) === ask) lists.delete(name);
      };
    },
    /** One of them was pressed: it waits until all lists are answered, whatever the answer. */
    askForLists: (): void => {
      for (const [name, ask] of lists) {
        if (Object.hasOwn(state().pending, name)) continue;
        void send({ type: 'pending', name, running: true });
        const answered = (): void => void send({ type: 'pending', name, running: false });
        void ask().then(answered, answered);
      }
    },
    /** Whether a list is not answered yet. */
    isAsking: (): boolean => [...lists.keys()].some((name) => Object.hasOwn(state().pending, name)),
    /** Takes note of an event; what it gives goes on with the press, if the event has ended what it waited for. */
    onEvent: (event: FormEvent, before: FormState): (() => Promise<void>) => {
      const hasEnded = waiting !== undefined && ends.has(event.type);
      if (!leavesWaiting(event, before)) stopWaiting();
      return async () => {
        // Before it: a press that is stopped by its action ends without a move, and must not begin again.
        if (hasEnded) await end()?.();
      };
    },
  };
}
