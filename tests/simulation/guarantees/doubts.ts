import type { Request } from '../ledger';
import type { Slot, World, Watcher } from '../world';
import { keptApplication } from './device';
import { isPutAway } from './outcomes';

const unknownShown = 'Who cannot know what came of a submission is told so.';

/** Examines what the visitor learns of a submission whose answer leaves it open. */
export function doubts(visit: World): Watcher {
  /** The newest submission of each tab of which its page has learned nothing certain. */
  const doubt = new Map<Slot, Request>();
  /** The keys under which something was registered for certain. */
  const done = new Set<string | undefined>();

  const attempts = (): readonly Attempt[] =>
    (keptApplication(visit)?.record.keys ?? []) as readonly Attempt[];

  const checkDoubt = (slot: Slot, request: Request): void => {
    const draft = slot.session?.activity.current().draft;
    if (slot.sessions !== request.session || !slot.tab || slot.tab.page() === 'away') return;
    const isOver = draft?.elsewhere !== undefined || draft?.message === 'expired';
    if (draft?.sending !== 'unknown' && !isOver) {
      visit.fail(unknownShown, `the answer to ${request.call} left it open`);
    }
  };

  return {
    on: (happening) => {
      if (happening.what === 'loaded') {
        const { draft } = happening.session.activity.current();
        const isOpen = attempts().some(({ state }) => state === 'sent');
        if (isOpen && draft.restored !== undefined && draft.sending !== 'unknown') {
          visit.fail(unknownShown, 'after loading nothing tells that a submission is open');
        }
      }
      if (happening.what !== 'answered' || !happening.delivered) return;
      const { slot, request, learned } = happening;
      if (request.call !== 'submit' && request.call !== 'registration') return;
      doubt.delete(slot);
      // What was reported once is known, though it is asked for again; so is what the device knows, perhaps from an earlier visit.
      const isKnown =
        done.has(request.key) || attempts().some(({ key, state }) => key === request.key && state === 'done');
      if (learned === 'unknown' && !isKnown) doubt.set(slot, request);
      if (learned === 'done') done.add(request.key);
    },
    before: (act) => {
      if (isPutAway(visit, act)) doubt.clear();
    },
    after: () => {
      for (const [slot, request] of doubt) checkDoubt(slot, request);
      doubt.clear();
    },
  };
}

/** An attempt to register something, as the device keeps it. */
interface Attempt {
  key?: string;
  state?: string;
}
