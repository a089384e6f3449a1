import { rowPageOf, sameRow, type Place } from '../../src/interpreter';
import type { Session } from '../../src/session';
import { isDefinition, isShell } from '../../src/worker/contents';
import { openTab, type Tab } from '../../src/tools/visit/tab';
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

/** Opens a page in a tab, with the newest definition. */
export function openPage(visit: World, slot: Slot, path: string): void {
  const { clock, device, bank, nextSeq } = visit;
  beginPage(slot);
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
  beginPage(slot);
  tab.reload();
  noticeSession(visit, slot);
}

/** Looks whether a tab shows another session by now, and reports what that one shows. */
export function noticeSession(visit: World, slot: Slot): void {
  const session = slot.tab?.session();
  if (!session || session === slot.session || slot.tab?.page() === 'away') return;
  slot.session = session;
  slot.sessions = visit.nextSeq();
  slot.version = visit.versions.find(({ form }) => form === session.form) ?? firstOf(visit.versions);
  session.activity.subscribe(() => {
    visit.notify({ what: 'shown', slot, session, activity: session.activity.current() });
  });
  visit.notify({ what: 'loaded', slot, session });
}

/** The definition that a page gets now: the one that is served, or what an earlier page has kept of it. */
function served(visit: World): Version {
  const first = firstOf(visit.versions);
  if (visit.site === 'reached') visit.kept = visit.served;
  else if (visit.site === 'portal' && isTakenForOurs(first)) visit.keepsStranger = true;
  return visit.versions[visit.kept] ?? first;
}

function beginPage(slot: Slot): void {
  slot.page += 1;
  slot.session = undefined;
}

const codes = ['abcd', 'k3mp', 'x7rt', 'qq42', 'mvz9'];

/** What a network says in place of the site. */
const strangersPage = '<!doctype html><title>WiFi</title><h1>Login</h1>';

/** Whether the worker would keep that page in place of the form's own, or of its definition. */
function isTakenForOurs({ form }: Version): boolean {
  const { slug } = form.definition;
  return isShell(strangersPage) || isDefinition(strangersPage, `/form-definitions/${slug}.json`);
}
