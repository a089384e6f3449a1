import { rowPageOf, sameRow, type Place } from '../../src/interpreter';
import type { Parts, Session } from '../../src/session';
import { isDefinition, isShell } from '../../src/worker/contents';
import { openTab, type Tab } from '../../src/tools/visit/tab';
import { comes, timeLimit, whyMissing } from './fates';
import type { Slot, Version, World } from './world';

/** The definition that a form has first. */
export function firstOf([version]: readonly Version[]): Version {
  if (!version) throw new Error('simulation: a form has a definition');
  return version;
}

/** Whether a place of the step stands on the page that is shown: a row may have one of its own. */
export function isOnPage({ form, activity }: Session, { field }: Place): boolean {
  return sameRow(rowPageOf(form, field), activity.current().row);
}

/** Opens a page in a tab, with the code of the newest release. */
export function openPage(visit: World, slot: Slot, path: string): void {
  const { clock, device, bank, nextSeq } = visit;
  beginPage(slot, visit.release);
  slot.tab = openTab(
    {
      form: () => served(visit).form,
      definitionHash: () => served(visit).hash,
      ...{ clock, device },
      bank: bank.reachedBy({
        tab: slot.id,
        page: () => slot.page,
        session: () => {
          noticeSession(visit, slot);
          return slot.sessions;
        },
      }),
      parts: (tab) => partsOf(visit, slot, tab),
      newKey: () => nextSeq().toString(16).padStart(8, '0').repeat(4),
      newCode: () => codes[nextSeq() % codes.length] ?? '',
      onState: (state, changed) => {
        noticeSession(visit, slot);
        visit.notify({ what: 'published', slot, state, changed });
      },
    },
    path,
  );
  noticeSession(visit, slot);
}

/** Loads the page of a tab again. */
export function reloadPage(
  visit: World,
  slot: Slot,
  tab: Pick<Tab, 'reload'>,
  how: 'reloaded' | 'reloaded itself',
): void {
  visit.notify({ what: 'ending', slot, how });
  beginPage(slot, visit.release);
  slot.reloadedItself = how === 'reloaded itself';
  tab.reload();
  noticeSession(visit, slot);
}

/** Looks whether a tab shows another session by now, and reports what that one shows. */
export function noticeSession(visit: World, slot: Slot): void {
  const session = slot.tab?.session();
  if (!session || session === slot.session || slot.tab?.page() === 'away') return;
  slot.session = session;
  slot.sessions = visit.nextSeq();
  slot.missing = undefined;
  slot.version = visit.versions.find(({ form }) => form === session.form) ?? firstOf(visit.versions);
  session.activity.subscribe(() => {
    visit.notify({ what: 'shown', slot, session, activity: session.activity.current() });
  });
  visit.notify({ what: 'loaded', slot, session });
}

/** The definition that a page gets now: the one that is served, or what an earlier page has kept of it. */
function served(visit: World): Version {
  const first = firstOf(visit.versions);
  if (comes(visit.site)) visit.kept = visit.served;
  else if (visit.site === 'portal' && isTakenForOurs(first)) visit.keepsStranger = true;
  return visit.versions[visit.kept] ?? first;
}

function beginPage(slot: Slot, release: number): void {
  slot.page += 1;
  slot.release = release;
  slot.fetched = new Set();
  slot.hanging = new Set();
  slot.missing = undefined;
  slot.reloadedItself = false;
  slot.session = undefined;
}

const codes = ['abcd', 'k3mp', 'x7rt', 'qq42', 'mvz9'];

/** What a part is called among those that have come. */
const nameOf = (part: Parameters<Parts['fetch']>[0]): string => (typeof part === 'string' ? part : part.step);

/** What a network says in place of the site. */
const strangersPage = '<!doctype html><title>WiFi</title><h1>Login</h1>';

/** Whether the worker would keep that page in place of the form's own, or of its definition. */
function isTakenForOurs({ form }: Version): boolean {
  const { slug } = form.definition;
  return isShell(strangersPage) || isDefinition(strangersPage, `/form-definitions/${slug}.json`);
}

/** The code of a page: what its own release had is there for as long as that release is. */
function partsOf(visit: World, slot: Slot, tab: { reload: () => void }): Parts {
  const limit = (): Promise<void> => new Promise((resolve) => void visit.clock.after(timeLimit, resolve));
  return {
    fetch: async (part) => {
      const name = nameOf(part);
      const { hanging, page, session } = slot;
      const isNew = !slot.fetched.has(name);
      const hangs = isNew && visit.site === 'hanging';
      const asked = { since: visit.elapsed() };
      if (hangs) hanging.add(asked);
      await (hangs ? limit() : Promise.resolve());
      hanging.delete(asked);
      // A page that has gone hears nothing any more.
      if (slot.page !== page) await new Promise<never>(() => undefined);
      const { blinks, site, release } = visit;
      // What hung may have come by another request since.
      const isHere = slot.fetched.has(name);
      const isGone = !isHere && (blinks || site !== 'reached' || slot.release !== release);
      if (isGone) visit.blinks = false;
      // What a form lacks that was left is not missed by the one that is open, nor a step that was given up meanwhile.
      const isWanted = typeof part === 'string' || session?.state().step === part.step;
      if (slot.session === session && isWanted) slot.missing = isGone ? name : undefined;
      if (isGone) throw new Error(`simulation: no code for ${name}`);
      slot.fetched.add(name);
    },
    has: (part) => slot.fetched.has(nameOf(part)),
    whyMissing: async () => {
      if (visit.site === 'hanging') await limit();
      return whyMissing(visit.site);
    },
    isReloaded: () => slot.reloadedItself,
    reload: () => {
      const { page } = slot;
      // What is under way on the page that ends goes on until it has ended.
      visit.clock.after(0, () => {
        if (slot.page === page) reloadPage(visit, slot, tab, 'reloaded itself');
      });
    },
  };
}
