import { use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { addressOf, paths, routeTo } from '../../paths';
import { moveFor, type Destination, type Navigator, type StepAddresses } from '../../session';
import { entryOf } from './useBackCloses';
import { PrepareContext } from './usePageHead';

/** Milliseconds in which another site takes the place of the portal, where the visitor came from one. */
const leavesWithin = 300;

/**
 * The router's moves through a form, as its session wants them; the same object for as long as the form is open. A path that
 * leads to the form itself reopens it, by `restart`.
 */
export function useFormNavigator(slug: string, steps: StepAddresses, restart: () => void): Navigator {
  const location: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const prepare = use(PrepareContext);
  const isPush = useNavigationType() === NavigationType.Push;
  /** The entry that is shown, where those stand that were, and by how many the newest move has gone forward. */
  const shown = useRef({ key: '', index: 0, below: 0, moved: 0, known: new Map<string, number>() });
  const homeTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(homeTimer.current), [location.key]);
  const go = (destination: Destination): void => {
    const { moved } = shown.current;
    const move = moveFor(
      destination,
      { place: addressOf(slug, location), entry: entryOf(location), moved },
      steps,
    );
    if (!move) return;
    if ('by' in move) {
      void navigate(move.by);
      if (move.out) homeTimer.current = setTimeout(() => void navigate(paths.home), leavesWithin);
      return;
    }
    const { place, entry: state, replace } = move;
    if (destination.to !== 'receipt') setScrolling('manual');
    void navigate(routeTo(slug, place, location.search), { replace, state });
  };
  /** None while the page of a link that was pressed is on its way: the form lives on unseen; what comes of it then leads nobody back. */
  const latest = useRef<Navigator>(undefined);
  useLayoutEffect(() => {
    const { key } = location;
    const { below = 0 } = entryOf(location);
    const last = shown.current;
    if (last.key !== key) {
      // An entry that a link has made remembers nothing.
      const index = last.known.get(key) ?? last.index + (isPush ? 1 : below - last.below);
      last.known.set(key, index);
      shown.current = { ...last, key, index, below, moved: index - last.index };
    }
    latest.current = {
      go,
      prepare,
      toPath: (path) => {
        void navigate(path);
        if (path.replace(/[?#].*$/, '') === paths.form(slug)) restart();
      },
      toForm: (to) => void navigate(paths.form(to)),
    };
    return () => {
      latest.current = undefined;
    };
  });
  // Other pages keep the browser's scroll position when the form is left.
  useEffect(() => () => setScrolling('auto'), []);
  const [navigator] = useState((): Navigator => ({
    go: (destination) => latest.current?.go(destination),
    prepare: (path) => latest.current?.prepare(path),
    toPath: (path) => latest.current?.toPath(path),
    toForm: (to) => latest.current?.toForm(to),
  }));
  return navigator;
}

/**
 * A form scrolls when its step changes (`manual`), and the browser would restore the position in which a step was left. Told before
 * each new entry, which takes it over from the entry that is left.
 */
function setScrolling(who: ScrollRestoration): void {
  window.history.scrollRestoration = who;
}
