import type { Page } from 'playwright-core';
import { today } from '../support/applicants';
import { keysOf, loseAnswer } from '../support/bank';
import { desk, phone, useBrowser } from '../support/browser';
import { json } from '../support/portal';
import { sampleFile } from '../support/sampleFiles';
import { dropForm, number, openForm, outcomeUnknown, preview, stepOf } from '../support/smallForm';
import {
  choose,
  declare,
  fieldOf,
  fillAll,
  onStep,
  openProduct,
  press,
  type Given,
} from '../support/visitor';
import { answersOf, before, goOn, walk } from '../support/walk';
import { agency } from '../products/kki-segmen-pemerintah.answers';

const visits = useBrowser();

const sent = (): Record<string, unknown>[] =>
  visits.portal.bodiesOf('submit').map((body) => {
    const { data } = body as { data: string };
    return JSON.parse(data) as Record<string, unknown>;
  });

/** The bank registers, and its answer never comes. */
const sendInVain = async (page: Page): Promise<void> => {
  loseAnswer(visits, 'submit');
  await press(page, 'submit');
  await page.locator(outcomeUnknown).waitFor();
};

const sendAgain = async (page: Page): Promise<void> => {
  visits.portal.answer('submit', () => undefined);
  await press(page, 'submit');
};

sweep(
  'card holders of which the first was removed are the same submission after a lost answer and a reload',
  async () => {
    const page = await visits.open({ viewport: desk });
    await page.clock.setFixedTime(today);
    await openProduct(page, 'kki-segmen-pemerintah');
    await walk(page, before(agency, 'pemegang-kartu'));
    await onStep(page, 'pemegang-kartu');
    const { pemegangKartu, ...holders } = answersOf(agency, 'pemegang-kartu');
    // One more than is wanted, in front: what was filled in for the others stands in the rows behind it.
    const behind = Object.entries(holders).map(([name, answer]): [string, Given] => [
      name.replace(/\.(\d)\./, (_, row: string) => `.${Number(row) + 1}.`),
      answer,
    ]);
    await fillAll(page, { pemegangKartu: '3', ...Object.fromEntries(behind) });
    await fieldOf(page, 'pemegangKartu')
      .locator('[data-row]')
      .first()
      .getByRole('button', { name: /^Hapus/ })
      .click();
    await goOn(page);
    await onStep(page, 'dokumen');
    await fillAll(page, answersOf(agency, 'dokumen'));
    await goOn(page);
    await declare(page);
    await sendInVain(page);
    await page.reload();
    await page.locator(preview).waitFor();
    await declare(page);
    await sendAgain(page);
    await page.locator(number).waitFor();
    const [first, second] = sent();
    expect(second).toEqual(first);
    expect(first?.pemegangKartu).toHaveLength(2);
    expect(new Set(keysOf(visits)).size).toBe(1);
  },
);

/** A phone on the preview of a form with a photo. */
const withPhoto = async (): Promise<Page> => {
  dropForm(visits, [stepOf('isi', { type: 'upload', name: 'foto', label: 'Foto', accept: ['.pdf'] })]);
  const page = await visits.open({ viewport: phone });
  await openForm(page, 'isi');
  await choose(page, 'foto', [sampleFile('image.pdf', 'pdf')]);
  await fieldOf(page, 'foto').locator('[data-state="uploaded"]').waitFor();
  await press(page, 'next');
  await page.locator(preview).waitFor();
  return page;
};

sweep('a file that is chosen again under the same name is sent, after a question', async () => {
  const page = await withPhoto();
  await sendInVain(page);
  await press(page, 'back');
  // Waited for from before the choice: the bank may answer before the choice is done.
  await Promise.all([
    page.waitForResponse('**/api/upload-file'),
    choose(page, 'foto', [sampleFile('image.pdf', 'pdf')]),
  ]);
  await press(page, 'next');
  await page.locator(preview).waitFor();
  await sendAgain(page);
  await page
    .locator('[data-question="maybeSent"]')
    .getByRole('button', { name: 'Kirim sebagai permohonan baru' })
    .click();
  await page.locator(number).waitFor();
  const [first, second] = sent();
  expect(second?.foto).not.toBe(first?.foto);
  expect(new Set(keysOf(visits)).size).toBe(2);
});

sweep('after a refusal one notice at the button says so, and how to reach the bank', async () => {
  visits.allow(/status of 429/);
  const page = await withPhoto();
  visits.portal.answer('submit', () => json({}, 429));
  await press(page, 'submit');
  const reported = page.locator('[data-sending="refused"]');
  await reported.getByText('Permohonan Anda belum terdaftar').waitFor();
  expect(await reported.locator('a[href^="tel:"]').count()).toBe(1);
  expect(await page.locator('[data-sending]').count()).toBe(1);
  // The button that sends it again, which the notice has pushed down, is still in the window.
  const again = page.locator('[data-action="submit"]');
  expect(
    await again.evaluate((button) => button.getBoundingClientRect().bottom - window.innerHeight),
  ).toBeLessThanOrEqual(0);
});
