import { useEffect } from 'react';

/** A request, and how many fields wait for it. */
interface SharedRequest {
  waiting: number;
  controller: AbortController;
}

const requests = new Map<string, SharedRequest>();

function requestOf(key: string): SharedRequest {
  const known = requests.get(key);
  if (known && !known.controller.signal.aborted) return known;
  const asked = { waiting: known?.waiting ?? 0, controller: new AbortController() };
  requests.set(key, asked);
  return asked;
}

/** What ends the request of this key. The cache makes one request for all fields that ask the same. */
export function signalOf(key: string): AbortSignal {
  return requestOf(key).controller.signal;
}

/** Waits for the request of this key; it is given up once the last field that waits for it asks something else, or is gone. */
export function useSharedRequest(key: string | undefined): void {
  useEffect(() => {
    if (key === undefined) return undefined;
    const asked = requestOf(key);
    asked.waiting += 1;
    return () => {
      asked.waiting -= 1;
      // Not at once: an effect that React runs twice lets go in between.
      queueMicrotask(() => {
        if (asked.waiting > 0) return;
        asked.controller.abort();
        if (requests.get(key) === asked) requests.delete(key);
      });
    };
  }, [key]);
}
