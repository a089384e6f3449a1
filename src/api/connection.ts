/** Set by the service worker on what it had to take from the device; the worker is a script of its own, and says the same. */
const keptMark = 'X-Eform-Kept';

let reached = true;
const listeners = new Set<() => void>();

/** Whether the last answer came from the network: a browser takes a Wi-Fi without a way out for a connection, and so may a reload. */
export const connection = {
  reached: (): boolean => reached,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Hears where an answer came from. */
export function noteOrigin(headers: Headers): void {
  const now = !headers.has(keptMark);
  if (now === reached) return;
  reached = now;
  listeners.forEach((listener) => listener());
}
