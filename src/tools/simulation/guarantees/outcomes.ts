import type { Activity, Session } from '../../../session';
import type { Act } from '../acts';
import type { Request } from '../ledger';
import { frontOf } from '../perform';
import type { Slot, Version, World, Watcher } from '../world';
import { keptDraft, keptReceipt, shortestLife, wasFine } from './device';

const shownIsDone = 'Success is shown of what the bank has registered, under its number.';
const storedFirst = 'A number is on the device before it is shown.';
const uncovered = 'What went wrong before does not lie over a receipt.';
const outlives = 'An outcome outlives the page.';
const dialogBack = 'A dialog that blocks, or tells of a registration, comes back with the page.';
const unknownShown = 'Who cannot know what came of a submission is told so.';
const othersInformed = "Other tabs hear 'sent' of what was sent.";

/** A dialog that tells of something registered, or that has to be dealt with. */
interface OpenDialog {
  slot: Slot;
  page: number;
  version: Version;
  path: string;
  words: string;
  since: number;
}

/** Examines what the visitor learns of what was registered. */
export function outcomes(visit: World): Watcher {
  const { ledger } = visit;
  /** The number that the device has to keep, and since when. */
  let sent: { number: string; since: number; version: Version; by?: Session; isShown: boolean } | undefined;
  let openDialog: OpenDialog | undefined;
  /** The sessions that were told of a registration; and those whose run goes on from there. */
  const registered = new Set<Slot['session']>();
  const goingOn = new Set<Slot['session']>();
  /** The newest submission of each tab of which its page has learned nothing certain. */
  const doubt = new Map<Slot, Request>();
  const done = new Set<string | undefined>();
  const sender = new Map<Request, Session>();
  const shown = new WeakSet<object>();

  /** Whether the device knows of a key, perhaps from an earlier visit, that its registration is done. */
  const isKnown = (key: string | undefined): boolean => {
    const kept = keptDraft(visit)?.record.attempts as
      Record<string, { key?: string; state?: string }> | undefined;
    return Object.values(kept ?? {}).some((one) => one.key === key && one.state === 'done');
  };

  const hasReceipt = (number: string): boolean => keptReceipt(visit)?.record.number === number;

  const checkShown = (slot: Slot, { receipt, dialogs, running, toasts }: Activity): void => {
    if (receipt && !shown.has(receipt)) {
      shown.add(receipt);
      if (!ledger.shownNumbers.has(receipt.number)) visit.fail(shownIsDone, `shown is "${receipt.number}"`);
      if (wasFine(visit, visit.elapsed()) && !hasReceipt(receipt.number)) {
        visit.fail(storedFirst, `${receipt.number} is shown, and the device does not have it`);
      }
      const error = toasts.find(({ variant }) => variant === 'destructive');
      if (error) visit.fail(uncovered, `over ${receipt.number} lies "${error.title}"`);
    }
    for (const dialog of dialogs) {
      if (shown.has(dialog) || dialog.path === '') continue;
      shown.add(dialog);
      const words = wordsOf(dialog);
      // The bank may tell one number in two ways, one of which is a part of the other.
      const numbers = [...ledger.shownNumbers].filter((one) => words.includes(one));
      if (numbers.length > 0 && wasFine(visit, visit.elapsed()) && !numbers.some(hasReceipt)) {
        visit.fail(storedFirst, `a dialog tells ${numbers.join()}, and the device does not have it`);
      }
      // On a device that was emptied while the page was open nothing brings a dialog back: what is removed stays removed.
      const isGoingOn = goingOn.has(slot.session) && running.size > 0;
      if (keptDraft(visit) !== undefined && (!dialog.dismissable || isGoingOn)) {
        const { page, version } = slot;
        openDialog = { slot, page, version, path: dialog.path, words, since: visit.elapsed() };
      }
    }
    if (running.size === 0) goingOn.delete(slot.session);
    if (
      openDialog?.slot === slot &&
      openDialog.page === slot.page &&
      !dialogs.some(({ path }) => path === openDialog?.path)
    ) {
      openDialog = undefined;
    }
  };

  const checkLoaded = (slot: Slot, session: Session): void => {
    const { receipt, dialogs, draft } = session.activity.current();
    const kept = keptReceipt(visit);
    // A device that was full when the number came still holds the receipt before it.
    const isKept = sent && (hasReceipt(sent.number) || wasFine(visit, sent.since));
    if (sent && isKept && kept && visit.clock.now() < kept.expiry && visit.storage !== 'blocked') {
      if (receipt?.number !== sent.number) visit.fail(outlives, `${sent.number} is not shown after loading`);
      const dialog = kept.record.dialog as { path: string } | undefined;
      if (dialog && slot.version === sent.version && !dialogs.some(({ path }) => path === dialog.path)) {
        visit.fail(outlives, `the dialog ${dialog.path} does not come back`);
      }
    }
    const before = openDialog;
    openDialog = undefined;
    const isAlone = visit.slots.every((one) => one === slot || one.page === 0);
    const isBack = before && isAlone && slot.version === before.version && wasFine(visit, before.since);
    const expiry = keptDraft(visit)?.expiry ?? kept?.expiry;
    if (isBack && visit.elapsed() - before.since < shortestLife(before)) {
      const back = dialogs.find(({ path }) => path === before.path);
      if (!back || wordsOf(back) !== before.words) visit.fail(dialogBack, `"${before.words}" has gone`);
      else openDialog = { ...before, slot, page: slot.page };
    }
    if (before && expiry === undefined) openDialog = undefined;
    const open = keptDraft(visit)?.record.attempts as Record<string, { state?: string }> | undefined;
    const isOpen = Object.values(open ?? {}).some(({ state }) => state === 'sent');
    if (isOpen && draft.restored !== undefined && draft.sending !== 'unknown') {
      visit.fail(unknownShown, 'after loading nothing tells that a submission is open');
    }
  };

  const checkDoubt = (slot: Slot, request: Request): void => {
    const draft = slot.session?.activity.current().draft;
    if (slot.session !== sender.get(request) || !slot.tab || slot.tab.page() === 'away') return;
    const isOver = draft?.elsewhere !== undefined || draft?.message === 'expired';
    if (draft?.sending !== 'unknown' && !isOver) {
      visit.fail(unknownShown, `the answer to ${request.call} left it open`);
    }
  };

  /** The visitor has taken notice, and puts it away. */
  const isPutAway = ({ act }: Act): boolean =>
    act === 'forget' || act === 'escape' || (act === 'press' && frontOf(visit)?.before === 'dialog');

  return {
    on: (happening) => {
      switch (happening.what) {
        case 'shown':
          // A form that was left tells nobody anything; what came of it is on the device.
          if (happening.slot.session === happening.session && happening.slot.tab?.page() !== 'away') {
            checkShown(happening.slot, happening.activity);
          }
          return;
        case 'loaded':
          checkShown(happening.slot, happening.session.activity.current());
          return checkLoaded(happening.slot, happening.session);
        case 'asked':
          if (happening.slot.session) sender.set(happening.request, happening.slot.session);
          return;
        case 'answered': {
          const { slot, request, delivered, learned, number } = happening;
          if (!delivered || (request.call !== 'submit' && request.call !== 'registration')) return;
          doubt.delete(slot);
          // What was told once is known, though it is asked for again.
          if (learned === 'unknown' && !done.has(request.key) && !isKnown(request.key))
            doubt.set(slot, request);
          if (learned === 'done') {
            registered.add(sender.get(request));
            goingOn.add(sender.get(request));
            done.add(request.key);
          }
          if (number !== undefined) {
            const { version } = slot;
            sent = { number, since: visit.elapsed(), version, by: sender.get(request), isShown: false };
          }
          return;
        }
        default:
      }
    },
    before: (act) => {
      if (!isPutAway(act)) return;
      sent = undefined;
      openDialog = undefined;
      doubt.clear();
    },
    after: (act) => {
      for (const [slot, request] of doubt) checkDoubt(slot, request);
      doubt.clear();
      if (!sent || !wasFine(visit, sent.since)) return;
      const receipt = keptReceipt(visit);
      const { number, since } = sent;
      if (receipt ? receipt.record.number !== number : visit.elapsed() - since < receiptLife) {
        visit.fail(outlives, `after ${act.act} the device does not have ${number}`);
      }
      // Who has begun anew since then has changed what is kept.
      if (sent.isShown || !visit.slots.some(({ session }) => session && session === sent?.by)) return;
      sent.isShown = true;
      for (const slot of visit.slots) {
        const activity =
          slot.tab && slot.tab.page() !== 'away' ? slot.session?.activity.current() : undefined;
        if (!activity || activity.receipt || activity.draft.elsewhere === 'sent') continue;
        const isSender = registered.has(slot.session);
        if (!isSender)
          visit.fail(othersInformed, `tab ${slot.id + 1} heard "${activity.draft.elsewhere ?? 'nothing'}"`);
      }
    },
  };
}

const receiptLife = 1_800_000;

function wordsOf({ title, text, blocks }: Activity['dialogs'][number]): string {
  return [title, text ?? '', JSON.stringify(blocks)].join(' / ');
}
