import type { Page } from 'playwright-core';
import { phone, useBrowser } from './support/browser';
import { slug, steps } from './support/application';
import { onStep, type Given } from './support/visitor';

const visits = useBrowser();

/** The field whose control has the focus, and its type. */
const focused = (page: Page): Promise<{ name: string; type: string; tag: string } | undefined> =>
  page.evaluate(() => {
    const frame = document.activeElement?.closest<HTMLElement>('[data-field]');
    const { field: name = '', fieldType: type = '' } = frame?.dataset ?? {};
    return frame ? { name, type, tag: document.activeElement?.tagName ?? '' } : undefined;
  });

/** Presses Tab until something is true of the page; a form has fewer stops than the limit. */
const tabUntil = async (page: Page, there: () => Promise<boolean>): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab leads nowhere');
};

const onAction = (page: Page, action: string) => () =>
  page.evaluate((wanted) => document.activeElement?.matches(`[data-action="${wanted}"]`) ?? false, action);

const arrowTo = async (page: Page, label: string): Promise<void> => {
  const chosen = () =>
    page.evaluate(() => {
      const active = document.activeElement;
      return active instanceof HTMLInputElement && active.checked
        ? active.labels?.[0]?.textContent?.trim()
        : undefined;
    });
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 10 && (await chosen()) !== label; presses += 1)
    await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe(label);
};

const answer = async (page: Page, type: string, given: Given): Promise<void> => {
  const { keyboard } = page;
  // Texts and ticks only: the walk has no files and no groups of boxes.
  const text = typeof given === 'string' ? given : '';
  switch (type) {
    case 'radio':
      return arrowTo(page, text);
    case 'checkbox':
    case 'switch':
      return keyboard.press('Space');
    case 'searchSelect':
      await keyboard.type(text);
      await page.getByRole('option', { name: text, exact: true }).first().waitFor();
      return keyboard.press('Enter');
    default:
      return keyboard.type(text);
  }
};

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
