import type { Page } from 'playwright-core';
import { send } from './walk';

/** How many sheets of A4 a page is printed on, with the margins that browsers leave. */
export const sheetsOf = async (page: Page): Promise<number> => {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const printed = await page.pdf({ format: 'A4', margin });
  return Number(/\/Count (\d+)/.exec(printed.toString('latin1'))?.[1]);
};

/** Sends what the preview shows; gives the sheets that the preview and then the receipt are printed on. */
export const sendOnPaper = async (page: Page): Promise<{ preview: number; receipt: number }> => {
  await page.locator('[data-preview-page]').waitFor();
  const preview = await sheetsOf(page);
  await send(page);
  return { preview, receipt: await sheetsOf(page) };
};
