import type { Page, Request } from 'playwright-core';
import { hold } from '../support/bank';
import { desk, useBrowser } from '../support/browser';
import { addressOf } from '../support/chunks';
import { dropForm, nama, slug, stepOf } from '../support/smallForm';
import { fillAll, onStep, press } from '../support/visitor';
import { identify, openFlow, screeningAnswers, stranger, toScreening } from '../support/walkin';

const visits = useBrowser();
const judge = addressOf('src/interpreter/judge.ts');

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
  test('also when it turns out only then that an address leads to a step that has to wait', async () => {
    dropForm(visits, [stepOf('satu', nama), stepOf('dua')]);
    const page = await visits.open({ viewport: desk });
    const comeJudge = await holdScript(page, judge);
    const isJudge = (request: Request): boolean => judge(new URL(request.url()));
    const asked = page.waitForRequest(isJudge);
    await page.goto(`/form/${slug}?step=dua`);
    await onStep(page, 'satu');
    await asked;
    const come = await goHome(page);
    const judged = page.waitForEvent('requestfinished', isJudge);
    comeJudge();
    await judged;
    await page.waitForTimeout(timeToLeadBack);
    come();
    await onHome(page);
  });

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
