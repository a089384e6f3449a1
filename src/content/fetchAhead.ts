import { useEffect, createContext } from 'react';

/** Milliseconds after which a browser that cannot report it is taken for idle. */
const timeout = 300;

/** Runs something when the page has nothing more urgent to do. Gives a function that calls it off. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window && 'cancelIdleCallback' in window)) {
    const timer = setTimeout(run, timeout);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}

/** Lets the browser paint, and answer a finger, before more is done. Where it cannot be asked for that, all goes on at once. */
export async function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
}

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

/** Called when a visitor comes near a product by pointer, touch or keyboard, so that the code of forms can be fetched ahead. */
export const PrefetchContext = createContext<() => void>(() => undefined);
