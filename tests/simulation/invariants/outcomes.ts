import type { Activity, Session } from '../../../src/session';
import { isWrite } from '../ledger';
import type { Slot, Version, Watcher, World } from '../world';
import { isPutAway, keptDraft, keptReceipt, shortestLife, wasFine } from './device';

const truly = 'Success is shown of what the bank has registered, under a number that the device has by then.';
const outlives =
  'An outcome, and a dialog that has to be dealt with, outlive the page, and other tabs hear of it.';

const receiptLife = 1_800_000;

/** The number that the device has to keep, since when, and the session that has got it. */
interface Sent {
  number: string;
  since: number;
  version: Version;
  by: number;
  isHeard: boolean;
}

/** A dialog that reports something registered, or that has to be dealt with. */
interface OpenDialog {
  slot: Slot;
  page: number;
  version: Version;
  path: string;
  words: string;
  since: number;
}

/** Examines what is shown of registrations, what the device keeps of them, and what other tabs hear. */
export function outcomes(visit: World): Watcher {
  let sent: Sent | undefined;
  let open: OpenDialog | undefined;
  /** The sessions that have got the answer to a registration, and those whose run goes on from there. */
  const registered = new Set<number>();
  const goingOn = new Set<number>();
  const seen = new WeakSet<object>();

  const hasReceipt = (number: string): boolean => keptReceipt(visit)?.record.number === number;
  const checkReceipt = ({ receipt, toasts }: Activity): void => {
    if (!receipt || seen.has(receipt)) return;
    seen.add(receipt);
    const { number } = receipt;
    if (!visit.ledger.shownNumbers.has(number)) visit.fail(truly, `shown is "${number}"`);
    if (wasFine(visit, visit.elapsed()) && !hasReceipt(number)) {
      visit.fail(truly, `${number} is shown, and the device does not have it`);
    }
    const error = toasts.find(({ variant }) => variant === 'destructive');
    if (error) visit.fail(truly, `over ${number} lies "${error.title}"`);
  };
  const checkDialogs = (slot: Slot, { dialogs, running }: Activity): void => {
    for (const dialog of dialogs) {
      if (seen.has(dialog) || dialog.path === '') continue;
      seen.add(dialog);
      const words = wordsOf(dialog);
      // The bank may write one number in two ways, one of which is a part of the other.
      const numbers = [...visit.ledger.shownNumbers].filter((one) => words.includes(one));
      const isStored = numbers.length === 0 || numbers.some(hasReceipt);
      if (!isStored && wasFine(visit, visit.elapsed())) {
        visit.fail(truly, `a dialog tells ${numbers.join()}, and the device does not have it`);
      }
      // On a device that was emptied while the page was open nothing brings a dialog back: what is removed stays removed.
      const isGoingOn = goingOn.has(slot.sessions) && running.size > 0;
      if (keptDraft(visit) !== undefined && (!dialog.dismissable || isGoingOn)) {
        const { page, version } = slot;
        open = { slot, page, version, path: dialog.path, words, since: visit.elapsed() };
      }
    }
    if (running.size === 0) goingOn.delete(slot.sessions);
    const isHere = open?.slot === slot && open.page === slot.page;
    if (isHere && !dialogs.some(({ path }) => path === open?.path)) open = undefined;
  };
  const checkReceiptBack = (slot: Slot, { receipt, dialogs }: Activity): void => {
    const kept = keptReceipt(visit);
    // A device that was full when the number came still holds the receipt before it.
    const isKept = sent && (hasReceipt(sent.number) || wasFine(visit, sent.since));
    if (!sent || !isKept || !kept || visit.clock.now() >= kept.expiry || visit.storage === 'blocked') return;
    if (receipt?.number !== sent.number) visit.fail(outlives, `${sent.number} is not shown after loading`);
    const dialog = kept.record.dialog as { path: string } | undefined;
    if (dialog && slot.version === sent.version && !dialogs.some(({ path }) => path === dialog.path)) {
      visit.fail(outlives, `the dialog ${dialog.path} does not come back`);
    }
  };
  const checkDialogBack = (slot: Slot, { dialogs }: Activity): void => {
    const before = open;
    open = undefined;
    if (!before) return;
    const isAlone = visit.slots.every((one) => one === slot || one.page === 0);
    const isBack = isAlone && slot.version === before.version && wasFine(visit, before.since);
    if (!isBack || visit.elapsed() - before.since >= shortestLife(before)) return;
    const back = dialogs.find(({ path }) => path === before.path);
    if (!back || wordsOf(back) !== before.words) visit.fail(outlives, `"${before.words}" has gone`);
    else if (keptDraft(visit) ?? keptReceipt(visit)) open = { ...before, slot, page: slot.page };
  };
  const checkHeard = (by: Sent): void => {
    // Who has restarted since then has changed what is kept.
    if (by.isHeard || !visit.slots.some(({ session, sessions }) => session && sessions === by.by)) return;
    by.isHeard = true;
    for (const { tab, session, sessions, id } of visit.slots) {
      const activity = tab && tab.page() !== 'away' ? session?.activity.current() : undefined;
      if (!activity || activity.receipt || registered.has(sessions)) continue;
      const { elsewhere } = activity.draft;
      if (elsewhere !== 'sent') visit.fail(outlives, `tab ${id + 1} heard "${elsewhere ?? 'nothing'}"`);
    }
  };
  const check = (slot: Slot, session: Session): void => {
    // A form that was left shows nothing; what came of it is on the device.
    if (slot.session !== session || slot.tab?.page() === 'away') return;
    checkReceipt(session.activity.current());
    checkDialogs(slot, session.activity.current());
  };

  return {
    on: (happening) => {
      if (happening.what === 'shown') check(happening.slot, happening.session);
      if (happening.what === 'loaded') {
        const { slot, session } = happening;
        check(slot, session);
        checkReceiptBack(slot, session.activity.current());
        checkDialogBack(slot, session.activity.current());
      }
      if (happening.what !== 'answered' || !happening.delivered || !isWrite(happening.request.call)) return;
      const { slot, request, learned, number } = happening;
      if (learned === 'done') {
        registered.add(request.session);
        goingOn.add(request.session);
      }
      if (number === undefined) return;
      const { version } = slot;
      sent = { number, since: visit.elapsed(), version, by: request.session, isHeard: false };
    },
    before: (act) => {
      if (isPutAway(visit, act)) [sent, open] = [undefined, undefined];
    },
    after: (act) => {
      if (!sent || !wasFine(visit, sent.since)) return;
      const receipt = keptReceipt(visit);
      const { number, since } = sent;
      if (receipt ? receipt.record.number !== number : visit.elapsed() - since < receiptLife) {
        visit.fail(outlives, `after ${act.act} the device does not have ${number}`);
      }
      checkHeard(sent);
    },
  };
}

function wordsOf({ title, text, blocks }: Activity['dialogs'][number]): string {
  return [title, text ?? '', JSON.stringify(blocks)].join(' / ');
}
