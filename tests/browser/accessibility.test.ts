import type { Page } from 'playwright-core';
import { axeFindings, sideways } from './support/axe';
import { desk, useBrowser } from './support/browser';
import { fillUntil, slug, steps } from './support/application';
import { begin, declare, fillAll, onStep, press, startPage } from './support/visitor';

const visits = useBrowser();

const expectClean = async (page: Page): Promise<void> => {
  expect(await axeFindings(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
};

describe.each([
  ['320 pixels', { width: 320, height: 640 }],
  ['1280 pixels', desk],
])('At %s nothing stands in the way', (_, viewport) => {
  test('on the home page', async () => {
    const page = await visits.open({ viewport });
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    await expectClean(page);
  });

  test('on every step, filled in or not, on the preview and after sending', async () => {
    const page = await visits.open({ viewport });
    await page.clock.setFixedTime(new Date('2026-11-21T09:00:00+07:00'));
    await page.goto(`/form/${slug}`);
    await page.locator(startPage).waitFor();
    await expectClean(page);
    await begin(page);
    for (const [step, answers] of steps) {
      await onStep(page, step);
      if (step !== 'tipe-nasabah') {
        await press(page, 'next');
        await page.locator('[data-error-summary]').waitFor();
      }
      await expectClean(page);
      await fillAll(page, answers);
      await press(page, 'next');
    }
    await page.locator('[data-preview-page]').waitFor();
    await press(page, 'submit');
    await page.locator('[data-error-summary]').waitFor();
    await expectClean(page);
    await declare(page);
    await press(page, 'submit');
    await page.locator('[data-registration-number]').waitFor();
    await expectClean(page);
  });

  test('on pages that stand in for another', async () => {
    const page = await visits.open({ viewport });
    await page.goto('/tidak/ada');
    await page.getByRole('heading', { name: 'Halaman tidak ditemukan' }).waitFor();
    await expectClean(page);
    visits.allow(/Kesalahan dalam definisi/);
    visits.portal.drop('rusak', '{"version": 1, "slug": "rusak"}');
    await page.goto('/form/rusak');
    await page.getByText('Kesalahan dalam definisi formulir').click();
    await expectClean(page);
  });
});

test('with an open list and an open calendar', async () => {
  const page = await visits.open();
  await fillUntil(page, 'identitas');
  await page.locator('[data-field="tanggalLahir"]').getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
});
