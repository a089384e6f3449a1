import type { Browser, BrowserContext, BrowserContextOptions, BrowserType, Page } from 'playwright-core';
import { rememberDrawnText } from './captcha';
import { patience } from '../../patience';
import { openPortal, type Portal } from './portal';

/** Widths that every page is made for: a cheap phone, and a wide screen. */
export const phone = { width: 360, height: 740 };
export const desk = { width: 1280, height: 800 };

/** `SLOWDOWN=6` lets every page run six times slower: a test that looks before a page is ready then fails every time, not now and then. */
const slowdown = Number(process.env.SLOWDOWN ?? 1);

const quiet = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Said of tests without the service worker. */
const workerBlocked = /Service Worker registration blocked by Playwright/;

/** Both are set by the test environment. */
declare const testHasFailed: boolean | undefined;
declare const chromium: BrowserType;

/** What each page shows when its test has failed: where it is, whether it is busy, the words on it. */
const logScreens = async (pages: readonly Page[]): Promise<void> => {
  for (const page of pages) {
    const seen = page.evaluate(() => [
      `visible: ${document.visibilityState}, busy: ${document.querySelectorAll('[aria-busy]').length}`,
      `kept: ${Object.keys(localStorage).join(' ')}`,
      document.body.innerText,
    ]);
    const silent = new Promise<string[]>((resolve) => setTimeout(resolve, 5000, ['it does not answer']));
    const lines = await Promise.race([seen, silent]).catch((fault: unknown) => [String(fault)]);
    process.stderr.write(
      `\n  On the screen of ${page.url()}\n  ${lines.join('\n').replaceAll('\n', '\n  ')}\n`,
    );
  }
};

/** What a test file works with. */
export interface Visits {
  portal: Portal;
  /** A new visitor with an empty device. */
  open: (options?: BrowserContextOptions) => Promise<Page>;
  /** Another tab of the same visitor. */
  openTab: (beside: Page) => Promise<Page>;
  /** Complaints that a test provokes on purpose. */
  allow: (complaint: RegExp) => void;
}

/**
 * A portal and a browser for the tests of a file. A complaint in the console, an uncaught error, a violated security policy or
 * a request that nobody answers fails the test in which it happened. `openIt`: serves another build than the usual one.
 */
export const useBrowser = (openIt: () => Promise<Portal> = openPortal): Visits => {
  let browser: Browser | undefined;
  let portal: Portal | undefined;
  let contexts: BrowserContext[] = [];
  let complaints: string[] = [];
  let allowed: RegExp[] = [];

  const listen = async (page: Page): Promise<Page> => {
    if (slowdown > 1) {
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    page.setDefaultTimeout(patience());
    page.on('console', (message) => {
      if (workerBlocked.test(message.text())) return;
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
    return page;
  };

  beforeAll(async () => {
    const executablePath = process.env.CHROMIUM_PATH;
    if (!executablePath) throw new Error('CHROMIUM_PATH is not set: start the tests by npm run test:browser');
    portal = await openIt();
    browser = await chromium.launch({ executablePath, args: quiet });
  });
  afterAll(async () => {
    // What did not start has nothing to close, but must not keep the rest open.
    await browser?.close();
    await portal?.close();
  });
  afterEach(async () => {
    if (testHasFailed) await logScreens(contexts.flatMap((context) => context.pages()));
    await Promise.all(contexts.map((context) => context.close()));
    const reported = [...complaints, ...(portal?.unanswered ?? [])].filter(
      (text) => !allowed.some((one) => one.test(text)),
    );
    contexts = [];
    complaints = [];
    allowed = [];
    portal?.reset();
    expect(reported).toEqual([]);
  });

  return {
    get portal() {
      if (!portal) throw new Error('the portal is not open');
      return portal;
    },
    open: async (options) => {
      if (!browser) throw new Error('the browser has not started');
      const context = await browser.newContext({
        baseURL: portal?.origin,
        viewport: phone,
        locale: 'id-ID',
        timezoneId: 'Asia/Jakarta',
        // What a worker fetches, no test can break off or count.
        serviceWorkers: 'block',
        ...options,
      });
      contexts.push(context);
      await context.addInitScript(rememberDrawnText);
      return listen(await context.newPage());
    },
    openTab: async (beside) => listen(await beside.context().newPage()),
    allow: (complaint) => {
      allowed.push(complaint);
    },
  };
};
