import type { Page } from 'playwright-core';
import { keysOf, loseAnswer } from '../support/bank';
import { useBrowser } from '../support/browser';
import { finish, number, outcomeUnknown, preview, toPreview } from '../support/smallForm';
import { onStep, press } from '../support/visitor';

const visits = useBrowser();

const question = (page: Page) => page.locator('[data-question="maybeSent"]');

/** Sends, and loses what the bank has answered. */
const sendInVain = async (page: Page): Promise<void> => {
  loseAnswer(visits, 'submit');
  await press(page, 'submit');
  await page.locator(outcomeUnknown).waitFor();
  visits.portal.answer('submit', () => undefined);
};

/** Goes to the answer, changes it, and comes back. */
const change = async (page: Page, text: string): Promise<void> => {
  await page.locator('[data-preview="nama"]').getByRole('button').click();
  await onStep(page, 'isi');
  await finish(page, { nama: text });
};

sweep(
  'an answer that is changed after a lost outcome is sent only when the visitor says so, as another application',
  async () => {
    const page = await toPreview(visits);
    await sendInVain(page);
    await change(page, 'Dewi');
    await press(page, 'submit');
    await question(page)
      .getByRole('heading', { name: 'Permohonan sebelumnya mungkin sudah terkirim' })
      .waitFor();
    await question(page).getByRole('button', { name: 'Jangan kirim' }).click();
    await question(page).waitFor({ state: 'detached' });
    await page.locator(preview).waitFor();
    expect(keysOf(visits)).toHaveLength(1);

    await press(page, 'submit');
    await question(page).waitFor();
    await page.keyboard.press('Escape');
    await question(page).waitFor({ state: 'detached' });
    expect(keysOf(visits)).toHaveLength(1);

    await press(page, 'submit');
    await question(page).getByRole('button', { name: 'Kirim sebagai permohonan baru' }).click();
    await page.locator(number).waitFor();
    const [first, second, ...more] = keysOf(visits);
    expect(more).toEqual([]);
    expect(second).not.toBe(first);
  },
);

sweep('an answer that is changed and changed back asks nothing, and is the same submission', async () => {
  const page = await toPreview(visits);
  await sendInVain(page);
  await change(page, 'Dewi');
  await change(page, 'Siti');
  await press(page, 'submit');
  await page.locator(number).waitFor();
  const keys = keysOf(visits);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

sweep('the question is asked after a reload too', async () => {
  const page = await toPreview(visits);
  await sendInVain(page);
  await page.reload();
  await page.locator(preview).waitFor();
  await page.locator(outcomeUnknown).waitFor();
  await change(page, 'Dewi');
  await press(page, 'submit');
  await question(page).waitFor();
  expect(keysOf(visits)).toHaveLength(1);
});
