import type { Page } from 'playwright-core';
import { step } from './support/step';
import { desk, phone, useBrowser } from './support/browser';
import { addressOf } from './support/chunks';
import { holdScripts } from './support/holdScripts';
import { dropForm, nama, slug, stepOf } from './support/smallForm';

const visits = useBrowser();

declare global {
  interface Window {
    /** What was drawn in place of something that was on its way, and which lists were asked for after the page was drawn. */
    firstPass: { waited: string[]; lists: string[] };
  }
}

/** Runs in the page, before the page's own code. */
const watchFirstPass = (): void => {
  const firstPass = { waited: [] as string[], lists: [] as string[] };
  window.firstPass = firstPass;
  const onItsWay = '[aria-label="Memuat"], .Eform-pageOnItsWay';
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && (node.matches(onItsWay) || node.querySelector(onItsWay)))
        firstPass.waited.push(node.className);
    }
  }).observe(document, { childList: true, subtree: true });
  const { fetch } = window;
  window.fetch = (input, init) => {
    const drawn = document.querySelector('main') !== null;
    if (drawn && typeof input === 'string' && input.startsWith('/api/')) firstPass.lists.push(input);
    return fetch(input, init);
  };
};

/** A first visit whose code and definition come before its patience ends, however busy the machine is. */
const visit = async (path: string, control: string): Promise<Page> => {
  const page = await visits.open({ viewport: phone });
  await page.clock.install({ time: new Date('2026-03-02T09:00:00') });
  await page.clock.pauseAt(new Date('2026-03-02T09:00:01'));
  await page.addInitScript(watchFirstPass);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator(control).first().waitFor();
  return page;
};

sweep('the first pass shows what stands there, and nothing in its place', async () => {
  for (const [path, control] of [
    ['/', '.Eform-heading1'],
    ['/tracking', '[name="registrationCode"]'],
    ['/form/tandamata', '[data-action="start"]'],
    ['/form/tandamata?step=tipe-nasabah', '[data-step] input'],
  ] as const)
    await step(path, async () => {
      const page = await visit(path, control);
      expect(await page.evaluate(() => window.firstPass.waited)).toEqual([]);
    });
});

sweep('the lists of the home page are asked for before it is drawn', async () => {
  const page = await visit('/', '.Eform-heading1');
  await page.locator('article').first().waitFor();
  expect(await page.evaluate(() => window.firstPass.lists)).toEqual([]);
});

sweep('a field whose code is long on its way leaves the step around it standing in its place', async () => {
  dropForm(visits, [stepOf('satu', nama, { type: 'date', name: 'lahir', label: 'Tanggal lahir' })]);
  const page = await visits.open({ viewport: phone });
  let come = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(addressOf('src/form/connectors/DateConnector.tsx'), async (route) => {
    await until;
    await route.continue();
  });
  await page.goto(`/form/${slug}`, { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: 'Langkah satu' });
  await heading.waitFor();
  const before = await heading.boundingBox();
  await page.locator('[name="nama"]').waitFor();
  expect(await page.locator('[name="lahir"]').count()).toBe(0);
  come();
  await page.locator('[name="lahir"]').waitFor();
  expect(await heading.boundingBox()).toEqual(before);
});

describe.each([phone, desk])('Before any script of ours, in a window of $width pixels', (viewport) => {
  /** Where parts of the header stand. */
  const headerOf = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('header, header a, header button, header img')]
        .filter((part) => part.getClientRects().length > 0)
        .map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [part.textContent, x, y, width, height];
        }),
    );

  sweep('the header stands as it will be', async () => {
    for (const path of ['/tracking', '/form/tandamata'])
      await step(path, async () => {
        const page = await visits.open({ viewport });
        const come = await holdScripts(page);
        await page.goto(path, { waitUntil: 'commit' });
        // The styles have come.
        await page.waitForFunction(
          () => [...document.querySelectorAll('header')].filter((one) => one.offsetHeight > 0).length === 1,
        );
        // Letters come beside the styles, and are not what this is about (`face.test.ts`).
        await page.waitForFunction(() => document.fonts.check('16px "Plus Jakarta Sans"'));
        // So does the word mark, whose width is its picture's.
        await page.waitForFunction(() =>
          [...document.querySelectorAll<HTMLImageElement>('header img')].every((one) => one.complete),
        );
        const painted = await headerOf(page);
        come();
        await page.locator('main h1').waitFor();
        expect(painted.length).toBeGreaterThan(3);
        expect(await headerOf(page)).toEqual(painted);
      });
  });
});
