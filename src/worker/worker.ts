import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import {
  assetsIn,
  fromDevice,
  isDefinition,
  isOf,
  isShell,
  keptAs,
  shellAddress,
  stemOf,
  type Files,
  type KeptKind,
} from './contents';
import type { WorkerScope } from './scope';

declare const self: WorkerScope;

/** What the build says: the files of this release with their bytes, and where definitions lie. */
declare const RELEASE: { name: string; files: Files; definitionsUrl: string };

/** Once: the build writes it out wherever it is named. */
const own = RELEASE;

const places = { origin: self.location.origin, definitionsUrl: own.definitionsUrl };

/** Seconds that the network has where something is kept. */
const timeoutSeconds = 4;

/** A page belongs to the release that it names the files of; everything else is the same for all releases. */
const shells = 'eform-shell-';
const ownShells = shells + own.name;
const stores = { asset: 'eform-assets', definition: 'eform-definitions', picture: 'eform-pictures' };

/** Where a release's files are listed, among its pages. It is written last: without it a release is not kept. */
const listAddress = '/assets/';

const pathOf = ({ url }: Request): string => new URL(url).pathname;

/** The releases that have pages here, the newest first: one that is installed while this one still works is known by its list. */
async function releases(): Promise<{ store: string; files: Files }[]> {
  const found = [];
  for (const store of new Set([...(await self.caches.keys()), ownShells])) {
    if (!store.startsWith(shells)) continue;
    const list = store === ownShells ? undefined : await (await self.caches.open(store)).match(listAddress);
    const files = list ? ((await list.json()) as Files) : store === ownShells && own.files;
    if (files) found.unshift({ store, files });
  }
  return found;
}

/** Whether a file has all its bytes; undefined: it is of no release that is known here. */
async function isWhole(request: Request, response: Response): Promise<boolean | undefined> {
  const path = pathOf(request);
  const release = path in own.files ? own : (await releases()).find(({ files }) => path in files);
  if (!release) return undefined;
  const body = await response.arrayBuffer().catch(() => undefined);
  return response.ok && body?.byteLength === release.files[path];
}

type Stored = keyof typeof stores;

/** Whether an answer is what our own host has at this address. Networks and proxies answer in its place, with status 200, too. */
async function isOurs(kind: Stored, request: Request, response: Response): Promise<boolean> {
  if (kind === 'asset') return (await isWhole(request, response)) === true;
  if (kind === 'definition') return response.ok && isDefinition(await response.text(), pathOf(request));
  return response.ok && /^image\//.test(response.headers.get('Content-Type') ?? '');
}

/** Whether our own host says that nothing is there: by its status, or by the portal's page in place of a file. */
const isGone = async (response: Response): Promise<boolean> =>
  response.status === 404 || response.status === 410 || (response.ok && isShell(await response.text()));

/** Keeps what is ours, and forgets what is gone. Any other answer changes nothing. */
const oursOnly = (kind: Stored) => ({
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    if (await isOurs(kind, request, response.clone())) return response;
    if (await isGone(response.clone()))
      await (await self.caches.open(stores[kind])).delete(request, { ignoreVary: true });
    return null;
  },
});

const settings = (kind: Stored, ...plugins: object[]) => ({
  cacheName: stores[kind],
  matchOptions: { ignoreVary: true },
  plugins: [...plugins, oursOnly(kind)],
});

/** The pages that came from the device, by their clients. */
const keptPages = new Set<unknown>();

/** Milliseconds for which what such a page asks for is taken from the device too, so that all of it is of one release. */
const opening = 30_000;

/** A page is kept with its release, and is looked for in the newest release that is kept. */
const byRelease = {
  cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) => {
    const html = await response.clone().text();
    const release = response.ok && isShell(html) && (await releases()).find(({ files }) => isOf(files, html));
    if (release) await (await self.caches.open(release.store)).put(shellAddress(pathOf(request)), response);
    return null;
  },
  cachedResponseWillBeUsed: async ({ request, event }: { request: Request; event: object }) => {
    for (const { store } of await releases()) {
      const pages = await self.caches.open(store);
      // Another page of the same release is the same shell.
      const page = (await pages.match(shellAddress(pathOf(request)))) ?? (await pages.match('/'));
      if (!page) continue;
      const client = 'resultingClientId' in event && event.resultingClientId;
      keptPages.add(client);
      setTimeout(() => keptPages.delete(client), opening);
      return page;
    }
    return undefined;
  },
};

