import type { Locator, Page } from 'playwright-core';
import { sideways } from './axe';
import { cutHints } from './cutWords';
import { answer, answerByKeys, here, pressKey, tab, tabUntil } from './keyboard';
import { findingsInBothThemes } from './themed';
import { onStep, startPage } from './visitor';
import { popup, type Answered } from './walk';

/** Looks at a screen of the walk: axe in both themes, that nothing is wider than the window, and that hints fit into their controls. */
export const expectClean = async (page: Page): Promise<void> => {
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  expect(await cutHints(page)).toEqual([]);
};

/** From the home page to a form, by its card, which may stand in a row that moves or behind a tab. */
export const openByKeys = async (page: Page, href: string): Promise<void> => {
  await page.goto('/');
  await page.getByRole('article').first().waitFor();
  await tabUntil(page, ({ label }) => label === 'Langsung ke isi');
  for (let stop = await here(page); stop?.href !== href; stop = await tab(page)) {
    if (stop?.role !== 'tab' && !stop?.href.startsWith('/form/')) continue;
    if (await arrowRightTo(page, href)) break;
  }
  await page.keyboard.press('Enter');
  await page.locator(startPage).or(page.locator('[data-step]')).first().waitFor();
};

/** Along a row of cards, or along tabs until the panel has the link; whether the link has the focus then. */
const arrowRightTo = async (page: Page, href: string): Promise<boolean> => {
  const panel = page.getByRole('tabpanel').locator(`a[href="${href}"]`);
  const seen = new Set<string>();
  for (;;) {
    const stop = await here(page);
    if (!stop || stop.href === href) return stop !== undefined;
    if (stop.role === 'tab' && (await panel.count()) > 0) return false;
    // A row ends, and tabs go round.
    if (seen.has(stop.label)) return false;
    seen.add(stop.label);
    await page.keyboard.press('ArrowRight');
  }
};

/** What stands above the page and has a button: a question, news, terms. What only says that the bank is asked goes by itself. */
const dialogs = (page: Page): Locator =>
  page
    .locator(`[role="alertdialog"], ${popup} [role="dialog"]`)
    .filter({ has: page.locator('.MuiDialogActions-root button') });

/** Presses Next; of each dialog on the way, the button that goes on; until something is on the screen. */
const goOnByKeys = async (page: Page, wanted: Locator): Promise<void> => {
  await pressKey(page, 'next');
  for (;;) {
    await dialogs(page).or(wanted).first().waitFor();
    const above = await dialogs(page).count();
    if (above === 0 || (await dialogs(page).and(wanted).count()) > 0) return;
    await expectClean(page);
    const [words = ''] = await dialogs(page).locator('.MuiDialogActions-root button').allInnerTexts();
    const dialog = await dialogs(page).first().elementHandle();
    await tabUntil(page, ({ tag, label }) => tag === 'BUTTON' && label === words);
    await page.keyboard.press('Enter');
    await dialog?.waitForElementState('hidden');
  }
};

/** Answers the steps one after the other; the second one is left too early first. `after`: what comes after the last one. */
export const walkByKeys = async (page: Page, path: readonly Answered[], after: Locator): Promise<void> => {
  for (const [index, { step, answers }] of path.entries()) {
    await onStep(page, step);
    // What axe sees of a step is looked at when it is filled in; hints are gone by then.
    expect(await cutHints(page)).toEqual([]);
    if (index === 1) {
      await pressKey(page, 'next');
      await page.locator('[data-step] [aria-invalid="true"]').first().waitFor();
      await expectClean(page);
    }
    await answerByKeys(page, answers);
    await expectClean(page);
    const next = path[index + 1]?.step;
    await goOnByKeys(page, next ? page.locator(`[data-step="${next}"]`) : after);
  }
};

/** Begins a product that is open, goes through its steps, sends too early first, and then for good. */
export const applyByKeys = async (page: Page, path: readonly Answered[]): Promise<void> => {
  await page.locator(startPage).waitFor();
  await expectClean(page);
  await pressKey(page, 'start');
  const preview = page.locator('[data-preview-page]');
  await walkByKeys(page, path, preview);
  await pressKey(page, 'submit');
  await page.locator('[data-preview-page] [aria-invalid="true"]').first().waitFor();
  await expectClean(page);
  // A single error in view has the focus already.
  for (let stop = await here(page); stop?.action !== 'submit'; stop = await tab(page))
    if (stop?.kind === 'checkbox') await answer(page, stop, true);
  await page.keyboard.press('Enter');
  await page.locator('[data-registration-number]').waitFor();
  await expectClean(page);
};
