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

/** What axe finds on a page of the build with both themes, a line per element; in the other theme what its look can change. */
export const findingsInBothThemes = async (page: Page): Promise<string[]> => {
  await settled(page);
  const own = await axeFindings(page);
  await switchTheme(page);
  const other = await axeFindings(page, ['color-contrast', 'link-in-text-block', 'target-size']);
  await switchTheme(page);
  return [...own, ...other.map((line) => `in the other theme: ${line}`)];
};
