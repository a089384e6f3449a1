import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: readonly { html: string }[];
}

declare const axe: { run: () => Promise<{ violations: Finding[] }> };

/** What axe finds on the page, a line per element. */
export const axeFindings = async (page: Page): Promise<string[]> => {
  await page.evaluate(source);
  const violations = await page.evaluate(async () => (await axe.run()).violations);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

/** Pixels by which the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
