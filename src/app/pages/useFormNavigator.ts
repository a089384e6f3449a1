import { use, useEffect, useLayoutEffect, useRef, useState, createContext } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths';
import { noNavigator, type Navigator } from '../../session';
import { entryAbove, entryOf, type FormEntry } from './entry';

/** Called with a path that a form will soon lead to, so that its code and content are fetched ahead. */
export const PrepareContext = createContext<(path: string) => void>(() => undefined);

/** The step that an address names; `undefined` for the first one, or for the page before it. */
export function stepIn(search: string): string | undefined {
  return new URLSearchParams(search).get('step') ?? undefined;
}

/** The number of the row of that step whose page an address names, from 1 on. */
export function rowIn(search: string): number | undefined {
  const row = new URLSearchParams(search).get('row') ?? '';
  return /^[1-9]\d{0,2}$/.test(row) ? Number(row) : undefined;
}

/** The address of a step, or of the page of one of its rows: `?step=` left out where none is given, all other parameters kept. */
export function searchOf(search: string, step: string | undefined, row?: number): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('row');
  if (step === undefined) parameters.delete('step');
  else parameters.set('step', step);
  if (row !== undefined) parameters.set('row', String(row));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Milliseconds in which another site takes the place of the portal, where the visitor came from one. */
const leavesWithin = 300;

/**
 * The router's moves through a form, as its session wants them; the same object for as long as the form is open. A path that
 * leads to the form itself reopens it, by `restart`.
 */
export function useFormNavigator(
  slug: string,
  { firstStep, hasStart }: { firstStep: string; hasStart: boolean },
  restart: () => void,
): Navigator {
  const location = useLocation();
  const navigate = useNavigate();
  const prepare = use(PrepareContext);
  const latest = useRef<Navigator>(undefined);
  const isAway = useRef(false);
  const homeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The entry that is shown, and by how many the newest move has gone forward. */
  const shown = useRef({ key: '', below: 0, moved: 0 });
  useOwnScrolling();
  // While the page of a link that was pressed is on its way, the form is still mounted, and must lead nobody back.
  useLayoutEffect(() => {
    isAway.current = false;
    return () => {
      isAway.current = true;
    };
  }, []);
  useEffect(() => () => clearTimeout(homeTimer.current), [location.key]);
  useLayoutEffect(() => {
    const { pathname, search, key } = location;
    const form = paths.form(slug);
    // Where there is a page before the first step, the address without a step is its own.
    const target = (step: string, row?: number) =>
      searchOf(search, step === firstStep && !hasStart ? undefined : step, row);
    // Without a step it is the start page, where there is one, and no step's address.
    const shownStep = stepIn(search);
    const row = rowIn(search);
    const shownSearch = shownStep === undefined ? searchOf(search, undefined, row) : target(shownStep, row);
    const shows = (wanted: string) => pathname === form && shownSearch === wanted;
    const { cameFrom: belowStep, below = 0, over } = entryOf(location);
    if (shown.current.key !== key) shown.current = { key, below, moved: below - shown.current.below };
    const isStart = hasStart && pathname === form && shownStep === undefined;
    const above = entryAbove(location, isStart);
    const { first, start } = above;
    /** How many entries show this page. */
    const own = over ? 2 : 1;
    const here: FormEntry = { below, first, start, over };
    /** Back by so many entries; home, where that leads out of the portal and no other site is there. */
    const backBy = (entries: number, leaves: boolean): void => {
      void navigate(-entries);
      if (leaves) homeTimer.current = setTimeout(() => void navigate(paths.home), leavesWithin);
    };
    latest.current = {
      toStep: (step, arrival) => {
        const wanted = target(step, arrival.row);
        if (shows(wanted)) return;
        if (arrival.back && belowStep === step) {
          void navigate(-own);
          return;
        }
        // Back to a step that does not lie below: one more entry would make the way out of the form longer.
        const replace = arrival.replace || arrival.back;
        // Back from a row leads to its step, where that lies below.
        const cameFrom = arrival.row === undefined || shows(target(step)) ? arrival.cameFrom : undefined;
        const state = replace ? here : { ...above, cameFrom };
        scrollByItself();
        void navigate({ pathname: form, search: wanted }, { replace, state });
      },
      toPreview: () => {
        const state: FormEntry = { ...above, cameFrom: stepIn(search) ?? firstStep };
        scrollByItself();
        void navigate({ pathname: paths.preview(slug), search: searchOf(search, undefined) }, { state });
      },
      toReceipt: () => {
        const preview = { pathname: paths.preview(slug), search: searchOf(search, undefined) };
        void navigate(preview, { replace: true, state: here });
      },
      previous: () => backBy(own, first === true && below + 1 === own),
      // Back from the first step leads to the page before it.
      leave: () => backBy(start ? below : below + 1, first === true && !start),
      stay: () => {
        if (shown.current.moved !== 0) void navigate(-shown.current.moved);
      },
      prepare,
      toPath: (path) => {
        void navigate(path);
        if (path.replace(/[?#].*$/, '') === form) restart();
      },
      toForm: (to) => void navigate(paths.form(to)),
    };
  });
  const [navigator] = useState((): Navigator => {
    const now = (): Navigator => {
      if (isAway.current) return noNavigator;
      if (!latest.current) throw new Error('form: the router is not there yet');
      return latest.current;
    };
    return {
      toStep: (step, arrival) => now().toStep(step, arrival),
      toPreview: () => now().toPreview(),
      toReceipt: () => now().toReceipt(),
      previous: () => now().previous(),
      leave: () => now().leave(),
      stay: () => now().stay(),
      prepare: (path) => now().prepare(path),
      toPath: (path) => now().toPath(path),
      toForm: (to) => now().toForm(to),
    };
  });
  return navigator;
}

/**
 * A form scrolls when its step changes, and the browser would restore the position in which a step was left. Told before
 * each new entry, which takes it over from the entry that is left.
 */
function scrollByItself(): void {
  window.history.scrollRestoration = 'manual';
}

/** Other pages keep the browser's scroll position when the form is left. */
function useOwnScrolling(): void {
  useEffect(
    () => () => {
      window.history.scrollRestoration = 'auto';
    },
    [],
  );
}
