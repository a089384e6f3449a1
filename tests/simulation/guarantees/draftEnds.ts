import type { Activity, Session } from '../../../src/session';
import type { Act } from '../acts';
import { frontOf } from '../perform';
import type { Slot, World, Watcher } from '../world';
import { keptDraft, keptReceipt } from './device';

const gone = 'What has expired never comes back.';
const idle = 'A draft ends by its own time only, whoever looks at the clock.';
const onward = "The word on the draft's end never moves back without an act of the visitor.";
const wiped = "'Hapus jawaban saya' leaves nothing.";

/** Examines until when a draft is kept, and what is said of that. */
export function draftEnds(visit: World): Watcher {
  let before: number | undefined;
  /** Until when the draft is kept that was last seen in an act. */
  let seenUntil: number | undefined;
  /** Until when each tab has said that the draft is kept, and whether the last step was passed by then. */
  const announced = new Map<Slot, { until: number; finished: boolean }>();
  /** What each session has said of its draft. */
  const messages = new WeakMap<Session, Activity['draft']['message']>();
  let wasSent = false;
  let wasRunning = false;
  let onReceipt = false;
  let isForgotten = false;

  const checkExpired = (session: Session, { draft: { message } }: Activity): void => {
    const now = keptDraft(visit)?.expiry;
    seenUntil = now ?? seenUntil;
    const isNew = message !== messages.get(session);
    messages.set(session, message);
    if (!isNew || message !== 'expired' || now !== undefined || seenUntil === undefined) return;
    const left = seenUntil - visit.clock.now();
    if (left > 0 && visit.clockSetAt < 0 && visit.storage !== 'blocked') {
      visit.fail(idle, `what was to be kept for ${left} ms more is said to have expired`);
    }
  };

  const checkOnward = (slot: Slot, session: Session, { draft: { savedUntil } }: Activity): void => {
    // A form that was left shows no word any more.
    if (slot.session !== session || slot.tab?.page() === 'away') return;
    if (savedUntil === undefined) {
      announced.delete(slot);
      return;
    }
    const before = announced.get(slot);
    const { finished } = session.state();
    announced.set(slot, { until: savedUntil, finished });
    // Who has passed the last step, or has not, here or in another tab, has it kept for another time.
    if (before === undefined || finished !== before.finished || visit.clockSetAt >= 0) return;
    if (savedUntil < before.until) {
      visit.fail(onward, `what was kept for ${before.until - savedUntil} ms more is said to end earlier`);
    }
  };

  return {
    on: (happening) => {
      switch (happening.what) {
        case 'shown':
          checkOnward(happening.slot, happening.session, happening.activity);
          // A save may shorten its time: once the last step was passed it is kept for less.
          before = keptDraft(visit)?.expiry ?? before;
          checkExpired(happening.session, happening.activity);
          return;
        case 'ending':
          if (happening.how === 'forgotten') isForgotten = true;
          return;
        case 'answered':
          if (happening.learned === 'done' && happening.request.call === 'submit') wasSent = true;
          return;
        case 'loaded': {
          const { slot, session } = happening;
          const { draft } = session.activity.current();
          // What a full device does not take again is there as it was.
          const until = draft.savedUntil ?? keptDraft(visit)?.expiry ?? 0;
          if (draft.restored !== undefined && until <= visit.clock.now()) {
            visit.fail(gone, 'an expired draft was restored');
          }
          checkOnward(slot, session, session.activity.current());
          return;
        }
        default:
      }
    },
    before: () => {
      onReceipt = frontOf(visit)?.tab.page() === 'receipt';
      isForgotten = false;
      before = keptDraft(visit)?.expiry;
      seenUntil = before;
      wasSent = false;
      wasRunning = isRunning(visit);
    },
    after: (act) => {
      const draft = keptDraft(visit);
      const left = onReceipt ? undefined : draft;
      const isBlocked = visit.storage === 'blocked';
      if (act.act === 'forget' && isForgotten && !isBlocked && (left ?? keptReceipt(visit))) {
        visit.fail(wiped, 'the device still holds something of the form');
      }
      if (before === undefined || draft) return;
      announced.clear();
      const stays = visit.clock.now() < before && !isBlocked && visit.clockSetAt < 0;
      if (stays && isIdle(act) && !wasSent && !wasRunning && !isRunning(visit)) {
        visit.fail(idle, `${act.act} has removed a draft whose time had not come`);
      }
    },
  };
}

/** Whether nobody does anything in an act. */
function isIdle({ act }: Act): boolean {
  return act === 'advanceMs' || act === 'wake' || act === 'otherTab' || act === 'bank' || act === 'site';
}

function isRunning({ slots, ledger }: World): boolean {
  return (
    slots.some(({ session }) => (session?.activity.current().running.size ?? 0) > 0) ||
    ledger.requests.some(({ open }) => open)
  );
}
