import type { Page } from 'playwright-core';

/** Waits until what the page is asked holds. Playwright's own `waitForFunction` takes a promise for a yes. */
export const until = async <Asked>(
  page: Page,
  holds: (asked: Asked) => Promise<boolean>,
  asked: Asked,
): Promise<void> => {
  // Playwright gives the page the argument as it is; its types know it by another name.
  const ask = (): Promise<boolean> => page.evaluate(holds as (given: unknown) => Promise<boolean>, asked);
  for (let asks = 0; asks < 300; asks += 1) {
    if (await ask()) return;
    await page.waitForTimeout(100);
  }
  throw new Error(`never true: ${String(holds)}`);
};
