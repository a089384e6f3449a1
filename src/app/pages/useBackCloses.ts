import { useEffect, useRef, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { hasTouch } from '../../fields/common/hasTouch';
import { closeNewestLayer, openLayers, watchLayers } from '../../fields/common/layers';
import { entryAbove, entryOf, type FormEntry } from './entry';

/**
 * A phone's Back closes what is open in front of the page, the newest first, and stays where it is. For that, an entry of the same
 * address is put over the page's own when something opens: Back then leads from the one to the other. The upper one stays when that
 * has closed otherwise, also after a reload; Back from it then leads past the lower one, and Forward past both. Its price: what was Forward of the page is gone once something was opened on it, and on the first
 * page of a tab, where nothing lies below, one Back leads to nothing.
 */
export function useBackCloses(): void {
  const location: Location<unknown> = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  const open = useSyncExternalStore(watchLayers, openLayers, openLayers);
  const shown = useRef(location);
  /** A move was asked for from the entry that is shown. */
  const isMoving = useRef(false);
  useEffect(() => {
    const left = shown.current;
    shown.current = location;
    const hasMoved = left.key !== location.key;
    if (hasMoved) isMoving.current = false;
    if (isMoving.current) return;
    const move = (to: number): void => {
      isMoving.current = true;
      void navigate(to);
    };
    const isBackOrForward = hasMoved && type === NavigationType.Pop;
    if (isBackOrForward && liesOver(left, location)) {
      if (open.length === 0) void navigate(-1);
      else if (closeNewestLayer()) move(1);
    } else if (isBackOrForward && liesOver(location, left)) {
      if (open.length === 0) void navigate(1);
    } else if (open.length > 0 && entryOf(location).over !== true && hasTouch()) {
      isMoving.current = true;
      const { pathname, search, hash } = location;
      const { cameFrom } = entryOf(location);
      const state: FormEntry = { ...entryAbove(location), cameFrom, over: true };
      void navigate({ pathname, search, hash }, { state });
    }
  });
}

/** Whether an entry was put over the other one. The upper one may show a later step since, and the lower one another that is over. */
function liesOver(upper: Location<unknown>, lower: Location<unknown>): boolean {
  const { over, below = 0 } = entryOf(upper);
  return over === true && upper.pathname === lower.pathname && below === (entryOf(lower).below ?? 0) + 1;
}
