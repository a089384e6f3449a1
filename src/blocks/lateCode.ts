import { useEffect } from 'react';
import { whenIdle } from './products/whenIdle';

/** Milliseconds until code that did not come is asked for again, unless the connection comes back before. */
const pause = 5000;

/**
 * Fetches code for `React.lazy`, which would never ask again for what failed once: this asks until the code is there. Never
 * rejects.
 */
export async function fetchUntilThere<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextChance();
    }
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, pause);
    window.addEventListener('online', end);
  });
}

/** Fetches code when the page is idle, so that it is there when the connection is not. `loads` is the same list at each render. */
export function useFetchedAhead(loads: readonly (() => Promise<unknown>)[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        // What does not come now is asked for again by whoever needs it.
        for (const load of loads) load().catch(() => undefined);
      }),
    [loads],
  );
}
