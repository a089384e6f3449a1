import type { Page } from 'playwright-core';
import { axeFindings } from './axe';
import { keptBuild } from './builds';
import { frames } from './frames';
import { openPortal, type Portal } from './portal';

/** The portal with another theme in place of its own, or with both. */
export const openThemed = (themes: 'otherTheme' | 'bothThemes') => async (): Promise<Portal> =>
  openPortal(await keptBuild(themes));

/** Once nothing fades any more, which has other colours on the way. What turns round as long as it waits has no end. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );
};

/** Shows the page in the other theme. Its sizes are others, too: who goes on before all is in its place may lose sight of the focus. */
const switchTheme = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('switch-theme'));
  });
  await frames(page);
  await settled(page);
};

/** Classes of elements that were looked at in the other theme: all of a look is in them. */
const seen = new Set<string>();

/** Whether a page has anything that was not looked at in the other theme before. */
const looksNew = async (page: Page): Promise<boolean> => {
  const looks = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((one) => one.getAttribute('class') ?? ''),
  );
  const fresh = looks.filter((look) => !seen.has(look));
  fresh.forEach((look) => seen.add(look));
  return fresh.length > 0;
};

/**
 * What axe finds on a page of the build with both themes, a line per element; in the other theme what its look can change, unless all of
 * the page has been seen in it on another one.
 */
export const findingsInBothThemes = async (page: Page): Promise<string[]> => {
  await settled(page);
  const own = await axeFindings(page);
  if (!(await looksNew(page))) return own;
  await switchTheme(page);
  const other = await axeFindings(page, ['color-contrast', 'link-in-text-block', 'target-size']);
  await switchTheme(page);
  return [...own, ...other.map((line) => `in the other theme: ${line}`)];
};
