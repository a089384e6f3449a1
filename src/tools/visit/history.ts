import type { Address, Arrival } from '../../session';

/** What an entry of the history shows: a part of the form, or a path elsewhere. */
export type RoutePlace = Address | { page: 'away'; path: string };

interface Entry {
  place: RoutePlace;
  /** The step in the entry below, when Next made this one. */
  cameFrom?: string | undefined;
}

/** The history of a tab; each move gives another one. */
export interface History {
  entries: readonly Entry[];
  index: number;
  /** The entry from which the newest move has led away. */
  left: number;
}

/** How a form's steps stand in its addresses: the first one is left out, where there is no page before it. */
export interface Ways {
  first: string;
  hasStart: boolean;
}

const home: Entry = { place: { page: 'away', path: '/' } };

/** The history of a new tab: the page before is the home page. */
export function beginHistory(place: RoutePlace): History {
  return { entries: [home, { place }], index: 1, left: 1 };
}

/** The entry that is shown. */
export function here({ entries, index }: History): Entry {
  return entries[index] ?? home;
}

/** A new entry behind the one that is shown; those that lay ahead are gone. */
export function push({ entries, index }: History, entry: Entry): History {
  return { entries: [...entries.slice(0, index + 1), entry], index: index + 1, left: index };
}

/** Another entry in place of the one that is shown. */
export function replace({ entries, index }: History, place: RoutePlace): History {
  return { entries: entries.with(index, { place }), index, left: index };
}

/** So many entries forward or back, as far as there are any. */
export function traverse({ entries, index }: History, by: number): History {
  return { entries, index: Math.max(0, Math.min(entries.length - 1, index + by)), left: index };
}

/** Back to the entry that the newest move has led away from. */
export function takenBack(history: History): History {
  return traverse(history, history.left - history.index);
}

/** The step that a place shows; none: it is the page before the first step. */
function stepAt(place: RoutePlace, { first, hasStart }: Ways): string | undefined {
  return place.page === 'step' ? (place.step ?? (hasStart ? undefined : first)) : undefined;
}

/** Leads to a step; the same history where that is shown already. */
export function toStep(history: History, ways: Ways, step: string, arrival: Arrival): History {
  const { place, cameFrom } = here(history);
  const { back, row } = arrival;
  const isShown = stepAt(place, ways) === step;
  if (isShown && (place.page === 'step' ? place.row : undefined) === row) return history;
  if (back && cameFrom === step) return traverse(history, -1);
  const next: RoutePlace = {
    page: 'step',
    ...(step === ways.first && !ways.hasStart ? {} : { step }),
    ...(row === undefined ? {} : { row }),
  };
  if (arrival.replace || back) return replace(history, next);
  // Back from a row leads to its step, where that lies below.
  return push(history, {
    place: next,
    cameFrom: row === undefined || isShown ? arrival.cameFrom : undefined,
  });
}

/** Leads to the preview. */
export function toPreview(history: History, ways: Ways): History {
  return push(history, { place: { page: 'preview' }, cameFrom: stepAt(here(history).place, ways) });
}

/** Back out of the form, past its steps: the page before the first step is the one that this leads to. */
export function leftBehind(history: History, ways: Ways): History {
  const isPassed = (place: RoutePlace): boolean =>
    place.page === 'preview' || stepAt(place, ways) !== undefined;
  const before = history.entries
    .slice(0, history.index)
    .findLastIndex(({ place }, at) => at === 0 || !isPassed(place));
  return traverse(history, before - history.index);
}

/** What a route shows in a form, and the parameters that are the form's own; elsewhere none. */
export function routePlaceOf(
  slug: string,
  route: string,
): { place: RoutePlace; query?: Record<string, string> } {
  const [address = '', search] = route.split('?', 2);
  const own = `/form/${slug}`;
  if (address !== own && address !== `${own}/preview`) return { place: { page: 'away', path: route } };
  const { step, row, ...query } = Object.fromEntries(new URLSearchParams(search));
  const place: RoutePlace =
    address === own
      ? { page: 'step', step, ...(row === undefined ? {} : { row: Number(row) }) }
      : { page: 'preview' };
  return { place, query };
}

/** The other way round: path and query of a place. */
export function routeOf(slug: string, place: RoutePlace, query: Readonly<Record<string, string>>): string {
  if (place.page === 'away') return place.path;
  const parameters = new URLSearchParams(query);
  if (place.page === 'step' && place.step !== undefined) parameters.set('step', place.step);
  if (place.page === 'step' && place.row !== undefined) parameters.set('row', String(place.row));
  const search = parameters.toString();
  return `/form/${slug}${place.page === 'preview' ? '/preview' : ''}${search === '' ? '' : `?${search}`}`;
}
