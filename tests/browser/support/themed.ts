import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { axeFindings } from './axe';
import { openPortal, type Portal } from './portal';

/** A build of the portal with another theme in place of its own, or with both; it goes when the portal is closed. */
export const openThemed = (themes: 'other' | 'both') => async (): Promise<Portal> => {
  const folder = await mkdtemp(join(tmpdir(), 'eform-theme-'));
  const config = ['--config', `tests/browser/themes/${themes}.config.ts`];
  await promisify(execFile)(
    'node_modules/.bin/vite',
    ['build', ...config, '--outDir', folder, '--emptyOutDir'],
    // Jest's own value would build React as developers see it.
    { env: { ...process.env, NODE_ENV: 'production', VITE_API_MOCKING: 'off' } },
  );
  const portal = await openPortal(folder);
  const close = async (): Promise<void> => {
    await portal.close();
    await rm(folder, { recursive: true, force: true });
    await rm(`${folder}-hosting`, { recursive: true, force: true });
  };
  return { ...portal, close };
};

const switchTheme = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('switch-theme'));
  });

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

/** What axe finds on a page of the build with both themes, a line per element; in the other theme what its look can change. */
export const findingsInBothThemes = async (page: Page): Promise<string[]> => {
  await settled(page);
  const own = await axeFindings(page);
  await switchTheme(page);
  await settled(page);
  const other = await axeFindings(page, ['color-contrast', 'link-in-text-block', 'target-size']);
  await switchTheme(page);
  return [...own, ...other.map((line) => `in the other theme: ${line}`)];
};
