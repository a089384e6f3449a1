/** The worker's address, as the page's policy wants it: no text becomes a script, but by a policy. */
const address = '/worker.js';

interface ScriptPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (url: string) => unknown };
}

function workerAddress(): string {
  const policies = (window as { trustedTypes?: ScriptPolicies }).trustedTypes;
  const trusted = policies?.createPolicy('eform-worker', { createScriptURL: () => address });
  // Where there are no policies, it is a text; TypeScript knows of texts only.
  return (trusted?.createScriptURL(address) ?? address) as string;
}

/**
 * Starts the worker that keeps what was opened for when there is no connection. It comes after the page: what the page has loaded
 * by then is named to it. Where there can be none, everything works as before, with a connection.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  await navigator.serviceWorker.register(workerAddress());
  if (!isFirst) return;
  const { active } = await navigator.serviceWorker.ready;
  const urlsToCache = performance.getEntriesByType('resource').map(({ name }) => name);
  // The worker's router knows this message, and keeps of these what it keeps anyway.
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
