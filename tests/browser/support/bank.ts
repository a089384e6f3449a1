import type { Visits } from './browser';

/** The idempotency keys of a call that registers something, in order. */
export const keysOf = ({ portal }: Visits, call = 'submit'): unknown[] =>
  portal.calls.filter(({ name }) => name === call).map(({ headers }) => headers['idempotency-key']);

/** An answer of the bank that waits. */
export interface Held {
  /** Resolves when the bank has been asked so many times. */
  asked: (times?: number) => Promise<void>;
  /** Lets the answers go, those of later calls too. */
  release: () => void;
}

/** Lets the answers to a call wait. */
export const hold = ({ portal }: Visits, call: string): Held => {
  let release = (): void => undefined;
  const gate = new Promise<void>((open) => {
    release = open;
  });
  let asked = 0;
  const waiting = new Set<{ times: number; resolve: () => void }>();
  const notify = (): void => {
    for (const one of waiting) if (asked >= one.times) one.resolve();
  };
  portal.answer(call, async () => {
    asked += 1;
    notify();
    await gate;
    return undefined;
  });
  return {
    asked: (times = 1) =>
      new Promise((resolve) => {
        waiting.add({ times, resolve });
        notify();
      }),
    release,
  };
};

/**
 * The bank has taken the call, but its answer breaks off on the way. Not a connection that ends before it: Chromium sends such a
 * request again by itself, body, key and all.
 */
export const loseAnswer = (visits: Visits, call: string): void => {
  visits.allow(/ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE/);
  visits.portal.answer(call, brokenOff);
};

/** An answer that ends in its middle. */
const brokenOff = (): Response =>
  new Response('{"statusCode":200,"data":{"regis', {
    headers: { 'Content-Type': 'application/json', 'Content-Length': '500', Connection: 'close' },
  });
