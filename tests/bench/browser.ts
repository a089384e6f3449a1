import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { countDrawnFields } from './renders';

/** How much slower than this machine the pages run: a cheap phone. */
export const slowdown = 4;

/** What Chromium has counted for a page so far. */
export interface PageCosts {
  /** Milliseconds in which JavaScript ran. */
  script: number;
  /** Milliseconds in which the main thread was busy. */
  busy: number;
  /** Bytes of JavaScript objects. */
  heap: number;
}

/** A page of the bench that is open. */
export interface OpenPage {
  page: Page;
  costs: () => Promise<PageCosts>;
  /** Frees what is no longer used, so that the heap can be compared. */
  collectGarbage: () => Promise<void>;
}

/** Starts a Chromium that does nothing by itself. */
export function startChromium(executablePath: string): Promise<Browser> {
  const args = [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath, args });
}

async function costsOf(session: CDPSession): Promise<PageCosts> {
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { script: of('ScriptDuration') * 1000, busy: of('TaskDuration') * 1000, heap: of('JSHeapUsedSize') };
}

/** Where to go, and how. */
export interface Visit {
  address: string;
  /** How much slower than this machine; 1 as it is. */
  slowdown: number;
  /** Whether drawn fields are counted; such a page is not timed. */
  counting: boolean;
}

/** Opens a page as a new visitor, lets `use` work with it, and closes it. A fault in the page is a fault of the bench. */
export async function visit<T>(
  browser: Browser,
  how: Visit,
  use: (open: OpenPage) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const faults: Error[] = [];
    page.on('pageerror', (fault) => faults.push(fault));
    if (how.counting) await page.addInitScript(countDrawnFields);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(how.address, { waitUntil: 'load' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: how.slowdown });
    const result = await use({
      page,
      costs: () => costsOf(session),
      collectGarbage: async () => {
        await session.send('HeapProfiler.collectGarbage');
      },
    });
    const [fault] = faults;
    if (fault) throw fault;
    return result;
  } finally {
    await context.close();
  }
}
