import type { Activity, Session } from '../../../src/session';
import type { Act } from '../acts';
import { frontOf } from '../perform';
import type { Slot, Version, World, Watcher } from '../world';
import { keptReceipt, wasFine } from './device';

const shownIsDone = 'Success is shown of what the bank has registered, under its number.';
export const storedFirst = 'A number is on the device before it is shown.';
const uncovered = 'What went wrong before does not lie over a receipt.';
const outlives = 'An outcome outlives the page.';
const othersInformed = "Other tabs hear 'sent' of what was sent.";

/** Examines receipts: what they show, what the device keeps of them, and what other tabs hear. */
export function outcomes(visit: World): Watcher {
  const { ledger } = visit;
  /** The number that the device has to keep, since when, and the session that has got it. */
  let sent: { number: string; since: number; version: Version; by: number; isShown: boolean } | undefined;
  /** The sessions that have got the answer to a registration. */
  const registered = new Set<number>();
  const shown = new WeakSet<object>();

  const checkShown = ({ receipt, toasts }: Activity): void => {
    if (!receipt || shown.has(receipt)) return;
    shown.add(receipt);
    const { number } = receipt;
    if (!ledger.shownNumbers.has(number)) visit.fail(shownIsDone, `shown is "${number}"`);
    if (wasFine(visit, visit.elapsed()) && !hasReceipt(visit, number)) {
      visit.fail(storedFirst, `${number} is shown, and the device does not have it`);
    }
    const error = toasts.find(({ variant }) => variant === 'destructive');
    if (error) visit.fail(uncovered, `over ${number} lies "${error.title}"`);
  };

  const checkLoaded = (slot: Slot, session: Session): void => {
    const { receipt, dialogs } = session.activity.current();
    const kept = keptReceipt(visit);
    // A device that was full when the number came still holds the receipt before it.
    const isKept = sent && (hasReceipt(visit, sent.number) || wasFine(visit, sent.since));
    if (!sent || !isKept || !kept || visit.clock.now() >= kept.expiry || visit.storage === 'blocked') return;
    if (receipt?.number !== sent.number) visit.fail(outlives, `${sent.number} is not shown after loading`);
    const dialog = kept.record.dialog as { path: string } | undefined;
    if (dialog && slot.version === sent.version && !dialogs.some(({ path }) => path === dialog.path)) {
      visit.fail(outlives, `the dialog ${dialog.path} does not come back`);
    }
  };

  return {
    on: (happening) => {
      if (happening.what === 'shown' && isOpen(happening)) checkShown(happening.activity);
      if (happening.what === 'loaded') {
        checkShown(happening.session.activity.current());
        checkLoaded(happening.slot, happening.session);
      }
      if (happening.what !== 'answered' || !happening.delivered) return;
      const { slot, request, learned, number } = happening;
      if (request.call !== 'submit' && request.call !== 'registration') return;
      if (learned === 'done') registered.add(request.session);
      if (number === undefined) return;
      const { version } = slot;
      sent = { number, since: visit.elapsed(), version, by: request.session, isShown: false };
    },
    before: (act) => {
      if (isPutAway(visit, act)) sent = undefined;
    },
    after: (act) => {
      if (!sent || !wasFine(visit, sent.since)) return;
      const receipt = keptReceipt(visit);
      const { number, since } = sent;
      if (receipt ? receipt.record.number !== number : visit.elapsed() - since < receiptLife) {
        visit.fail(outlives, `after ${act.act} the device does not have ${number}`);
      }
      // Who has restarted since then has changed what is kept.
      if (sent.isShown || !visit.slots.some(({ session, sessions }) => session && sessions === sent?.by))
        return;
      sent.isShown = true;
      for (const slot of visit.slots) {
        const activity =
          slot.tab && slot.tab.page() !== 'away' ? slot.session?.activity.current() : undefined;
        if (!activity || activity.receipt || activity.draft.elsewhere === 'sent') continue;
        if (registered.has(slot.sessions)) continue;
        visit.fail(othersInformed, `tab ${slot.id + 1} heard "${activity.draft.elsewhere ?? 'nothing'}"`);
      }
    },
  };
}

const receiptLife = 1_800_000;

/** Whether the receipt of a number is on the device. */
export function hasReceipt(visit: World, number: string): boolean {
  return keptReceipt(visit)?.record.number === number;
}

/** Whether a session is the one that its tab shows: a form that was left shows nothing; what came of it is on the device. */
export function isOpen({ slot, session }: { slot: Slot; session: Session }): boolean {
  return slot.session === session && slot.tab?.page() !== 'away';
}

/** Whether the visitor has taken notice of what is shown, and puts it away. */
export function isPutAway(visit: World, { act }: Act): boolean {
  return act === 'forget' || act === 'escape' || (act === 'press' && frontOf(visit)?.before === 'dialog');
}
