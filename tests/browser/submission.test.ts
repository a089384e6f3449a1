import { useBrowser } from './support/browser';
import { fillUntil } from './support/application';
import { json } from './support/portal';
import { press } from './support/visitor';

const visits = useBrowser();

const today = new Date('2026-11-21T09:00:00+07:00');
const keys = (): unknown[] =>
  visits.portal.calls
    .filter(({ name }) => name === 'submit')
    .map(({ headers }) => headers['idempotency-key']);

sweep('a submission that fails keeps the answers and its key, and succeeds at the next press', async () => {
  visits.allow(/503/);
  const page = await visits.open();
  await page.clock.setFixedTime(today);
  await fillUntil(page);
  visits.portal.answer('submit', () => json({ message: 'sibuk' }, 503));
  await press(page, 'submit');
  await page.getByRole('alert').filter({ hasText: 'Ada masalah pada server kami! 503' }).waitFor();
  await page.getByRole('button', { name: 'Tutup' }).click();
  visits.portal.answer('submit', () => undefined);
  await press(page, 'submit');
  await page.locator('[data-registration-number]').waitFor();
  const [first, second] = keys();
  expect(first).toMatch(/\w{8,}/);
  expect(second).toBe(first);
});

sweep("a 'statusCode' that is not 200 is reported with the back end's words", async () => {
  const page = await visits.open();
  await page.clock.setFixedTime(today);
  await fillUntil(page);
  visits.portal.answer('submit', () => json({ statusCode: 422, message: 'Data tidak lengkap' }));
  await press(page, 'submit');
  const alert = page.getByRole('alert').filter({ hasText: 'Data tidak lengkap' });
  await alert.waitFor();
  expect(await page.locator('[data-preview-page]').count()).toBe(1);
});

sweep(
  'an answer that is changed after a failure makes another submission of it, once the visitor says so',
  async () => {
    visits.allow(/503/);
    const page = await visits.open();
    await page.clock.setFixedTime(today);
    await fillUntil(page);
    visits.portal.answer('submit', () => json({}, 503));
    await press(page, 'submit');
    await page.getByRole('button', { name: 'Tutup' }).click();
    await page.locator('[data-preview="namaIbu"]').getByRole('button').click();
    await page.locator('[name="namaIbu"]').fill('SITI');
    await press(page, 'next');
    await page.locator('[data-preview="namaIbu"]').getByText('SITI').waitFor();
    await press(page, 'submit');
    await page.getByRole('button', { name: 'Kirim sebagai permohonan baru' }).click();
    await page.getByRole('alert').filter({ hasText: '503' }).first().waitFor();
    const [first, second] = keys();
    expect(second).not.toBe(first);
  },
);
