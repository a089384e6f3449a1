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

/** Waits until all that the page has loaded is kept: the worker is there, and the page's scripts are. */
export const hasKept = (page: Page): Promise<void> =>
  until(
    page,
    async () => {
      if (!navigator.serviceWorker.controller) return false;
      const wanted = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/assets\/|\/form-definitions\/.*json$/.test(name));
      const kept = await Promise.all(wanted.map((name) => caches.match(name, { ignoreVary: true })));
      const shell = await caches.match('/');
      return shell !== undefined && wanted.length > 0 && kept.every((answer) => answer !== undefined);
    },
    null,
  );
