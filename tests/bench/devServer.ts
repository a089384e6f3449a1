import type { Browser } from 'playwright-core';
import { startDevServer } from '../browser/support/devServer';
import type { Aim } from './aims';

/**
 * Pages of the development server, and the most files that each is to ask for. Most of what they ask for are modules of ours: 367 of 415
 * on the first page, 445 of 506 on a form, 721 of 788 on the editor's; packages are 26, 44 and 57.
 */
const pages = [
  ['/', 300],
  ['/form/tandamata', 350],
  ['/editor/tandamata', 800],
] as const;

/** How long a page has to ask for nothing more, in ms. */
const quietFor = 10_000;

/** How many files each page of `npm start` asks for when it is opened by itself. */
export async function devServerAims(browser: Browser): Promise<Aim[]> {
  const server = await startDevServer('form-definitions');
  try {
    const aims: Aim[] = [];
    for (const [path, most] of pages) {
      const context = await browser.newContext();
      const page = await context.newPage();
      let [found, last] = [0, Date.now()];
      page.on('request', () => ([found, last] = [found + 1, Date.now()]));
      await page.goto(server.origin + path);
      while (Date.now() - last < quietFor) await page.waitForTimeout(1000);
      await context.close();
      aims.push({ title: 'Files asked for under `npm start`', where: path, most, found });
    }
    return aims;
  } finally {
    await server.stop();
  }
}
