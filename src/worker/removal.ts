import type { WorkerScope } from './scope';

declare const self: WorkerScope;

/** In place of the worker where a build has none: takes away what an earlier build has kept, and itself. */
async function remove(): Promise<void> {
  // From here on the earlier one answers nothing, and so keeps nothing more.
  await self.clients.claim();
  for (const name of await self.caches.keys()) {
    if (name.startsWith('eform-')) await self.caches.delete(name);
  }
  await self.registration.unregister();
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(remove()));
