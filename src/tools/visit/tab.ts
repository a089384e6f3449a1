import { firstStep } from '../../interpreter';
import { createSession, type Navigator, type Session } from '../../session';
import { paths } from '../../paths';
import type { Neighbours } from '../../storage';
import type { Device } from './device';
import * as moves from './history';
import { createLivePage, type LivePage, type PageParts } from './livePage';

/** What stands in the window. */
export type Page = 'start' | 'step' | 'preview' | 'receipt' | 'away';

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
  /** Path and query of the window's address. */
  route: () => string;
  /** Goes to a path of the portal, as a link does. */
  navigate: (path: string) => void;
  /** The browser's own Back and Forward; false at the end of the history. */
  go: (by: number) => boolean;
  /** Loads the page again. */
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
  let page: LivePage | undefined;
  /** All of one document: a form that was left may still be on its way to its end. */
  const pages = new Set<LivePage>();
  const neighbours: Neighbours = new Set();
  let session: Session;
  const slug = (): string => parts.form().definition.slug;
  const ways = (): moves.Ways => {
    const form = parts.form();
    return { first: firstStep(form).id, hasStart: form.start !== undefined };
  };

  let query: Record<string, string> = {};
  const placeOf = (route: string): moves.RoutePlace => {
    const found = moves.routePlaceOf(slug(), route);
    query = found.query ?? query;
    return found.place;
  };
  let history = moves.beginHistory(placeOf(path ?? `/form/${slug()}`));
  const shown = (): moves.RoutePlace => moves.here(history).place;

  /** The page shows what the history says. */
  const follow = (): void => {
    const place = shown();
    if (place.page === 'away') leaveForm();
    else if (!page) load();
    else session.follow(place);
  };
  /** The page follows a move of its own a moment later. */
  const move = (to: moves.History): void => {
    history = to;
    const now = page;
    clock.after(0, () => {
      if (page === now) follow();
    });
  };
  const leaveForm = (): void => {
    session.close();
    page = undefined;
  };
  const endAll = (notified: boolean): void => {
    pages.forEach((one) => one.end(notified));
    pages.clear();
    neighbours.clear();
    page = undefined;
  };

  const navigator: Navigator = {
    toStep: (step, arrival) => {
      const to = moves.toStep(history, ways(), step, arrival);
      if (to !== history) move(to);
    },
    toPreview: () => move(moves.toPreview(history, ways())),
    toReceipt: () => {
      history = moves.replace(history, { page: 'preview' });
    },
    previous: () => move(moves.traverse(history, -1)),
    leave: () => move(moves.leftBehind(history, ways())),
    toPath: (to) => navigate(to),
    toForm: (to) => navigate(paths.form(to)),
    stay: () => {
      if (history.left !== history.index) move(moves.takenBack(history));
    },
    prepare: () => undefined,
  };

  const navigate = (to: string): void => {
    history = moves.push(history, { place: placeOf(to) });
    leaveForm();
    if (shown().page !== 'away') load();
  };

  function load(): void {
    const form = parts.form();
    const place = shown();
    const live = createLivePage(parts, storage, neighbours, navigator);
    page = live;
    pages.add(live);
    session = createSession({
      form,
      definitionHash: parts.definitionHash?.() ?? '',
      query,
      address: place.page === 'away' ? undefined : place,
      ports: live.ports,
    });
    parts.onSession?.(session);
    session.start();
    if (place.page !== 'away') session.follow(place);
  }

  const tab: Tab = {
    session: () => session,
    page: () => {
      const place = shown();
      if (!page || place.page === 'away') return 'away';
      const { receipt, atStart } = session.activity.current();
      return receipt ? 'receipt' : atStart && place.page === 'step' ? 'start' : place.page;
    },
    route: () => moves.routeOf(slug(), shown(), query),
    navigate,
    go: (by) => {
      const to = moves.traverse(history, by);
      if (to.index !== history.index + by) return false;
      history = to;
      follow();
      return true;
    },
    reload: () => {
      endAll(true);
      if (shown().page !== 'away') load();
    },
    close: (how = 'closed') => {
      endAll(how === 'closed');
    },
    wake: () => page?.wake(),
  };
  load();
  return tab;
}
