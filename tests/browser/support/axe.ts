import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { frames } from './frames';

const source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  id: string;
  nodes: readonly { html: string }[];
}

interface Options {
  preload: boolean;
  resultTypes: readonly string[];
  runOnly?: readonly string[];
  rules: Readonly<Record<string, { enabled: boolean }>>;
}

declare const axe: { run: (options: Options) => Promise<{ violations: Finding[] }> };

/**
 * What axe finds on the page, a line per element. `only`: these rules; unless said, all for WCAG 2.2 AA and good practice. The size
 * of targets is of WCAG 2.2, and off unless it is asked for.
 */
export const axeFindings = async (page: Page, only?: readonly string[]): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (options) => (await axe.run(options)).violations, {
    ...(only && { runOnly: only }),
    // What is in order is not collected, and style sheets are not fetched again: only rules that are off would read them.
    resultTypes: ['violations'],
    preload: false,
    rules: { 'target-size': { enabled: true } },
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
};

/** Pixels by which the page is wider than its window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Gives the window another size, and waits until the page has drawn itself for it. */
export const resize = async (page: Page, size: { width: number; height: number }): Promise<void> => {
  await page.setViewportSize(size);
  await frames(page);
};
