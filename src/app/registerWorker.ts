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
 * by then is named to it. Without a worker everything works as long as there is a connection.
 */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const isFirst = navigator.serviceWorker.controller === null;
  const registration = await navigator.serviceWorker.register(workerAddress());
  if (isFirst || registration.waiting) await nameLoaded();
  // Only with a new release installed is it known which files are whole.
  registration.addEventListener('updatefound', () => {
    const next = registration.installing;
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') void nameLoaded();
    });
  });
}

/** Names to the worker what the page has loaded. */
async function nameLoaded(): Promise<void> {
  const worker = await controller(navigator.serviceWorker);
  const since = performance.now();
  // What was requested before the worker controlled the page, and may still arrive; all later requests it receives itself.
  new PerformanceObserver((list) => {
    const asked = list.getEntries().filter(({ startTime }) => startTime <= since);
    const urlsToCache = asked.map(({ name }) => name);
    // The worker's router knows this message, and keeps of these what it keeps anyway.
    if (urlsToCache.length > 0) worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  }).observe({ type: 'resource', buffered: true });
}

/** The worker, once it stands between this page and the network: it may be active a moment before. */
function controller(container: ServiceWorkerContainer): Promise<ServiceWorker> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (container.controller) resolve(container.controller);
    };
    container.addEventListener('controllerchange', look);
    look();
  });
}
