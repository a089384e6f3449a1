import type { Page } from 'playwright-core';
import type { Visits } from './browser';
import { fillAll, onStep, press, type Given } from './visitor';

/** A product of the tests, as small as what they are about. */
export const slug = 'permohonan-kecil';

export const nama = { type: 'text', name: 'nama', label: 'Nama', required: true, maxLength: 40 };

/** A step with these blocks. */
export const stepOf = (id: string, ...blocks: readonly object[]): object => ({
  id,
  title: `Langkah ${id}`,
  blocks,
});

/** Puts the product beside those of the build. */
export const dropForm = (visits: Visits, steps: readonly object[], change: object = {}): void =>
  visits.portal.drop(
    slug,
    JSON.stringify({
      version: 1,
      slug,
      title: 'Permohonan Kecil',
      subProductId: 'KECIL-01',
      steps,
      ...change,
    }),
  );

/** Opens the product on its first step. */
export const openForm = async (page: Page, firstStep: string): Promise<void> => {
  await page.goto(`/form/${slug}`);
  await onStep(page, firstStep);
};

export const preview = '[data-preview-page]';
export const number = '[data-registration-number]';
export const outcomeUnknown = '[data-sending="unknown"]';

/** A new visitor with a product of one step, up to its preview. */
export const toPreview = async (
  visits: Visits,
  blocks: readonly object[] = [nama],
  answers: Readonly<Record<string, Given>> = { nama: 'Siti' },
  now?: Date,
): Promise<Page> => {
  dropForm(visits, [stepOf('isi', ...blocks)]);
  const page = await visits.open();
  if (now) await page.clock.setFixedTime(now);
  await openForm(page, 'isi');
  await finish(page, answers);
  return page;
};

/** Answers the step that is on the screen, the last one, and goes on to the preview. */
export const finish = async (page: Page, answers: Readonly<Record<string, Given>>): Promise<void> => {
  await fillAll(page, answers);
  await press(page, 'next');
  await page.locator(preview).waitFor();
};

/** The names of what the portal keeps on this device. */
export const storedKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => !key.includes(':application'))
      .sort(),
  );
