import { useEffect } from 'react';

/** A request, and how many fields wait for it. */
interface Asked {
  askers: number;
  controller: AbortController;
}

const requests = new Map<string, Asked>();

function requestOf(key: string): Asked {
  const known = requests.get(key);
  if (known && !known.controller.signal.aborted) return known;
  const asked = { askers: known?.askers ?? 0, controller: new AbortController() };
  requests.set(key, asked);
  return asked;
}

/** What ends the request of this key. The cache makes one request for all fields that ask the same. */
export function signalOf(key: string): AbortSignal {
  return requestOf(key).controller.signal;
}

/** Waits for the request of this key; it is given up once the last field that waits for it asks something else, or is gone. */
export function useAsking(key: string | undefined): void {
  useEffect(() => {
    if (key === undefined) return undefined;
    const asked = requestOf(key);
    asked.askers += 1;
    return () => {
      asked.askers -= 1;
      // Not at once: an effect that React runs twice lets go in between.
      queueMicrotask(() => {
        if (asked.askers > 0) return;
        asked.controller.abort();
        if (requests.get(key) === asked) requests.delete(key);
      });
    };
  }, [key]);
}
