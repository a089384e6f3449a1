import type { Page } from 'playwright-core';
import { keysOf } from '../support/bank';
import { useBrowser } from '../support/browser';
import { dropForm, finish, nama, number, openForm, preview, slug, stepOf } from '../support/smallForm';
import { fill, onStep, press } from '../support/visitor';

const visits = useBrowser();

const question = (page: Page) => page.locator('[data-question="sent"]');

/** Two tabs of one visitor, each on the product's first step. */
const openTwo = async (byClock = false): Promise<[Page, Page]> => {
  dropForm(visits, [stepOf('isi', nama)]);
  const page = await visits.open();
  if (byClock) await page.clock.install({ time: new Date('2026-11-21T09:00:00+07:00') });
  await openForm(page, 'isi');
  const other = await visits.openTab(page);
  await openForm(other, 'isi');
  return [page, other];
};

sweep(
  'after a submission the other tab hears that it was sent, and asks before it sends another one',
  async () => {
    const [page, other] = await openTwo();
    await finish(other, { nama: 'Dewi' });
    await finish(page, { nama: 'Siti' });
    await other.getByText(/Formulir ini juga diubah di tab lain/).waitFor();
    await press(page, 'submit');
    await page.locator(number).waitFor();
    await other.getByText(/Formulir ini sudah dikirim dari tab lain/).waitFor();

    await press(other, 'submit');
    await question(other).getByRole('heading', { name: 'Permohonan sudah dikirim' }).waitFor();
    await question(other).getByRole('button', { name: 'Jangan kirim' }).click();
    await question(other).waitFor({ state: 'detached' });
    expect(keysOf(visits)).toHaveLength(1);

    await press(other, 'submit');
    await question(other).getByRole('button', { name: 'Kirim sebagai permohonan baru' }).click();
    await other.locator(number).waitFor();
    const [first, second, ...more] = keysOf(visits);
    expect(more).toEqual([]);
    expect(second).not.toBe(first);
  },
);

test('what was sent does not come back as a draft from the other tab', async () => {
  const [page, other] = await openTwo();
  await finish(other, { nama: 'Dewi' });
  await finish(page, { nama: 'Siti' });
  await press(page, 'submit');
  await page.locator(number).waitFor();
  await other.getByText(/sudah dikirim dari tab lain/).waitFor();
  await other.reload();
  await other.locator(number).waitFor();
  expect(await other.locator(number).textContent()).toBe(await page.locator(number).textContent());
});

sweep("'Hapus jawaban saya' is reported in the other tab as what it is", async () => {
  const [page, other] = await openTwo();
  await fill(page, 'nama', 'Siti');
  await page.getByRole('button', { name: 'Hapus jawaban saya' }).click();
  await other.getByText(/sudah dihapus dari tab lain/).waitFor();
  expect(await other.locator(preview).count()).toBe(0);
});

sweep("an idle tab's clock leaves the draft alone that the other tab has just saved", async () => {
  const [idle, busy] = await openTwo(true);
  await fill(idle, 'nama', 'Siti');
  await idle.clock.runFor(2000);
  await idle.locator('[data-saved-until]').waitFor();
  // An hour is what a draft lives whose last step was not passed.
  await idle.clock.fastForward(3_500_000);
  await idle.getByRole('button', { name: 'Perpanjang' }).waitFor();
  await fill(busy, 'nama', 'Dewi');
  await busy.clock.runFor(2000);
  await busy.locator('[data-saved-until]').waitFor();
  // What one tab stores reaches the next one's process a moment later.
  await idle.waitForFunction((key) => localStorage.getItem(key)?.includes('Dewi'), `eform:${slug}`);
  await idle.clock.fastForward(125_000);
  await idle.getByRole('button', { name: 'Perpanjang' }).waitFor({ state: 'detached' });
  expect(await idle.getByText(/Waktu pengisian habis/).count()).toBe(0);
  const text = await idle.evaluate((key) => localStorage.getItem(key) ?? '{}', `eform:${slug}`);
  expect(JSON.parse(text)).toMatchObject({ data: { nama: 'Dewi' } });
  await busy.reload();
  await onStep(busy, 'isi');
  expect(await busy.locator('[name="nama"]').inputValue()).toBe('Dewi');
});