/** A script that was cut, or is another one, is asked for once more, past every cache on the way. */
const wholeOnly = {
  fetchDidSucceed: async ({ request, response }: { request: Request; response: Response }) =>
    response.ok && (await isWhole(request, response.clone())) === false
      ? fetch(new Request(request, { cache: 'reload' }))
      : response,
};

/** What did not come from the network is distinguished: the page says that there is no connection. */
const markedAsKept = {
  cachedResponseWillBeUsed: ({ cachedResponse }: { cachedResponse?: Response }) =>
    Promise.resolve(cachedResponse && fromDevice(cachedResponse)),
};

const isKept =
  (kind: KeptKind, holds: (asked: { request: Request; event: object }) => boolean = () => true) =>
  (asked: { request: Request; event: object }): boolean =>
    keptAs(asked.request, places) === kind && holds(asked);

const late = { networkTimeoutSeconds: timeoutSeconds };
const files = settings('asset', wholeOnly);
const definitions = settings('definition', markedAsKept);

registerRoute(
  isKept('definition', ({ event }) => 'clientId' in event && keptPages.has(event.clientId)),
  new CacheFirst(definitions),
);
// From the network, so that a definition that was dropped in and a new release are there at once.
registerRoute(isKept('shell'), new NetworkFirst({ ...late, plugins: [byRelease] }));
registerRoute(isKept('definition'), new NetworkFirst({ ...late, ...definitions }));
registerRoute(isKept('picture'), new NetworkFirst({ ...late, ...settings('picture') }));
registerRoute(
  isKept('asset', ({ request }) => request.cache === 'reload'),
  new NetworkFirst(files),
);
// Their names change with what is in them.
registerRoute(isKept('asset'), new CacheFirst(files));

setCatchHandler(() => Promise.resolve(Response.error()));

/**
 * Keeps the page of this release; for visitors who have an older one, with all that it needs in place of what is kept of that one: they
 * may be offline when they come back. Rejects where something else than this release comes: the browser tries again at a later visit.
 */
async function keepRelease(): Promise<void> {
  const page = await fetch('/', { cache: 'no-cache' });
  const html = await page.clone().text();
  if (!page.ok || !isShell(html) || !isOf(own.files, html))
    throw new Error('the page of this release did not come');
  if (self.registration.active) await keepFiles(assetsIn(html));
  const pages = await self.caches.open(ownShells);
  await pages.put('/', page);
  await pages.put(listAddress, new Response(JSON.stringify(own.files)));
}

/** The named files of this release, and those that take the place of kept ones of another. */
async function keepFiles(named: readonly string[]): Promise<void> {
  const kept = await self.caches.open(stores.asset);
  const stems = (await kept.keys()).map((request) => stemOf(pathOf(request)));
  for (const path of Object.keys(own.files)) {
    if (!named.includes(path) && !stems.includes(stemOf(path))) continue;
    const request = new Request(path);
    const here = await kept.match(request, { ignoreVary: true });
    if (here && (await isWhole(request, here))) continue;
    const answer = await wholeOnly.fetchDidSucceed({ request, response: await fetch(request) });
    if (!(await isWhole(request, answer.clone()))) throw new Error(`${path} did not come whole`);
    await kept.put(request, answer);
  }
}

/** Pages of other releases, files that this one has not, and what is not ours. No page of another release is open when a worker begins. */
async function forgetOthers(): Promise<void> {
  for (const name of await self.caches.keys()) {
    if (name.startsWith(shells) && name !== ownShells) await self.caches.delete(name);
  }
  for (const kind of ['asset', 'definition'] as const) {
    const store = await self.caches.open(stores[kind]);
    for (const request of await store.keys()) {
      const here = await store.match(request, { ignoreVary: true });
      if (!here || !(await isOurs(kind, request, here))) await store.delete(request, { ignoreVary: true });
    }
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepRelease()));
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetOthers().then(() => self.clients.claim())),
);
