import type { Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { addressOf } from '../support/chunks';
import { dropForm, nama, openForm, stepOf } from '../support/smallForm';
import { fill, fillAll, onStep, openProduct, press } from '../support/visitor';
import { answersOf, popup } from '../support/walk';
import { agency } from '../products/kki-segmen-pemerintah.answers';

const visits = useBrowser();

const lahir = { type: 'date', name: 'lahir', label: 'Tanggal lahir', required: true };
const dates = 'src/form/connectors/DateConnector.tsx';
const missing = (page: Page) => page.locator('[data-missing-part]');

/** A release has taken code away: this module's is gone until the page is reloaded, so many times. */
const takeAway = async (page: Page, module: string, loads: number): Promise<{ loads: () => number }> => {
  visits.allow(/404|Failed to fetch|Failed to load|did not come/);
  let loaded = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded += 1;
  });
  await page.route(addressOf(module), (route) =>
    loaded < loads ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  return { loads: () => loaded };
};

const twoSteps = (...more: readonly object[]): void =>
  dropForm(visits, [stepOf('isi', nama, ...more), stepOf('kelahiran', lahir)]);

describe('After a release that took away the code of the next step', () => {
  test('the page is reloaded by itself, once, and the answers are back', async () => {
    twoSteps();
    const page = await visits.open();
    const site = await takeAway(page, dates, 2);
    await openForm(page, 'isi');
    await fill(page, 'nama', 'Siti');
    await press(page, 'next');
    await page.locator('[name="lahir"]').waitFor();
    expect(site.loads()).toBe(2);
    await press(page, 'back');
    await onStep(page, 'isi');
    expect(await page.locator('[name="nama"]').inputValue()).toBe('Siti');
  });

  sweep(
    "the page is not reloaded for ever: the second time 'Muat ulang' is offered, which helps once the code is there",
    async () => {
      twoSteps();
      const page = await visits.open();
      const site = await takeAway(page, dates, 3);
      await openForm(page, 'isi');
      await fill(page, 'nama', 'Siti');
      await press(page, 'next');
      await missing(page).waitFor();
      expect(site.loads()).toBe(2);
      await missing(page).getByRole('button', { name: 'Muat ulang' }).click();
      await page.locator('[name="lahir"]').waitFor();
      expect(site.loads()).toBe(3);
    },
  );

  sweep(
    'a popup whose code is gone is reported: Next of a shipped product does not stay silent',
    async () => {
      const page = await visits.open();
      const site = await takeAway(page, 'src/form/OverlayLayer.tsx', 2);
      await openProduct(page, 'kki-segmen-pemerintah');
      const [first] = agency;
      if (!first) throw new Error('the path has no step');
      await onStep(page, first.step);
      await fillAll(page, answersOf(agency, first.step));
      await press(page, 'next');
      // Next waits for the popup's answer: a page is not reloaded by itself in the middle of a run.
      const loadedAgain = page.waitForEvent('load');
      await missing(page).getByRole('button', { name: 'Muat ulang' }).click();
      await loadedAgain;
      await onStep(page, first.step);
      expect(site.loads()).toBe(2);
      await press(page, 'next');
      await page.locator(popup).waitFor();
    },
  );
});

describe('While the site is out of reach', () => {
  const cutOff = async (page: Page): Promise<void> => {
    visits.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|did not come/);
    await page.route(addressOf(dates), (route) => route.abort('internetdisconnected'));
    await page.route(
      ({ pathname }) => pathname === '/',
      (route) =>
        route.request().resourceType() === 'fetch' ? route.abort('internetdisconnected') : route.continue(),
    );
  };

  sweep.each([
    ["'Muat ulang'", (page: Page) => missing(page).getByRole('button', { name: 'Muat ulang' }).click()],
    ['nothing', (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))],
  ])('the missing part is reported, and comes by %s once the connection is back', async (_, retry) => {
    twoSteps();
    const page = await visits.open();
    await cutOff(page);
    await openForm(page, 'isi');
    await fill(page, 'nama', 'Siti');
    await press(page, 'next');
    await missing(page).getByRole('link', { name: '1500\u2011000' }).waitFor();
    await page.unrouteAll();
    await retry(page);
    await page.locator('[name="lahir"]').waitFor();
    expect(await missing(page).count()).toBe(0);
  });
});
