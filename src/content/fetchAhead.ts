import { useEffect } from 'react';
import { whenIdle } from './products/whenIdle';

/** Fetches code when the page is idle, so that it is there when the connection is not. `loads` is the same list at each render. */
export function useFetchedAhead(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        // What does not come now is requested again when it is needed.
        for (const load of loads) load().catch(() => undefined);
      }),
    [loads],
  );
}
