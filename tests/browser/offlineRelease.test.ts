import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { openPortal } from './support/portal';
import { until } from './support/until';

let folder = '';
let first = '';

const visits = useBrowser(async () => {
  folder = await mkdtemp(join(tmpdir(), 'eform-release-'));
  await cp('dist', folder, { recursive: true });
  first = await entryOf();
  return openPortal(folder);
});
afterEach(async () => {
  // What the release has added goes too.
  await rm(folder, { recursive: true, force: true });
  await cp('dist', folder, { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const entryOf = async (): Promise<string> =>
  /\/assets\/(portal-[\w-]+\.js)/.exec(await readFile(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';

/** The hashes by which the page's policy knows the scripts in the page, in their order. */
const hashesIn = (html: string): string[] =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) =>
    createHash('sha256').update(script).digest('base64'),
  );

/** Puts a release in place of the one that is served: every script has another name, as after a change of what all share. */
const release = async (): Promise<string> => {
  const scripts = (await readdir(join(folder, 'assets'))).filter((file) => file.endsWith('.js'));
  const renamed = (text: string): string =>
    text.replace(/[\w-]+\.js\b/g, (name) => (scripts.includes(name) ? name.replace('.js', '0.js') : name));
  for (const file of scripts) {
    const text = await readFile(join(folder, 'assets', file), 'utf8');
    await writeFile(join(folder, 'assets', renamed(file)), renamed(text));
    await rm(join(folder, 'assets', file));
  }
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  for (const file of ['index.html', '_headers']) {
    const text = await readFile(join(folder, file), 'utf8');
    const hashes = hashesIn(renamed(html));
    const allowed = hashesIn(html).reduce(
      (all, hash, at) => all.replace(hash, hashes[at] ?? hash),
      renamed(text),
    );
    await writeFile(join(folder, file), allowed);
  }
  // The worker names its release, and the bytes of each file.
  const worker = renamed(await readFile(join(folder, 'worker.js'), 'utf8'));
  const sized = worker.replace(
    /"(\/assets\/[^"]+)":\d+/g,
    (_, path: string) => `"${path}":${statSync(join(folder, path)).size}`,
  );
  await writeFile(join(folder, 'worker.js'), sized.replace(/`[0-9a-f]{12}`/, '`baru`'));
  return renamed(first);
};

const entryIn = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')?.src ?? '');

const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname),
  );

const isKept = (page: Page, path: string): Promise<void> =>
  until(page, async (wanted) => (await caches.match(wanted, { ignoreVary: true })) !== undefined, path);

const visit = async (): Promise<Page> => {
  visits.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const page = await visits.open({ serviceWorkers: 'allow' });
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await isKept(page, `/assets/${first}`);
  return page;
};

test('a new release is there at the next reload, and what the old one had is forgotten when its last page is closed', async () => {
  const page = await visit();
  const next = await release();
  await page.reload();
  expect(await entryIn(page)).toContain(next);
  await page.getByRole('article').first().waitFor();
  await isKept(page, `/assets/${next}`);
  await until(
    page,
    async () => (await navigator.serviceWorker.getRegistration())?.waiting instanceof ServiceWorker,
    null,
  );
  const later = await visits.openTab(page);
  await page.close();
  // A browser that closes a page begins the next worker in its own time.
  await later.waitForTimeout(2000);
  await later.goto('/');
  await later.getByRole('article').first().waitFor();
  await until(
    later,
    async (gone) => (await caches.match(gone, { ignoreVary: true })) === undefined,
    `/assets/${first}`,
  );
  expect(await keptNames(later)).toContain(`/assets/${next}`);
  await later.context().setOffline(true);
  await later.reload();
  await later.getByRole('heading', { level: 1, name: /Urusan bank/ }).waitFor();
});

sweep('a build without the worker removes the one of an earlier build, and what it has kept', async () => {
  const page = await visit();
  const without = await mkdtemp(join(tmpdir(), 'eform-without-'));
  await promisify(execFile)(
    'node_modules/.bin/vite',
    ['build', '--configLoader', 'runner', '--outDir', without, '--emptyOutDir'],
    {
      env: { ...process.env, NODE_ENV: 'production', VITE_API_MOCKING: 'off', VITE_OFFLINE: 'off' },
    },
  );
  await cp(without, folder, { recursive: true, force: true });
  await rm(without, { recursive: true });
  await rm(`${without}-hosting`, { recursive: true });
  await page.reload();
  await page.getByRole('article').first().waitFor();
  await until(
    page,
    async () =>
      (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
    null,
  );
  // A browser lets go of it with the last page that it stood behind.
  const later = await visits.openTab(page);
  await page.close();
  await later.goto('/');
  await later.getByRole('article').first().waitFor();
  expect(await later.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
