import { cpus, loadavg } from 'node:os';
import type { Browser } from 'playwright-core';
import { aimsTable } from './aims';
import { slowdown, startChromium } from './browser';
import { devServerAims } from './devServer';
import { formAims, formTable, type FormResults } from './formReport';
import { interpreterAims, interpreterTable } from './interpreterReport';
import { countDrawn, formPages, measureForm, type FormPageName, type FormSample } from './measureForm';
import { measureInterpreter, type InterpreterSample } from './measureInterpreter';
import { openSite } from './site';

/** The settings of the bench. */
export interface BenchOptions {
  /** The path of a Chromium. */
  chromium: string;
  /** Each measure once: shows that all works, says little. */
  quick: boolean;
}

const formSizes = [50, 200, 1000];

/** What is said on the way, beside the report. */
const log = (words: string): void => console.error(words);

/** Makes something of each page; `turn` rotates their order: who comes first finds another machine than who comes last. */
const forEachPage = async <T>(
  turn: number,
  make: (name: FormPageName) => Promise<T>,
): Promise<Record<FormPageName, T>> => {
  const from = turn % formPages.length;
  const order = [...formPages.slice(from), ...formPages.slice(0, from)];
  const entries: [FormPageName, T][] = [];
  for (const name of order) entries.push([name, await make(name)]);
  // One entry per name: the loop above has made them.
  return Object.fromEntries(entries) as Record<FormPageName, T>;
};

/** Forms of all sizes on all pages, in turn: what the machine does beside it hits all alike. */
async function measureForms(browser: Browser, site: string, rounds: number): Promise<FormResults[]> {
  const results: FormResults[] = [];
  for (const count of formSizes) {
    log(`counting drawn fields: ${count} fields`);
    const drawn = await forEachPage(0, (name) => countDrawn(browser, site, name, count));
    results.push({ count, drawn, samples: await forEachPage<FormSample[]>(0, () => Promise.resolve([])) });
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const [index, { count, drawn, samples }] of results.entries()) {
      log(`round ${round} of ${rounds}: ${count} fields`);
      const taken = await forEachPage(round + index, (name) => measureForm(browser, site, name, count));
      const all = await forEachPage(0, (name) => Promise.resolve([...samples[name], taken[name]]));
      results[index] = { count, drawn, samples: all };
    }
  }
  return results;
}

async function interpreterRounds(browser: Browser, site: string, rounds: number) {
  const own: InterpreterSample[] = [];
  const slowed: InterpreterSample[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    log(`round ${round} of ${rounds}: interpreter`);
    own.push(await measureInterpreter(browser, site, 1));
    slowed.push(await measureInterpreter(browser, site, slowdown));
  }
  return { own, slowed };
}

/** Measures everything and gives the report in Markdown. */
export async function bench({ chromium, quick }: BenchOptions): Promise<string> {
  const rounds = quick ? 1 : 5;
  const load = loadavg()[0] ?? 0;
  const start = performance.now();
  log('building the pages');
  const site = await openSite();
  try {
    const browser = await startChromium(chromium);
    try {
      const forms = await measureForms(browser, site.address, rounds);
      const { own, slowed } = await interpreterRounds(browser, site.address, rounds);
      log('counting the files of `npm start`');
      const developing = await devServerAims(browser);
      const minutes = (performance.now() - start) / 60_000;
      return [
        `Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ` +
          `load ${load.toFixed(1)} at the start; ${rounds} rounds in ${minutes.toFixed(1)} minutes. ` +
          'Median ± median deviation.',
        `## Forms, CPU ${slowdown}× slower`,
        formTable(forms),
        '## Interpreter',
        interpreterTable(own, slowed, slowdown),
        `## Aims, forms with the CPU ${slowdown}× slower`,
        aimsTable([...formAims(forms), ...interpreterAims(own), ...developing]),
      ].join('\n\n');
    } finally {
      await browser.close();
    }
  } finally {
    await site.close();
  }
}
