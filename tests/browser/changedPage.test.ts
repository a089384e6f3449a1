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

const walkChanged = async (slug: string): Promise<void> => {
  const page = await openChanged();
  await walkLikeRobot(visits, page, slug);
  // The imitations were at work to the end, and nothing was drawn twice.
  await page.locator('h1 font, h2 font').first().waitFor();
};

const [first = '', ...more] = walkedProducts;
const title = 'translated, darkened and marked up by others, %s sends what it sends otherwise';
test.each([first])(title, walkChanged);
sweep.each(more)(title, walkChanged);

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
