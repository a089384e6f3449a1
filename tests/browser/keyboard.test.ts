import { phone, useBrowser } from './support/browser';
import { slug, steps } from './support/application';
import { answer, focused, onAction, tabUntil } from './support/keyboard';
import { onStep, startPage } from './support/visitor';

const visits = useBrowser();

test('the keyboard alone leads from the home page to a registration number', async () => {
  const page = await visits.open({ viewport: phone });
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00+07:00'));
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await tabUntil(page, () => page.evaluate(() => document.activeElement?.closest('article') !== null));
  // The row shows one card at a time.
  await page.keyboard.press('ArrowRight');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(`/form/${slug}`);
  await page.keyboard.press('Enter');
  await page.locator(startPage).waitFor();
  await tabUntil(page, onAction(page, 'start'));
  await page.keyboard.press('Enter');
  for (const [step, answers] of steps) {
    await onStep(page, step);
    for (const [name, given] of Object.entries(answers)) {
      await tabUntil(page, async () => (await focused(page))?.name === name);
      const field = await focused(page);
      await answer(page, field?.type ?? '', given);
    }
    await tabUntil(page, onAction(page, 'next'));
    await page.keyboard.press('Enter');
  }
  await page.locator('[data-preview-page]').waitFor();
  await tabUntil(page, async () => (await focused(page))?.name === 'persetujuan');
  await page.keyboard.press('Space');
  await tabUntil(page, onAction(page, 'submit'));
  await page.keyboard.press('Enter');
  await page.locator('[data-registration-number]').waitFor();
  expect(visits.portal.bodiesOf('submit')).toHaveLength(1);
});

test('the skip link leads past the header', async () => {
  const page = await visits.open();
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});
