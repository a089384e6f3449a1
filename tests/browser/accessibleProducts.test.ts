import type { Page } from 'playwright-core';
import { step } from './support/step';
import { sideways } from './support/axe';
import { today } from './support/applicants';
import { fillUntil, steps } from './support/application';
import { phone, useBrowser } from './support/browser';
import { cutWords } from './support/cutWords';
import { applyByKeys, expectClean, openByKeys } from './support/keyboardWalk';
import { openThemed } from './support/themed';
import { fieldOf, fillAll, onStep, press } from './support/visitor';
import type { Answered } from './support/walk';
import { agency } from './products/kki-segmen-pemerintah.answers';
import { person } from './products/kustodian.answers';
import { shopkeeper } from './products/pengajuan-kredit.answers';
import { importer } from './products/skbdn-lc.answers';
import { newCustomer } from './products/tandamata.answers';

const visits = useBrowser(openThemed('bothThemes'));

/** The products, each in a window of one of the widths that pages are made for; the tests of the walk-in flow have theirs. */
const products: readonly (readonly [slug: string, width: number, path: readonly Answered[]])[] = [
  ['tandamata', 360, newCustomer],
  ['tandamata-berjangka', 1280, steps.map(([step, answers]) => ({ step, answers }))],
  ['pengajuan-kredit', 1280, shopkeeper],
  ['kki-segmen-pemerintah', 320, agency],
  ['skbdn-lc', 320, importer],
  ['kustodian', 360, person],
];

/** As far as WCAG 1.4.12 lets a reader widen a text. */
const wideText =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';

/** With the widest text, and with the phone laid on its side. */
const expectFits = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: wideText });
  expect(await cutWords(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 640, height: 360 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(phone);
};

test.each(products)(
  '%s at %i pixels: by the keyboard alone from its card to the receipt; axe finds nothing in either theme; widened text and a phone on its side fit',
  async (slug, width, path) => {
    const viewport = { ...phone, width };
    // The policy of the page allows no style that it does not know.
    const page = await visits.open({ viewport, bypassCSP: true, reducedMotion: 'reduce' });
    await page.clock.setFixedTime(today);
    await openByKeys(page, `/form/${slug}`);
    await applyByKeys(page, path);
    await expectFits(page);
    expect(visits.portal.bodiesOf('submit')).toHaveLength(1);
  },
);

sweep('axe finds nothing on a page in either theme; widened text and a phone on its side fit', async () => {
  for (const path of [
    '/',
    '/tracking',
    '/simulasi-kredit',
    '/produk',
    '/bantuan',
    '/privasi',
    '/form/tandamata',
  ])
    await step(path, async () => {
      const page = await visits.open({ viewport: phone, bypassCSP: true, reducedMotion: 'reduce' });
      await page.goto(path);
      // The page's own: words that stand there before its code have no `main`.
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      await expectClean(page);
      await expectFits(page);
    });
});

sweep('axe finds nothing in either theme with an open list and an open calendar', async () => {
  const page = await visits.open();
  await fillUntil(page, 'identitas');
  await page.locator('[data-field="tanggalLahir"]').getByRole('button').click();
  await page.getByRole('dialog').waitFor();
  await expectClean(page);
  await page.keyboard.press('Escape');
  await fillAll(page, Object.fromEntries(steps)['identitas'] ?? {});
  await press(page, 'next');
  await onStep(page, 'alamat-ktp');
  await fieldOf(page, 'province').getByRole('combobox').click();
  await page.getByRole('option', { name: 'JAWA BARAT' }).waitFor();
  await expectClean(page);
});
