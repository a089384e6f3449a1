import type { Locator, Page } from 'playwright-core';
import { desk, phone, useBrowser } from '../support/browser';
import { dropForm, nama, openForm, stepOf } from '../support/smallForm';
import { fieldOf } from '../support/visitor';

const visits = useBrowser();

const pilihan = {
  type: 'radio',
  name: 'kirim',
  label: 'Cara kirim',
  options: ['Pos', 'Kurir'].map((label) => ({ value: label, label })),
};

/** The form's first field is empty and has the focus: leaving it reports an error, which pushes down what stands below. */
const openFocused = async (page: Page): Promise<void> => {
  dropForm(visits, [stepOf('isi', nama, pilihan)]);
  await openForm(page, 'isi');
  await page.locator('[name="nama"]').focus();
};

const middleOf = async (target: Locator): Promise<[x: number, y: number]> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to press');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/** Down and up at the same point, as long after one another as a person's finger: a frame is painted in between. */
const pressHere = async (page: Page, target: Locator): Promise<void> => {
  const [x, y] = await middleOf(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(90);
  await page.mouse.up();
};

const tapHere = async (page: Page, target: Locator): Promise<void> => {
  const [x, y] = await middleOf(target);
  await page.touchscreen.tap(x, y);
};

const ways = [
  ['with a mouse', { viewport: desk }, pressHere],
  ['with a finger', { viewport: phone, hasTouch: true, isMobile: true }, tapHere],
] as const;

describe.each(ways)('a press below an empty, focused field is not lost, %s', (_, options, press) => {
  test('Next looks at the step', async () => {
    const page = await visits.open(options);
    await openFocused(page);
    await press(page, page.locator('[data-action="next"]'));
    await page.waitForFunction(() => document.title.startsWith('Kesalahan: '));
  });

  sweep('a choice is chosen, and the field left behind says what it lacks', async () => {
    const page = await visits.open(options);
    await openFocused(page);
    await press(page, fieldOf(page, 'kirim').getByText('Pos', { exact: true }));
    expect(await fieldOf(page, 'kirim').getByRole('radio', { name: 'Pos' }).isChecked()).toBe(true);
    await fieldOf(page, 'nama').locator('p').waitFor();
  });
});
