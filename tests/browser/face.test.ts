import type { Page } from 'playwright-core';
import { step } from './support/step';
import { phone, useBrowser } from './support/browser';
import { frames } from './support/frames';
import { holdScripts } from './support/holdScripts';

const visits = useBrowser();

const fontFile = /plus-jakarta-sans[^/]*\.woff2$/;

/** How far things moved since the page was opened, of all that the browser counts as moved. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // It is called with nothing where nothing moved.
        setTimeout(resolve, 500, 0);
      }),
  );

describe('The portal’s own letters', () => {
  test('come late, and move nothing', async () => {
    for (const path of ['/', '/form/tandamata'])
      await step(path, async () => {
        const page = await visits.open({ viewport: phone });
        let send = (): void => undefined;
        const held = new Promise<void>((resolve) => (send = resolve));
        let bytes = 0;
        await page.route(fontFile, async (route) => {
          await held;
          const response = await route.fetch();
          bytes = (await response.body()).length;
          await route.fulfill({ response });
        });
        // Letters that are on their way hold up the event `load`.
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.locator('main h1').waitFor();
        await page.waitForFunction(() => document.fonts.status === 'loading');
        await frames(page);
        send();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForFunction(() => document.fonts.check('16px "Plus Jakarta Sans"'));
        await frames(page);
        expect(bytes).toBeGreaterThan(20_000);
        expect(bytes).toBeLessThanOrEqual(35_000);
        expect(await shifted(page)).toBeLessThan(0.005);
      });
  });
});

sweep(
  'the letters are asked for beside the styles, and once: the first words are painted in them',
  async () => {
    for (const path of ['/', '/form/tandamata', '/form/pengajuan-kredit?step=simulasi', '/tracking'])
      await step(path, async () => {
        const page = await visits.open({ viewport: phone });
        const asked: string[] = [];
        page.on('request', (request) => {
          if (fontFile.test(request.url())) asked.push(request.url());
        });
        const come = page.waitForEvent('requestfinished', (request) => fontFile.test(request.url()));
        await page.route(/\/assets\/[^/]+\.css$/, async (route) => {
          await come;
          await route.continue();
        });
        await page.addInitScript(() => {
          const largest: string[] = [];
          Reflect.set(window, 'largest', largest);
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const element: unknown = Reflect.get(entry, 'element');
              const isFirstWord = element instanceof Element && element.closest('.shell') !== null;
              largest.push(isFirstWord ? 'first words' : String((element as Element | null)?.outerHTML));
            }
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        });
        const release = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => (Reflect.get(window, 'largest') as string[]).length > 0);
        release();
        await page.locator('main h1').waitFor();
        await page.waitForLoadState('networkidle');
        await frames(page);
        // A picture of the page may be larger than its words.
        const later = await page.evaluate(() => Reflect.get(window, 'largest') as string[]);
        expect(later.filter((one) => one !== 'first words' && !one.startsWith('<img'))).toEqual([]);
        expect(asked).toHaveLength(1);
      });
  },
);

describe('The grid', () => {
  const edges = (page: Page, selector: string): Promise<number[]> =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)].map(
          Math.round,
        );
      });
  const header = 'header > div';
  const footer = 'footer > div';

  sweep('header, form and footer share their edges', async () => {
    for (const width of [768, 1280, 1440])
      await step(width, async () => {
        const page = await visits.open({ viewport: { width, height: 800 } });
        await page.goto('/form/tandamata');
        await page.locator('[data-start-page]').waitFor();
        const sheet = page.locator('[data-start-page]');
        const { x, width: wide } = (await sheet.boundingBox()) ?? { x: 0, width: 0 };
        expect(await edges(page, header)).toEqual([x, x + wide].map(Math.round));
        expect(await edges(page, footer)).toEqual([x, x + wide].map(Math.round));
        await page.locator('[data-action="start"]').click();
        await page.locator('[data-step]').waitFor();
        const form = await edges(page, '.Eform-formColumns');
        // A header beside the sheet has no box of its own: its parts stand in the columns.
        const columns = await page
          .locator('.Eform-formColumns > *, .Eform-formHeader > *')
          .evaluateAll((all) => {
            const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
            return [
              Math.min(...boxes.map(({ left }) => left)),
              Math.max(...boxes.map(({ right }) => right)),
            ].map(Math.round);
          });
        expect(columns).toEqual(form);
        expect(await edges(page, header)).toEqual(form);
        expect(await edges(page, footer)).toEqual(form);
      });
  });
});

sweep('the footer shows who watches over the bank', async () => {
  for (const path of ['/', '/form/tandamata'])
    await step(path, async () => {
      const page = await visits.open();
      await page.goto(path);
      const licence = page.locator('[data-licence]');
      await licence.waitFor();
      expect(await licence.locator('[aria-hidden]').allInnerTexts()).toEqual(['OJK', 'LPS']);
    });
});

sweep('the bank’s name is read where its word mark does not come', async () => {
  visits.portal.drop('pages/site', JSON.stringify({ brand: 'Bank Lumbung Nusa', wordmark: '/hilang.svg' }));
  const page = await visits.open();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Bank Lumbung Nusa, ke beranda' }).waitFor();
  visits.portal.drop('pages/site', undefined);
});
