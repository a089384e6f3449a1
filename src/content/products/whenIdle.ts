/** Milliseconds after which a browser that cannot report it is taken for idle. */
const patience = 300;

/** Runs something when the page has nothing more urgent to do. Gives a function that calls it off. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window && 'cancelIdleCallback' in window)) {
    const timer = setTimeout(run, patience);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}

/** Lets the browser paint, and answer a finger, before more is done. Where it cannot be asked for that, all goes on at once. */
export async function nextTask(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) await scheduler.yield();
}
