import { useEffect, useRef, useSyncExternalStore } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { hasTouch } from '../../fields/common/hasTouch';
import { closeNewestLayer, openLayers, watchLayers } from '../../fields/common/layers';
import { entryOver, liesOver, type FormEntry } from '../../session/entry';

/**
 * A phone's Back closes the newest layer in front of the page (dialog, list, calendar) and stays on the page.
 *
 * When a layer opens, a second history entry of the same address is pushed over the page's own one (`over`). Back from the second to the
 * first entry closes the layer. Where it was closed otherwise, the second entry stays, also after a reload: Back then skips the first
 * entry, and Forward skips both. The price: opening a layer drops the entries ahead of the page, and on the first page of a tab one Back
 * leads to nothing.
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
    const [before, now] = [entryOf(left), entryOf(location)];
    const isBackOrForward = type === NavigationType.Pop && hasMoved && left.pathname === location.pathname;
    if (isBackOrForward && liesOver(before, now)) {
      if (open.length === 0) void navigate(-1);
      else if (closeNewestLayer()) move(1);
    } else if (isBackOrForward && liesOver(now, before)) {
      if (open.length === 0) void navigate(1);
    } else if (open.length > 0 && now.over !== true && hasTouch()) {
      isMoving.current = true;
      const { pathname, search, hash } = location;
      void navigate({ pathname, search, hash }, { state: entryOver(now) });
    }
  });
}

/** What an entry of the browser's history remembers of ours; anything else in its state is somebody else's. */
export function entryOf({ state, key }: Location<unknown>): FormEntry {
  const own = typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
  const { cameFrom, below, first, start, over } = own;
  return {
    ...(typeof cameFrom === 'string' ? { cameFrom } : {}),
    ...(typeof below === 'number' && Number.isSafeInteger(below) && below > 0 ? { below } : {}),
    // 'default' is the key of the first entry of a visit: the page before it, if any, is another site's.
    ...(first === true || key === 'default' ? { first: true } : {}),
    ...(start === true ? { start } : {}),
    ...(over === true ? { over } : {}),
  };
}
