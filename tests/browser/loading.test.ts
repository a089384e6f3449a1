import { desk, phone, useBrowser } from './support/browser';

const visits = useBrowser();

declare global {
  interface Window {
    /** Layout shift so far, as Chromium counts it. */
    shifted?: number;
    /** Milliseconds until the largest thing was painted. */
    painted?: number;
  }
}

/** Runs in the page, before the page's own code. */
const measureLoading = (): void => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifted = (window.shifted ?? 0) + Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    window.painted = list.getEntries().at(-1)?.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

/** A first visit on slow 4G, until nothing more comes. */
const loadSlowly = async (path: string, viewport: typeof phone) => {
  const page = await visits.open({ viewport });
  await page.addInitScript(measureLoading);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const { shifted = NaN, painted = NaN } = await page.evaluate(() => ({
    shifted: window.shifted,
    painted: window.painted,
  }));
  await page.close();
  return { shifted, painted };
};

describe.each(['/', '/produk', '/bantuan', '/tracking', '/simulasi-kredit', '/form/tandamata'])(
  'On slow 4G nothing jumps while %s loads',
  (path) => {
    test.each([phone, desk])('in a window of $width pixels', async (viewport) => {
      expect((await loadSlowly(path, viewport)).shifted).toBeLessThan(0.05);
    });
  },
);

test('on slow 4G the largest thing of the home page is painted within 2.5 seconds', async () => {
  // The quickest of three: what else this machine does is no part of the measure.
  const loads = [await loadSlowly('/', phone), await loadSlowly('/', phone), await loadSlowly('/', phone)];
  expect(Math.min(...loads.map(({ painted }) => painted))).toBeLessThan(2500);
});
