import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request } from 'playwright-core';
import { step } from './support/step';
import { desk, phone, useBrowser } from './support/browser';
import { build, chunkOf, scriptPath } from './support/chunks';
import { dropForm, nama, slug, stepOf } from './support/smallForm';

const visits = useBrowser();

declare global {
  interface Window {
    /** Layout shift so far, as Chromium counts it. */
    shifted?: number;
  }
}

/** Runs in the page, before the page's own code. */
const measureLoading = (): void => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifted = (window.shifted ?? 0) + Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Layout shift of a first visit on slow 4G, until nothing more comes. */
const shiftOfSlowLoad = async (path: string, viewport: typeof phone): Promise<number | undefined> => {
  const page = await visits.open({ viewport });
  await page.addInitScript(measureLoading);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await page.goto(path);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  const shifted = await page.evaluate(() => window.shifted);
  await page.close();
  return shifted;
};

describe.each(['/', '/produk', '/bantuan', '/tracking', '/simulasi-kredit', '/form/tandamata'])(
  'On slow 4G nothing jumps while %s loads',
  (path) => {
    sweep('in either window', async () => {
      for (const viewport of [phone, desk])
        await step(`${viewport.width} px`, async () => {
          expect(await shiftOfSlowLoad(path, viewport)).toBeLessThan(0.05);
        });
    });
  },
);

/** The paths of a module's script and of all that it imports, but for the bundler's own few lines. */
const scriptsOf = (module: string): string[] => {
  const { file, imports = [] } = chunkOf(module);
  return [
    ...new Set([
      `/${file}`,
      ...imports.filter((one) => !one.includes('rolldown-runtime')).flatMap(scriptsOf),
    ]),
  ];
};

/** What is asked for at the same time, before any of it is answered: one round trip of the network. */
const asOneWave = (...parts: readonly string[]) => {
  const missing = new Set(parts);
  let complete = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    complete = resolve;
  });
  return async (path: string): Promise<void> => {
    if (!parts.includes(path)) return;
    missing.delete(path);
    if (missing.size === 0) complete();
    await asked;
  };
};

// On slow 4G (150 ms, 1.6 Mbit/s) four waves and 220 kB are 1.7 s: a phone has 0.8 s for its own work until Google's 2.5 s.
sweep(
  'the largest thing of the home page, a picture, comes in the fourth wave, after at most 220 kB',
  async () => {
    const page = await visits.open({ viewport: phone });
    const first = asOneWave(
      scriptPath('index.html'),
      '/form-definitions/pages/home.json',
      scriptPath('src/app/pages/ContentPage.tsx'),
      scriptPath('src/content/PageBlock.tsx'),
    );
    // It is asked for beside the cards: the definition says that the page has some.
    const ofCards = scriptPath('src/content/blocks/ProductBlocks.tsx');
    let cardsAsked = false;
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.route('**/*', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (/^\/api\/(?:tab-trigger|tab-content)$/.test(pathname)) cardsAsked = true;
      else if (pathname.startsWith('/api/')) return;
      // Whatever the cards' pictures do not need is never answered.
      if (cardsAsked && pathname.startsWith('/assets/') && pathname !== ofCards) return;
      await first(pathname);
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('article img')?.naturalWidth ?? 0) > 0,
    );
    const sizes = await Promise.all(finished.map((request) => request.sizes()));
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(220_000);
  },
);

test('a form can be typed into after three waves: page, definition, and everything that its first step needs or the form takes in', async () => {
  dropForm(visits, [
    stepOf(
      'satu',
      nama,
      { type: 'text', name: 'namaLengkap', label: 'Nama Lengkap' },
      { type: 'text', name: 'noHp', label: 'Nomor Ponsel' },
      { type: 'date', name: 'lahir', label: 'Tanggal lahir' },
    ),
    stepOf('dua', { fragment: 'kontak-darurat' }),
  ]);
  const page = await visits.open({ viewport: phone });
  const asked: string[] = [];
  // The definition alone comes before: it is small, and says what the form takes in.
  const always = asOneWave(
    ...scriptsOf('src/app/pages/FormPage.tsx'),
    '/form-definitions/fragments/kontak-darurat.json',
    scriptPath('src/form/connectors/DateConnector.tsx'),
  );
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    // The browser asks for its icon as it likes.
    if (pathname !== '/favicon.svg') asked.push(pathname);
    await always(pathname);
    await route.continue();
  });
  await page.goto(`/form/${slug}`, { waitUntil: 'commit' });
  await page.locator('[name="nama"]').fill('Siti');
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
});

sweep('what stands on a page comes beside the code of every page', async () => {
  for (const [path, part, control] of [
    ['/tracking', scriptPath('src/content/Tracking.tsx'), '[name="registrationCode"]'],
    ['/simulasi-kredit', scriptPath('src/form/EmbeddedForm.tsx'), '[data-step] input'],
    ['/simulasi-kredit', '/form-definitions/simulasi-kredit.json', '[data-step] input'],
  ] as const)
    await step(path, async () => {
      const page = await visits.open({ viewport: phone });
      const wave = asOneWave(scriptPath('index.html'), part);
      const asked: string[] = [];
      await page.route('**/*', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname !== '/favicon.svg' && !pathname.startsWith('/api/')) asked.push(pathname);
        await wave(pathname);
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator(control).first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
      // Nor does what comes later bring the code of forms to a page that has none.
      const ofForms = scriptsOf('src/app/pages/FormPage.tsx').filter((one) =>
        readFileSync(join(build, one), 'utf8').includes('Unclosed quote'),
      );
      expect(asked.some((one) => ofForms.includes(one))).toBe(path !== '/tracking');
    });
});
