import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { assetsIn, fromDevice, isSound, keptAs, shellAddress, type Kept } from './contents';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

/** What the build says: the files of this release, and where definitions lie. */
declare const RELEASE: { name: string; assets: readonly string[]; definitionsUrl: string };

const places = { origin: self.location.origin, definitionsUrl: RELEASE.definitionsUrl };

/** A page belongs to the release that it names the files of; everything else is the same for all releases. */
const shells = `eform-shell-${RELEASE.name}`;
const caches = {
  shell: shells,
  asset: 'eform-assets',
  definition: 'eform-definitions',
  picture: 'eform-pictures',
};

/** Keeps what is as it should be, and forgets what is gone. */
const soundOnly = (kind: Kept) => ({
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    if (isSound(kind, response.status, response.headers.get('Content-Type'))) return response;
    const isGone = response.status === 404 || response.status === 410 || response.status === 200;
    if (isGone) await (await self.caches.open(caches[kind])).delete(request, { ignoreVary: true });
    return null;
  },
});

const settings = (kind: Kept) => ({
  cacheName: caches[kind],
  matchOptions: { ignoreVary: true },
  plugins: [soundOnly(kind)],
});

const underOneAddress = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) =>
    Promise.resolve(new URL(shellAddress(new URL(request.url).pathname), places.origin).href),
};
const shell = new NetworkFirst({ ...settings('shell'), plugins: [underOneAddress, soundOnly('shell')] });
const asset = new CacheFirst(settings('asset'));
/** Only what the network could not bring is looked for on the device: the page is told. */
const toldApart = {
  cachedResponseWillBeUsed: ({ cachedResponse }: { cachedResponse?: Response }) =>
    Promise.resolve(cachedResponse && fromDevice(cachedResponse)),
};
const definition = new NetworkFirst({
  ...settings('definition'),
  plugins: [toldApart, soundOnly('definition')],
});

const isKept =
  (...kinds: readonly Kept[]) =>
  ({ request }: { request: Request }): boolean => {
    const kind = keptAs(request, places);
    return kind !== undefined && kinds.includes(kind);
  };

// From the network, so that a definition that was dropped in and a new release are there at once.
registerRoute(isKept('shell'), shell);
registerRoute(isKept('definition'), definition);
registerRoute(isKept('picture'), new NetworkFirst(settings('picture')));
// Their names change with what is in them.
registerRoute(isKept('asset'), asset);

setCatchHandler(async ({ request }) => {
  // Another page of the same release is the same shell.
  const pages = isKept('shell')({ request }) ? await self.caches.open(shells) : undefined;
  return (await pages?.match('/')) ?? Response.error();
});

/** The page of this release; for visitors who have an older one, with all that it needs: they may be offline when they come back. */
async function keepRelease(): Promise<void> {
  const answer = await fetch('/', { cache: 'no-cache' });
  if (!isSound('shell', answer.status, answer.headers.get('Content-Type'))) return;
  const pages = await self.caches.open(shells);
  await pages.put('/', answer.clone());
  if (!self.registration.active) return;
  const files = await self.caches.open(caches.asset);
  for (const address of assetsIn(await answer.text())) {
    if (!(await files.match(address))) await files.add(address);
  }
}

/** Pages of other releases, and files that this one has not. No page of another release is open when a worker begins. */
async function forgetOthers(): Promise<void> {
  for (const name of await self.caches.keys()) {
    if (name.startsWith('eform-shell-') && name !== shells) await self.caches.delete(name);
  }
  const files = await self.caches.open(caches.asset);
  for (const request of await files.keys()) {
    if (!RELEASE.assets.includes(new URL(request.url).pathname)) await files.delete(request);
  }
}

// What does not come now comes with the first page.
self.addEventListener('install', (event) => event.waitUntil(keepRelease().catch(() => undefined)));
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOthers().then(() => self.clients.claim())),
);
