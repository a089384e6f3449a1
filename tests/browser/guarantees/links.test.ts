import type { Page } from 'playwright-core';
import { hold } from '../support/bank';
import { useBrowser } from '../support/browser';
import { addressOf } from '../support/chunks';
import { fillAll, press } from '../support/visitor';
import { identify, openFlow, screeningAnswers, stranger, toScreening } from '../support/walkin';

const visits = useBrowser();

/** Lets a script come when the test says so. */
const holdScript = async (page: Page, script: (url: URL) => boolean): Promise<() => void> => {
  let come = (): void => undefined;
  const here = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(script, async (route) => {
    await here;
    await route.continue();
  });
  return come;
};

/** Presses the link home; the code of that page comes when the test says so. */
const goHome = async (page: Page): Promise<() => void> => {
  const come = await holdScript(page, addressOf('src/app/pages/ContentPage.tsx'));
  await page.getByRole('link', { name: 'Bank Lumbung Nusa, ke beranda' }).click();
  await page.waitForURL(visits.portal.origin);
  return come;
};

const onHome = async (page: Page): Promise<void> => {
  await page.getByRole('article').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
};

/** Longer than a form needs to lead back what has left it. */
const timeToLeadBack = 500;

describe('A link that is pressed counts, while its page is on its way', () => {
  test('also when what Next has asked the bank is answered only then', async () => {
    const page = await openFlow(visits);
    await identify(page, stranger);
    await toScreening(page);
    await fillAll(page, screeningAnswers);
    const bank = hold(visits, 'screening');
    await press(page, 'next');
    await bank.asked();
    const come = await goHome(page);
    bank.release();
    await page.waitForTimeout(timeToLeadBack);
    come();
    await onHome(page);
  });
});
