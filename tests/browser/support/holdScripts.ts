import type { Page } from 'playwright-core';

/** Holds back every file with code, until it is told to let them come. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  let come = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await until;
    await route.continue();
  });
  return come;
};
