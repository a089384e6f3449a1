import { firstStep } from '../../interpreter';
import { createSession, type Address, type Arrival, type Navigator, type Session } from '../../session';
import type { Neighbours } from '../../storage';
import type { Device } from './device';
import { createLivePage, type LivePage, type PageParts } from './livePage';

/** What stands in the window. */
export type Page = 'start' | 'step' | 'preview' | 'receipt' | 'away';

/** What an entry of the history shows: a part of the form, or a path elsewhere. */
type Place = Address | { page: 'away'; path: string };

interface Entry {
  place: Place;
  /** The step in the entry below, when Next made this one. */
  cameFrom?: string;
}

/** What a tab is made of. */
export interface TabParts extends PageParts {
  definitionHash?: () => string;
  device: Device;
  /** Told of each new session: a page was loaded. */
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

/** Opens a form in a new tab; `path` may carry a step and parameters. The page before it is the home page. */
export function openTab(parts: TabParts, path?: string): Tab {
  const { clock } = parts;
  const storage = parts.device.tab();
  let page: LivePage | undefined;
  /** All of one document: a form that was left may still be on its way to its end. */
  const pages = new Set<LivePage>();
  const neighbours: Neighbours = new Set();
  let session: Session;
  const ownPath = (): string => `/form/${parts.form().definition.slug}`;
  const firstId = (): string => firstStep(parts.form()).id;

  const hasStart = (): boolean => parts.form().start !== undefined;
  /** The step that a place shows; none: it is the page before the first step. */
  const stepAt = (place: Place): string | undefined =>
    place.page === 'step' ? (place.step ?? (hasStart() ? undefined : firstId())) : undefined;

  let query: Record<string, string> = {};
  const placeOf = (route: string): Place => {
    const [address = '', search] = route.split('?', 2);
    if (address !== ownPath() && address !== `${ownPath()}/preview`) return { page: 'away', path: route };
    const { step, row, ...others } = Object.fromEntries(new URLSearchParams(search));
    query = others;
    return address === ownPath()
      ? { page: 'step', step, ...(row === undefined ? {} : { row: Number(row) }) }
      : { page: 'preview' };
  };
  const entries: Entry[] = [{ place: { page: 'away', path: '/' } }, { place: placeOf(path ?? ownPath()) }];
  let index = 1;
  /** The entry from which the newest move has led away. */
  let leftEntry = index;
  const here = (): Entry => entries[index] ?? { place: { page: 'away', path: '/' } };
  const push = (entry: Entry): void => {
    entries.splice(index + 1, Infinity, entry);
    leftEntry = index;
    index += 1;
  };
  const replace = (entry: Entry): void => {
    entries[index] = entry;
    leftEntry = index;
  };

  /** The page shows what the history says. */
  const follow = (): void => {
    const { place } = here();
    if (place.page === 'away') leaveForm();
    else if (!page) load();
    else session.follow(place);
  };
  const followLater = (): void => {
    const now = page;
    clock.after(0, () => {
      if (page === now) follow();
    });
  };
  const leaveForm = (): void => {
    session.close();
    page = undefined;
  };
  const endAll = (told: boolean): void => {
    pages.forEach((one) => one.end(told));
    pages.clear();
    neighbours.clear();
    page = undefined;
  };
  const traverse = (by: number): void => {
    leftEntry = index;
    index = Math.max(0, Math.min(entries.length - 1, index + by));
    followLater();
  };

  /** Whether the way out of the form leads past a place: the page before the first step is the one that it leads to. */
  const isPassed = (place: Place | undefined): boolean =>
    place?.page === 'preview' || (place?.page === 'step' && stepAt(place) !== undefined);

  const navigator: Navigator = {
    toStep: (step: string, arrival: Arrival) => {
      const { place, cameFrom } = here();
      const { row } = arrival;
      const isShown = stepAt(place) === step;
      const shownRow = place.page === 'step' ? place.row : undefined;
      if (isShown && shownRow === row) return;
      if (arrival.back && cameFrom === step) {
        traverse(-1);
        return;
      }
      const next: Place = {
        page: 'step',
        ...(step === firstId() && !hasStart() ? {} : { step }),
        ...(row === undefined ? {} : { row }),
      };
      if (arrival.replace || arrival.back) replace({ place: next });
      // Back from a row leads to its step, where that lies below.
      else push({ place: next, cameFrom: row === undefined || isShown ? arrival.cameFrom : undefined });
      followLater();
    },
    toPreview: () => {
      const { place } = here();
      push({
        place: { page: 'preview' },
        cameFrom: stepAt(place),
      });
      followLater();
    },
    toReceipt: () => replace({ place: { page: 'preview' } }),
    previous: () => traverse(-1),
    leave: () => {
      let before = index - 1;
      while (before > 0 && isPassed(entries[before]?.place)) before -= 1;
      traverse(before - index);
    },
    toPath: (to) => navigate(to),
    stay: () => {
      if (leftEntry !== index) traverse(leftEntry - index);
    },
    prepare: () => undefined,
  };

  const navigate = (to: string): void => {
    const place = placeOf(to);
    push({ place });
    leaveForm();
    if (place.page !== 'away') load();
  };

  function load(): void {
    const form = parts.form();
    const { place } = here();
    const live = createLivePage(parts, storage, neighbours, navigator, tab);
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
      const { place } = here();
      if (!page || place.page === 'away') return 'away';
      const { receipt, atStart } = session.activity.current();
      return receipt ? 'receipt' : atStart && place.page === 'step' ? 'start' : place.page;
    },
    route: () => {
      const { place } = here();
      if (place.page === 'away') return place.path;
      const parameters = new URLSearchParams(query);
      if (place.page === 'step' && place.step !== undefined) parameters.set('step', place.step);
      if (place.page === 'step' && place.row !== undefined) parameters.set('row', String(place.row));
      const search = parameters.toString();
      return `${ownPath()}${place.page === 'preview' ? '/preview' : ''}${search === '' ? '' : `?${search}`}`;
    },
    navigate,
    go: (by) => {
      const to = index + by;
      if (to < 0 || to >= entries.length) return false;
      leftEntry = index;
      index = to;
      follow();
      return true;
    },
    reload: () => {
      endAll(true);
      if (here().place.page !== 'away') load();
    },
    close: (how = 'closed') => {
      endAll(how === 'closed');
    },
    wake: () => page?.wake(),
  };
  load();
  return tab;
}
