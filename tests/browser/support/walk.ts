import type { Page } from 'playwright-core';
import { cutHints } from './cutWords';
import { fillAll, onStep, press, type Given } from './visitor';

/** One step of a form as a visitor goes through it. */
export interface Answered {
  step: string;
  answers: Readonly<Record<string, Given>>;
  /** Next opens something to read first. */
  popup?: boolean;
}

/** The popup that stands before the next step. */
export const popup = '[data-popup]';

/** Presses Next on the step that is on the screen, and reads its popup. */
const goOn = async (page: Page, reads = false): Promise<void> => {
  await press(page, 'next');
  if (reads) await page.locator(popup).getByRole('button', { name: 'Lanjutkan' }).click();
};

/** Answers the steps, one after the other, and leaves each by Next. No hint may be cut while a step is empty. */
export const walk = async (page: Page, path: readonly Answered[]): Promise<void> => {
  for (const { step, answers, popup: reads } of path) {
    await onStep(page, step);
    expect(await cutHints(page)).toEqual([]);
    await fillAll(page, answers);
    await goOn(page, reads);
  }
};

/** Those of the steps that lie before another one. */
export const before = (path: readonly Answered[], step: string): readonly Answered[] => {
  const index = path.findIndex((one) => one.step === step);
  if (index < 0) throw new Error(`"${step}" is no step of this path`);
  return path.slice(0, index);
};

/** The answers of one of the steps. */
export const answersOf = (path: readonly Answered[], step: string): Answered['answers'] => {
  const found = path.find((one) => one.step === step);
  if (!found) throw new Error(`"${step}" is no step of this path`);
  return found.answers;
};
