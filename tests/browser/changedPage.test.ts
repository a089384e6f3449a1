import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser';
import { changeByOthers } from './support/changedPage';
import { walkedProducts, walkLikeRobot } from './support/walkLikeRobot';

const visits = useBrowser();

const openChanged = async (): Promise<Page> => {
  const page = await visits.open();
  await changeByOthers(page);
  return page;
};

test.each(walkedProducts)(
  'translated, darkened and marked up by others, %s sends what it sends otherwise',
  async (slug) => {
    const page = await openChanged();
    await walkLikeRobot(visits, page, slug);
    // The imitations were at work to the end, and nothing was drawn twice.
    await page.locator('h1 font, h2 font').first().waitFor();
  },
);

test('the start page, a search among products, and tracking answer under such changes', async () => {
  const page = await openChanged();
  await page.goto('/');
  await page.locator('article font').first().waitFor();
  await page.goto('/tracking');
  await page.locator('h1 font').first().waitFor();
  const button = page.getByRole('main').getByRole('button').last();
  await button.click();
  await page.locator('[aria-invalid="true"]').first().waitFor();
});
