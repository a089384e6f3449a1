import type { Page } from 'playwright-core';
import type { Given } from './visitor';

/** The field whose control has the focus, and its type. */
export const focused = (page: Page): Promise<{ name: string; type: string; tag: string } | undefined> =>
  page.evaluate(() => {
    const frame = document.activeElement?.closest<HTMLElement>('[data-field]');
    const { field: name = '', fieldType: type = '' } = frame?.dataset ?? {};
    return frame ? { name, type, tag: document.activeElement?.tagName ?? '' } : undefined;
  });

/** Presses Tab until something is true of the page; a form has fewer stops than the limit. */
export const tabUntil = async (page: Page, there: () => Promise<boolean>): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await there()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab leads nowhere');
};

/** Whether a button of the contract has the focus. */
export const onAction = (page: Page, action: string) => () =>
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

/** Gives an answer to the control that has the focus, by its field type. */
export const answer = async (page: Page, type: string, given: Given): Promise<void> => {
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
