import { useBrowser } from './support/browser';

const visits = useBrowser();

test('the skip link leads past the header', async () => {
  const page = await visits.open();
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
});
