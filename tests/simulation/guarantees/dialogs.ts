import type { Activity } from '../../../src/session';
import type { Slot, Version, World, Watcher } from '../world';
import { keptDraft, keptReceipt, shortestLife, wasFine } from './device';
import { hasReceipt, isOpen, isPutAway, storedFirst } from './outcomes';

const dialogBack = 'A dialog that blocks, or tells of a registration, comes back with the page.';

/** A dialog that reports something registered, or that has to be dealt with. */
interface OpenDialog {
  slot: Slot;
  page: number;
  version: Version;
  path: string;
  words: string;
  since: number;
}

/** Examines dialogs: what they name is on the device, and they come back with the page. */
export function dialogs(visit: World): Watcher {
  let open: OpenDialog | undefined;
  /** The sessions that have got the answer to a registration, and whose run goes on from there. */
  const goingOn = new Set<number>();
  const seen = new WeakSet<object>();

  const checkShown = (slot: Slot, { dialogs: shown, running }: Activity): void => {
    for (const dialog of shown) {
      if (seen.has(dialog) || dialog.path === '') continue;
      seen.add(dialog);
      const words = wordsOf(dialog);
      // The bank may write one number in two ways, one of which is a part of the other.
      const numbers = [...visit.ledger.shownNumbers].filter((one) => words.includes(one));
      const isStored = numbers.length === 0 || numbers.some((one) => hasReceipt(visit, one));
      if (!isStored && wasFine(visit, visit.elapsed())) {
        visit.fail(storedFirst, `a dialog tells ${numbers.join()}, and the device does not have it`);
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
    if (isHere && !shown.some(({ path }) => path === open?.path)) open = undefined;
  };

  const checkLoaded = (slot: Slot, { dialogs: shown }: Activity): void => {
    const before = open;
    open = undefined;
    if (!before) return;
    const isAlone = visit.slots.every((one) => one === slot || one.page === 0);
    const isBack = isAlone && slot.version === before.version && wasFine(visit, before.since);
    if (!isBack || visit.elapsed() - before.since >= shortestLife(before)) return;
    const back = shown.find(({ path }) => path === before.path);
    if (!back || wordsOf(back) !== before.words) visit.fail(dialogBack, `"${before.words}" has gone`);
    else if (keptDraft(visit) ?? keptReceipt(visit)) open = { ...before, slot, page: slot.page };
  };

  return {
    on: (happening) => {
      if (happening.what === 'shown' && isOpen(happening)) checkShown(happening.slot, happening.activity);
      if (happening.what === 'loaded') {
        const activity = happening.session.activity.current();
        checkShown(happening.slot, activity);
        checkLoaded(happening.slot, activity);
      }
      if (happening.what !== 'answered' || !happening.delivered || happening.learned !== 'done') return;
      const { call, session } = happening.request;
      if (call === 'submit' || call === 'registration') goingOn.add(session);
    },
    before: (act) => {
      if (isPutAway(visit, act)) open = undefined;
    },
  };
}

function wordsOf({ title, text, blocks }: Activity['dialogs'][number]): string {
  return [title, text ?? '', JSON.stringify(blocks)].join(' / ');
}
