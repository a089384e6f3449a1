import type { Page } from 'playwright-core';
import { definitionTexts, productsIn } from '../../../src/tools/definitionTexts';
import type { Visits } from './browser';
import { chance } from '../../../src/tools/robot/chance';
import { robotWalk, type RobotAnswer } from './robotWalk';
import { submittedOnce } from './submissions';
import { declare, fieldOf, fill, onStep, openProduct, press } from './visitor';
import { popup } from './walk';

const texts = definitionTexts();
const today = '2026-03-02';

/** Whether what is answered is sent to the bank. */
const sends = (slug: string): boolean =>
  Object.hasOwn(JSON.parse(texts.get(slug) ?? '{}') as object, 'subProductId');

/** The products that the robot walks through to their submission; a calculation that sends nothing has tests of its own. */
export const walkedProducts = productsIn(texts).filter(sends);

/** Reads what stands before the page and goes on, until the page that is waited for is there. */
const goOnTo = async (page: Page, target: string): Promise<void> => {
  const button = page.locator(`${popup}, [role="alertdialog"]`).getByRole('button', { name: /^Lanjut/ });
  await button.or(page.locator(target)).first().waitFor();
  if ((await button.count()) > 0) await button.first().click();
  await page.locator(target).waitFor();
};

/** What was sent, without the addresses of files, which the back end makes up. */
const comparable = (sent: unknown): unknown =>
  JSON.parse(
    JSON.stringify(sent)
      .replace(/"\/files\/[^"]*"/g, '"file"')
      .replace(/"filename":"[^"]*"/g, '"filename":""'),
  );

const meant = (answers: readonly RobotAnswer[]): Record<string, string> =>
  Object.fromEntries(answers.flatMap(({ name, shown }) => (shown === undefined ? [] : [[name, shown]])));

/** What the preview shows of these answers; of one that it does not show, what was meant. */
const shownOn = async (page: Page, answers: readonly RobotAnswer[]): Promise<Record<string, string>> => {
  const rows = await page.locator('[data-preview]').evaluateAll((all) =>
    all.map((row) => ({
      name: row.getAttribute('data-preview') ?? '',
      text: row.querySelector('dd')?.textContent,
    })),
  );
  const shown = new Map(rows.map(({ name, text }) => [name, text ?? '']));
  return Object.fromEntries(
    Object.entries(meant(answers)).map(([name, text]) => [name, shown.get(name) ?? text]),
  );
};

/** Walks as the robot has walked in Node, and expects the same to be sent. */
export const walkLikeRobot = async (visits: Visits, page: Page, slug: string): Promise<void> => {
  const { answers, steps, sent } = await robotWalk(slug, texts, today);
  // The bank knows nobody of the robot's making, and says so by this status.
  visits.allow(/404/);
  await page.clock.setFixedTime(new Date(`${today}T09:00:00+07:00`));
  await openProduct(page, slug);
  for (const [at, step] of steps.entries()) {
    await onStep(page, step);
    for (const { name, given } of answers.filter((one) => one.step === step)) {
      // What the robot gave may have gone again with a later answer.
      const way = chance(`${slug} ${name} way`) < 0.2 ? 'typed' : 'pasted';
      if (await fieldOf(page, name).first().isVisible()) await fill(page, name, given, way);
    }
    await press(page, 'next');
    const next = steps[at + 1];
    if (next !== undefined) await goOnTo(page, `[data-step="${next}"]:not([aria-busy])`);
  }
  await page.locator('[data-preview-page]').waitFor();
  expect(await shownOn(page, answers)).toEqual(meant(answers));
  await declare(page);
  await press(page, 'submit');
  await page.locator('[data-registration-number], [role="alertdialog"]').first().waitFor();
  expect(comparable(submittedOnce(visits.portal).data)).toEqual(comparable(sent));
};
