import './blockedStorage';
import { setupWorker } from 'msw/browser';
import { createBackEnd } from './backEnd';
import { faultHandlers, readFaults } from './faults';
import { createHandlers } from './handlers';
import { pageSources } from './sources/pageSources';

/**
 * Starts answering the page's calls, with the faults that its address asks for. Rejects where a page can't have a service
 * worker: anywhere but on localhost and over https.
 */
export async function startMocks(): Promise<void> {
  if (!('serviceWorker' in navigator))
    throw new Error('The mocks need a service worker: open the portal at http://localhost or over https.');
  const memory = pageMemory();
  const backEnd = createBackEnd(pageSources(), memory, await pageFiles(memory));
  const { faults, misread } = readFaults(window.location.search);
  misread.forEach((complaint) => console.warn(complaint));
  await setupWorker(...faultHandlers(faults), ...createHandlers(backEnd)).start({
    quiet: true,
    serviceWorker: { url: '/mockServiceWorker.js' },
    onUnhandledRequest({ url }, print) {
      // Everything else is a file of the site.
      if (new URL(url).pathname.startsWith('/api/')) print.warning();
    },
  });
}

/** Undefined where the visitor blocks storage: reading the property itself throws. */
function pageMemory(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

const filesName = 'mocks:files';

/** The browser's cache, without what another tab has left in it; undefined where it keeps none. */
async function pageFiles(memory: Storage | undefined): Promise<Cache | undefined> {
  try {
    if (!memory?.getItem(filesName)) await caches.delete(filesName);
    memory?.setItem(filesName, 'kept');
    return await caches.open(filesName);
  } catch {
    return undefined;
  }
}
