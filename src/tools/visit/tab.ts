import { firstStep } from '../../interpreter';
import {
  createSession,
  moveFor,
  type Address,
  type FormEntry,
  type Navigator,
  type Session,
} from '../../session';
import { addressOf, paths, routeTo } from '../../paths';
import type { Neighbours } from '../../storage';
import type { Device } from './device';
import { createLivePage, type LivePage, type PageParts } from './livePage';

/** What stands in the window. */
export type Page = 'start' | 'step' | 'preview' | 'receipt' | 'lost' | 'away';

/** What a tab is made of. */
export interface TabParts extends PageParts {
  definitionHash?: () => string;
  device: Device;
  /** Called with each new session: a page was loaded. */
  onSession?: (session: Session) => void;
}

/** One tab of a browser, with a form in it. */
export interface Tab {
  /** Of the form that is open; the last one, where the form was left. */
  session: () => Session;
  page: () => Page;
  route: () => string;
  /** Goes to a path of the portal, as a link does. */
  navigate: (path: string) => void;
  /** The browser's own Back and Forward; false at the end of the history. */
  go: (by: number) => boolean;
  reload: () => void;
  /** The tab is gone; `killed`: without a word, as when a phone needs the memory. */
  close: (how?: 'closed' | 'killed') => void;
  /** The tab comes to the front again: its timers may have slept. */
  wake: () => void;
}

/** Opens a form in a new tab; `path` may carry a step and parameters. */
export function openTab(parts: TabParts, path?: string): Tab {
  const { clock } = parts;
  const storage = parts.device.tab();
  /** As one document has it: what a page remembers of it goes with that. */
  const newDocument = () => ({
    ...storage,
    storage: Object.create(storage.storage) as typeof storage.storage,
  });
  let seen = newDocument();
  let page: LivePage | undefined;
  /** All of one document: a form that was left may still be on its way to its end. */
  const pages = new Set<LivePage>();
  const neighbours: Neighbours = new Set();
  let session: Session;
  const { slug } = parts.form().definition;

  /** The history of the window: the page before the form is the home page. */
  let entries: readonly { route: string; entry: FormEntry }[] = [paths.home, path ?? paths.form(slug)].map(
    (route) => ({ route, entry: {} }),
  );
  let index = 1;
  /** How many entries the newest move has gone forward. */
  let moved = 0;
  const shown = () => entries[index] ?? { route: paths.home, entry: {} };
  const address = (): URL => new URL(shown().route, 'https://portal.invalid');
  /** The part of the form that is shown; none: the window shows a page elsewhere. */
  const place = (): Address | undefined =>
    [paths.form(slug), paths.preview(slug)].includes(address().pathname)
      ? addressOf(slug, address())
      : undefined;

  /** Shows an entry of the history, perhaps of one with other entries. */
  const show = (to: number, all = entries): void => {
    const from = index;
    entries = all;
    index = Math.max(0, Math.min(entries.length - 1, to));
    moved = index - from;
  };
  const push = (route: string, entry: FormEntry): void =>
    show(index + 1, [...entries.slice(0, index + 1), { route, entry }]);

  /** The page shows what the history says. */
  const follow = (): void => {
    const to = place();
    if (!to) leaveForm();
    else if (!page) load();
    else session.follow(to);
  };
  const leaveForm = (): void => {
    session.close();
    page = undefined;
  };
  const endAll = (notified: boolean): void => {
    pages.forEach((one) => one.end(notified));
    pages.clear();
    neighbours.clear();
    seen = newDocument();
    page = undefined;
  };

  const navigator: Navigator = {
    go: (destination) => {
      const { form } = session;
      const from = place();
      const steps = { firstStep: firstStep(form).id, hasStart: form.start !== undefined };
      const move = from && moveFor(destination, { place: from, entry: shown().entry, moved }, steps);
      if (!move) return;
      if ('by' in move) show(index + move.by);
      else {
        const { pathname, search } = routeTo(slug, move.place, address().search);
        const route = pathname + search;
        if (move.replace) show(index, entries.with(index, { route, entry: move.entry }));
        else push(route, move.entry);
      }
      // The page follows a move of its own a moment later.
      const now = page;
      clock.after(0, () => {
        if (page === now) follow();
      });
    },
    toPath: (to) => navigate(to),
    toForm: (to) => navigate(paths.form(to)),
    prepare: () => undefined,
  };

  const navigate = (to: string): void => {
    push(to, {});
    leaveForm();
    if (place()) load();
  };

  function load(): void {
    const form = parts.form();
    const opened = place();
    const live = createLivePage(parts, seen, neighbours, navigator);
    page = live;
    pages.add(live);
    session = createSession({
      form,
      definitionHash: parts.definitionHash?.() ?? '',
      query: Object.fromEntries(new URLSearchParams(address().search)),
      address: opened,
      ports: live.ports,
    });
    parts.onSession?.(session);
    session.start();
    if (opened) session.follow(opened);
  }

  const tab: Tab = {
    session: () => session,
    page: () => {
      const to = place();
      if (!page || !to) return 'away';
      const { receipt, lost, atStart } = session.activity.current();
      if (lost) return 'lost';
      return receipt ? 'receipt' : atStart && to.page === 'step' ? 'start' : to.page;
    },
    route: () => shown().route,
    navigate,
    go: (by) => {
      if (!entries[index + by]) return false;
      show(index + by);
      follow();
      return true;
    },
    reload: () => {
      endAll(true);
      if (place()) load();
    },
    close: (how = 'closed') => {
      endAll(how === 'closed');
    },
    wake: () => page?.wake(),
  };
  load();
  return tab;
}
