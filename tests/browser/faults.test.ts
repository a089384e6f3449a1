import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { submittedOnce } from './support/submissions';
import { fill, onStep, press } from './support/visitor';

const visits = useBrowser();

const slug = 'produk-baru';
const definition = JSON.stringify({
  version: 1,
  slug,
  title: 'Produk Baru',
  subProductId: 'BARU-01',
  steps: [
    {
      id: 'data-diri',
      title: 'Data Diri',
      blocks: [{ type: 'text', name: 'nama', label: 'Nama', required: true }],
    },
  ],
});

const number = '[data-registration-number]';
const preview = '[data-preview-page]';
const keys = (): unknown[] =>
  visits.portal.calls
    .filter(({ name }) => name === 'submit')
    .map(({ headers }) => headers['idempotency-key']);

/** A new visitor, up to the preview of a form of one answer. */
const toPreview = async (before: (page: Page) => Promise<void> = () => Promise.resolve()): Promise<Page> => {
  visits.portal.drop(slug, definition);
  const page = await visits.open();
  await before(page);
  await page.goto(`/form/${slug}`);
  await onStep(page, 'data-diri');
  await fill(page, 'nama', 'Siti');
  await press(page, 'next');
  await page.locator(preview).waitFor();
  return page;
};

/** Answers of the submission that wait until they may go, while the back end has long registered it. */
const holdSubmit = () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  visits.portal.answer('submit', async () => {
    await held;
    return undefined;
  });
  return () => release();
};

const asked = async (times: number): Promise<void> => {
  while (keys().length < times) await new Promise((resolve) => setTimeout(resolve, 20));
};

describe('Without a connection', () => {
  test('the page says so, the submission says so, and both go on when it is back', async () => {
    visits.allow(/ERR_INTERNET_DISCONNECTED/);
    const page = await toPreview();
    await page.context().setOffline(true);
    const bar = page.getByText(/Tidak ada koneksi internet/);
    await bar.waitFor();
    await press(page, 'submit');
    await page.getByRole('alert').filter({ hasText: 'koneksi terputus' }).waitFor();
    await page.locator('[data-preview="nama"]').getByText('Siti').waitFor();
    await page.context().setOffline(false);
    await bar.waitFor({ state: 'detached' });
    await press(page, 'submit');
    await page.locator(number).waitFor();
    expect(submittedOnce(visits.portal).data).toEqual({ nama: 'Siti' });
    // Below a receipt, nothing may sound as if it were still to be sent.
    await page.context().setOffline(true);
    expect(await bar.innerText()).not.toMatch(/kirim/i);
  });
});

describe('A submission whose answer is lost', () => {
  sweep('by 30 seconds of silence: the same', async () => {
    const page = await toPreview((one) => one.clock.install());
    const release = holdSubmit();
    await press(page, 'submit');
    await asked(1);
    await page.clock.fastForward(30_000);
    await page.getByRole('alert').filter({ hasText: 'waktu habis' }).waitFor();
    release();
    await press(page, 'submit');
    await page.locator(number).waitFor();
    expect(new Set(keys()).size).toBe(1);
  });

  test('by a reload: the form is back with its answers, and the next press has the same key', async () => {
    const page = await toPreview();
    const release = holdSubmit();
    await press(page, 'submit');
    await asked(1);
    await page.reload();
    await page
      .locator(preview)
      .or(page.locator('[data-step="data-diri"]:not([aria-busy])'))
      .first()
      .waitFor();
    release();
    if ((await page.locator(preview).count()) === 0) await press(page, 'next');
    await press(page, 'submit');
    await page.locator(number).waitFor();
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(1);
  });

  sweep(
    'by a visitor who has left: nothing happens to the page where he is, and the number is there on return',
    async () => {
      const page = await toPreview();
      const release = holdSubmit();
      await press(page, 'submit');
      await asked(1);
      await page.getByRole('link', { name: /ke beranda/ }).click();
      await page.getByRole('article').first().waitFor();
      release();
      await page.waitForFunction((key) => localStorage.getItem(key) !== null, `eform:${slug}:receipt`);
      expect(new URL(page.url()).pathname).toBe('/');
      await page.goto(`/form/${slug}`);
      await page.locator(number).waitFor();
      submittedOnce(visits.portal);
    },
  );
});

describe('One submission', () => {
  test('of five clicks in 100 ms, with Enter among them', async () => {
    const page = await toPreview();
    const release = holdSubmit();
    const button = page.locator('[data-action="submit"]').first();
    await button.focus();
    await button.evaluate(async (pressed) => {
      for (let times = 0; times < 5; times += 1) {
        if (pressed instanceof HTMLElement) pressed.click();
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await page.keyboard.press('Enter');
    release();
    await page.locator(number).waitFor();
    submittedOnce(visits.portal);
  });

  test('of two tabs with the same draft: one key, so one registration', async () => {
    const page = await toPreview();
    const other = await visits.openTab(page);
    await other.goto(`/form/${slug}/preview`);
    await other.locator(preview).waitFor();
    const release = holdSubmit();
    await press(page, 'submit');
    await press(other, 'submit');
    await asked(2);
    release();
    await page.locator(number).waitFor();
    await other.locator(number).waitFor();
    expect(new Set(keys()).size).toBe(1);
    expect(await other.locator(number).textContent()).toBe(await page.locator(number).textContent());
  });
});
