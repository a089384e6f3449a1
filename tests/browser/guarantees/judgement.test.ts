import type { Page } from 'playwright-core';
import { useBrowser } from '../support/browser';
import { addressOf } from '../support/chunks';
import { dropForm, nama, openForm, slug, stepOf } from '../support/smallForm';
import { fill, onStep, press } from '../support/visitor';

const visits = useBrowser();

const judge = addressOf('src/interpreter/judge.ts');
const email = { type: 'email', name: 'surel', label: 'Email', required: true };
const summary = '[data-error-summary]';
const errorOf = (page: Page, name: string) => page.locator(`#field-${name}-error`);
const missing = (page: Page, why: string) => page.locator(`[data-missing-part="${why}"]`);

/** A visitor on the first step, whose judge comes when the test says so. */
const slowly = async () => {
  dropForm(visits, [stepOf('satu', nama, email), stepOf('dua')]);
  const page = await visits.open();
  let come = (): void => undefined;
  const here = new Promise<void>((resolve) => {
    come = resolve;
  });
  const asked = page.waitForRequest((request) => judge(new URL(request.url())));
  await page.route(judge, async (route) => {
    await here;
    await route.continue();
  });
  await openForm(page, 'satu');
  return { page, asked, come };
};

describe('While what judges answers is on its way', () => {
  sweep(
    'the form can be typed into; what is wrong is reported at the field as soon as it has come',
    async () => {
      const { page, asked, come } = await slowly();
      await fill(page, 'surel', 'siti.contoh');
      await asked;
      await page.locator('[name="nama"]').press('Tab');
      expect(await page.locator('[aria-invalid="true"]').count()).toBe(0);
      come();
      await errorOf(page, 'surel').waitFor();
      await errorOf(page, 'nama').waitFor();
      expect(await page.locator('[name="surel"]').inputValue()).toBe('siti.contoh');
    },
  );

  sweep('Next says that it waits, and goes on by itself', async () => {
    const { page, come } = await slowly();
    await fill(page, 'nama', 'Siti');
    await fill(page, 'surel', 'siti@contoh.id');
    await press(page, 'next');
    await page.getByText('formulir berlanjut otomatis').waitFor();
    expect(await page.locator('form').getAttribute('data-step')).toBe('satu');
    come();
    await onStep(page, 'dua');
    await press(page, 'back');
    await onStep(page, 'satu');
    expect(await page.locator('[name="nama"]').inputValue()).toBe('Siti');
  });

  sweep('Next that waited lists what is wrong, and has the focus there', async () => {
    const { page, come } = await slowly();
    await fill(page, 'nama', 'Siti');
    await press(page, 'next');
    come();
    await page.locator(summary).waitFor();
    await page.waitForFunction((at) => document.activeElement?.closest(at) !== null, summary);
    expect(await errorOf(page, 'nama').count()).toBe(0);
    expect(await errorOf(page, 'surel').count()).toBe(1);
  });

  sweep('a preview that is opened by its address waits for it, then leads to what is missing', async () => {
    const { page, come } = await slowly();
    await page.goto(`/form/${slug}/preview`);
    expect(await page.locator('[data-preview-page]').count()).toBe(0);
    come();
    await onStep(page, 'satu');
    await page.getByText('Lengkapi dulu langkah ini').waitFor();
  });
});

describe('What judges answers does not come', () => {
  const site = async (answer: 'gone' | 'cut off' | 'cut off once', loads: number) => {
    visits.allow(/404|Failed to (fetch|load)|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    dropForm(visits, [stepOf('satu', nama), stepOf('dua')]);
    const page = await visits.open();
    let loaded = 0;
    let asked = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded += 1;
    });
    await page.route(judge, (route) => {
      asked += 1;
      if (loaded >= loads || (answer === 'cut off once' && asked > 1)) return route.continue();
      return answer === 'gone'
        ? route.fulfill({ status: 404, body: '' })
        : route.abort('internetdisconnected');
    });
    if (answer === 'cut off') {
      await page.route(
        ({ pathname }) => pathname === '/',
        (route) =>
          route.request().resourceType() === 'fetch' ? route.abort('internetdisconnected') : route.continue(),
      );
    }
    await openForm(page, 'satu');
    return { page, loads: () => loaded, asked: () => asked };
  };

  sweep(
    "without a connection it is reported; after 'Coba lagi' the press on Next counts, and nothing typed is lost",
    async () => {
      const { page } = await site('cut off', Number.POSITIVE_INFINITY);
      await fill(page, 'nama', 'Siti');
      await page.locator('[name="nama"]').press('Tab');
      await missing(page, 'unreachable').waitFor();
      // Next looks for it once more.
      const looked = page.waitForEvent(
        'requestfailed',
        (request) => new URL(request.url()).pathname === '/' && request.resourceType() === 'fetch',
      );
      await press(page, 'next');
      await looked;
      await missing(page, 'unreachable').waitFor();
      expect(await page.locator('[name="nama"]').inputValue()).toBe('Siti');
      await page.unrouteAll();
      await missing(page, 'unreachable').getByRole('button', { name: 'Coba lagi' }).click();
      await onStep(page, 'dua');
      expect(await missing(page, 'unreachable').count()).toBe(0);
    },
  );

  sweep(
    'after a moment without a connection it is asked for once more: Next goes on, and the page is not reloaded',
    async () => {
      const { page, loads, asked } = await site('cut off once', Number.POSITIVE_INFINITY);
      await fill(page, 'nama', 'Siti');
      await press(page, 'next');
      await onStep(page, 'dua');
      expect([asked(), loads()]).toEqual([2, 1]);
    },
  );

  sweep(
    'without a connection it is told when a field is left, and comes by itself with the connection',
    async () => {
      const { page } = await site('cut off', Number.POSITIVE_INFINITY);
      await page.locator('[name="nama"]').press('Tab');
      await missing(page, 'unreachable').waitFor();
      await page.unrouteAll();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await errorOf(page, 'nama').waitFor();
      expect(await missing(page, 'unreachable').count()).toBe(0);
    },
  );

  sweep(
    'a new release has taken it away: the page is reloaded by itself, once, and the answers are back',
    async () => {
      const { page, loads } = await site('gone', 2);
      const loadedAnew = page.waitForEvent('load');
      await fill(page, 'nama', 'Siti');
      await loadedAnew;
      await onStep(page, 'satu');
      expect(loads()).toBe(2);
      expect(await page.locator('[name="nama"]').inputValue()).toBe('Siti');
      await press(page, 'next');
      await onStep(page, 'dua');
    },
  );
});
