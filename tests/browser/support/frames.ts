import type { Page } from 'playwright-core';

/** Waits until a page has drawn what it was told: at the first frame it hears of it, the second one shows what it made of it. */
export const frames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
