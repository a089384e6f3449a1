import type { Browser, Request } from 'playwright-core';
import { openPortal } from '../browser/support/portal';
import { aimsTable, type Aim } from './aims';
import { slowdown, startChromium } from './browser';
import { markdownTable, shortNumber } from './markdown';
import { median, medianDeviation } from './statistics';

/** A page that visitors come to first, and the control that they press there once it stands. */
interface Entrance {
  name: string;
  path: string;
  control: string;
  /** Milliseconds that its largest paint may take, and that may pass until the control can be used. */
  paintBy: number;
  usableBy: number;
}

const entrances: readonly Entrance[] = [
  { name: 'Home', path: '/', control: '[role="tab"]', paintBy: 900, usableBy: 1500 },
  {
    name: "A form's start page",
    path: '/form/pengajuan-kredit',
    control: '[data-action="start"]',
    paintBy: 900,
    usableBy: 2200,
  },
  {
    name: "A form's first step",
    path: '/form/pengajuan-kredit?step=simulasi',
    control: '[data-step] :is(input, select, textarea)',
    paintBy: 900,
    usableBy: 2200,
  },
  { name: 'Tracking', path: '/tracking', control: 'main input', paintBy: 900, usableBy: 1700 },
];

/** Milliseconds for which a control is waited for: on a busy machine a slowed page takes its time. */
const patience = 120_000;

/** What one first visit measures; times in ms. */
interface LoadSample {
  largestPaint: number;
  /** A control of the page itself, not of the words in its HTML, is there and can be used. */
  usable: number;
  shift: number;
  /** From the press, or key, to the next paint. */
  interaction: number;
  /** Requests one after the other, each begun after the one before it had been answered, until the largest paint. */
  roundTrips: number;
  /** On the wire, headers left out, until nothing more comes. */
  bytes: number;
}

declare global {
  interface Window {
    loaded: { paint: number; usable: number; shift: number; interaction: number };
  }
}

/** Runs in the page, before the page's own code; `control`: the selector of what the visitor presses. */
const watch = (control: string): void => {
  const loaded = { paint: 0, usable: 0, shift: 0, interaction: 0 };
  window.loaded = loaded;
  let drawn: readonly Element[] | undefined;
  // What stands in the HTML looks like the page and does nothing; the page's own elements take its place.
  document.addEventListener('DOMContentLoaded', () => (drawn = [...document.querySelectorAll(control)]), {
    capture: true,
    once: true,
  });
  const look = (): void => {
    const found = [...document.querySelectorAll(control)].filter((one) => !drawn?.includes(one));
    const isUsable = found.some((one) => one.checkVisibility() && !one.matches(':disabled'));
    if (drawn && isUsable) loaded.usable = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const observe = (type: string, take: (entry: PerformanceEntry) => void, more: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    loaded.paint = startTime;
  });
  observe('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true) loaded.shift += Number(Reflect.get(entry, 'value'));
  });
  const slowest = ({ duration }: PerformanceEntry): void => {
    loaded.interaction = Math.max(loaded.interaction, duration);
  };
  observe('event', slowest, { durationThreshold: 16 });
};

/** Slow 4G, as Lighthouse has it: 150 ms, 1.6 Mbit/s. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** The longest chain of requests that were answered by then, where each began after the end of the one before. */
export const chainOf = (spans: readonly { begun: number; ended: number }[], by: number): number => {
  let chain = 0;
  let last = Number.NEGATIVE_INFINITY;
  const answered = spans.filter(({ ended }) => ended <= by).toSorted((a, b) => a.ended - b.ended);
  for (const { begun, ended } of answered) {
    if (begun < last) continue;
    chain += 1;
    last = ended;
  }
  return chain;
};

const spanOf = (request: Request): { begun: number; ended: number } => {
  const { startTime, responseEnd } = request.timing();
  return { begun: startTime, ended: startTime + responseEnd };
};

async function visitOnce(browser: Browser, origin: string, { path, control }: Entrance): Promise<LoadSample> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 360, height: 740 },
    locale: 'id-ID',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.addInitScript(watch, control);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4g);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(path);
    const first = page.locator(control).first();
    await first.waitFor({ timeout: patience });
    await page.waitForFunction(() => window.loaded.usable > 0, undefined, { timeout: patience });
    await page.waitForLoadState('networkidle');
    // Pictures that came last are painted.
    await page.waitForTimeout(1000);
    const [{ paint, usable, shift }, begun] = await page.evaluate(
      () => [window.loaded, performance.timeOrigin] as const,
    );
    const spans = finished.filter((request) => request.timing().responseEnd >= 0).map(spanOf);
    const sizes = await Promise.all(finished.map((request) => request.sizes()));
    await first.press('Space');
    // The entry of an event is there after its paint.
    await page.waitForTimeout(1000);
    const interaction = await page.evaluate(() => window.loaded.interaction);
    return {
      largestPaint: paint,
      usable,
      shift,
      interaction,
      roundTrips: chainOf(spans, begun + paint),
      bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
    };
  } finally {
    await context.close();
  }
}

const measures: readonly { title: string; of: (sample: LoadSample) => number }[] = [
  { title: 'Largest Contentful Paint (ms)', of: (sample) => sample.largestPaint },
  { title: 'Usable (ms)', of: (sample) => sample.usable },
  { title: 'Cumulative Layout Shift', of: (sample) => sample.shift },
  { title: 'First interaction to its paint (ms; 0: below 16)', of: (sample) => sample.interaction },
  { title: 'Round trips in series until that paint', of: (sample) => sample.roundTrips },
  { title: 'On the wire until nothing more comes (kB)', of: (sample) => sample.bytes / 1000 },
];

/** Measures first visits of the built portal on slow 4G with a slow CPU, and gives the report in Markdown. */
export async function benchLoad({ chromium, quick }: { chromium: string; quick: boolean }): Promise<string> {
  const rounds = quick ? 1 : 5;
  const portal = await openPortal();
  const browser = await startChromium(chromium);
  try {
    const samples = new Map<string, LoadSample[]>(entrances.map(({ name }) => [name, []]));
    for (let round = 0; round < rounds; round += 1) {
      const from = round % entrances.length;
      for (const entrance of [...entrances.slice(from), ...entrances.slice(0, from)]) {
        samples.get(entrance.name)?.push(await visitOnce(browser, portal.origin, entrance));
      }
    }
    const cell = (numbers: readonly number[]): string =>
      `${shortNumber(median(numbers))} ± ${shortNumber(medianDeviation(numbers))}`;
    const rows = measures.map(({ title, of }) => [
      title,
      ...entrances.map(({ name }) => cell((samples.get(name) ?? []).map(of))),
    ]);
    const aims = entrances.flatMap(({ name, paintBy, usableBy }): Aim[] => {
      const found = (of: (sample: LoadSample) => number): number => median((samples.get(name) ?? []).map(of));
      return [
        {
          title: 'Largest Contentful Paint (ms)',
          where: name,
          most: paintBy,
          found: found((one) => one.largestPaint),
        },
        { title: 'Usable (ms)', where: name, most: usableBy, found: found((one) => one.usable) },
        { title: 'Cumulative Layout Shift', where: name, most: 0.05, found: found((one) => one.shift) },
      ];
    });
    return [
      `First visits on slow 4G, CPU ${slowdown}× slower; median ± median deviation of ${rounds} rounds.`,
      markdownTable(['', ...entrances.map(({ name }) => name)], rows),
      aimsTable(aims),
    ].join('\n\n');
  } finally {
    await browser.close();
    await portal.close();
  }
}
