import { desk, useBrowser } from '../support/browser';
import { json } from '../support/portal';
import { fieldOf, fill, fillAll, onStep, press } from '../support/visitor';
import { openFlow, toRegistration, visitDay } from '../support/walkin';
import { drafts } from './drafts';
import { foreignVisitor } from './registration.answers';
import { visit } from './transactions.answers';

const visits = useBrowser();

sweep('the branches of a city on a day show address, services and queue, and lead to a map', async () => {
  const page = await openFlow(visits, { draft: drafts.transaction, viewport: desk });
  const picker = fieldOf(page, 'cabang');
  await fillAll(page, { provinsi: 'JAWA BARAT', kota: 'KOTA BANDUNG' });
  expect(visits.portal.bodiesOf('santer')).toEqual([]);
  await fill(page, 'tanggalBooking', visitDay);
  const row = picker.locator('[data-branch]').filter({ hasText: 'KC Bandung Dago' });
  expect(await row.textContent()).toMatch(
    /Jl\. Ir\. H\. Juanda No\. 84, Bandung.*Teller.*Tersedia \d+ orang.*Antrian saat ini \d+/,
  );
  expect(await row.getByRole('link').getAttribute('rel')).toContain('noopener');
  expect(await row.getByRole('link').getAttribute('target')).toBe('_blank');
  expect((await picker.getByRole('radiogroup').boundingBox())?.height).toBe(288);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await fill(page, 'kota', 'KOTA CIMAHI');
  await picker.getByRole('radio', { name: 'KC Cimahi' }).waitFor();
  expect(visits.portal.bodiesOf('santer')).toEqual([
    { apiUrl: 'branch/online-queue', date: '2026-11-23', city: '32.73' },
    { apiUrl: 'branch/online-queue', date: '2026-11-23', city: '32.77' },
  ]);
});

sweep.each([
  ['HTTP 500', () => json({ message: 'rusak' }, 500)],
  ['statusCode 500', () => json({ statusCode: 500, message: 'rusak' })],
  ['no connection', () => Response.error()],
])('with %s a sample of three branches in Bandung is shown', async (_, failing) => {
  visits.allow(/500|ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  visits.portal.answer('santer', failing);
  const page = await openFlow(visits, { draft: drafts.transaction });
  const { cabang: _cabang, ...parents } = visit;
  await fillAll(page, parents);
  const picker = fieldOf(page, 'cabang');
  await picker.getByText('Yang ditampilkan hanyalah contoh').waitFor();
  const names = await picker.locator('[data-branch] [data-name]').allTextContents();
  expect(names).toEqual(['KC Bandung Braga', 'KC Bandung Dago', 'KC Bandung Buah Batu']);
  visits.portal.answer('santer', () => undefined);
  await picker.getByRole('button', { name: 'Coba lagi' }).click();
  await picker.getByText('Yang ditampilkan hanyalah contoh').waitFor({ state: 'detached' });
});

sweep('without a branch the transaction is not sent', async () => {
  const page = await openFlow(visits, { draft: drafts.transaction });
  await press(page, 'next');
  await page.locator('[data-error-summary]').getByText('Kantor Cabang Wajib Dipilih Satu').waitFor();
  expect(visits.portal.bodiesOf('submit')).toEqual([]);
});

sweep("'?cabang=' locks the processing branch, and stays in the address", async () => {
  const page = await openFlow(visits, { search: '?cabang=0002' });
  await toRegistration(page);
  const branch = page.locator('[name="cabangPemroses"]');
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('[name="cabangPemroses"]')?.value === 'KC Bandung Dago',
  );
  expect(await branch.getAttribute('readonly')).not.toBeNull();
  expect(new URL(page.url()).searchParams.get('cabang')).toBe('0002');
});

sweep('a citizen is offered Indonesia alone, a foreigner every country', async () => {
  const page = await openFlow(visits);
  await toRegistration(page, foreignVisitor);
  const nationality = fieldOf(page, 'kewarganegaraan').getByRole('combobox');
  await nationality.click();
  await page.getByRole('listbox').getByRole('option', { name: 'AFGANISTAN' }).waitFor();

  const citizen = await openFlow(visits, {
    draft: { ...drafts.domicileQuestion, step: 'tab-1' },
  });
  await onStep(citizen, 'tab-1');
  await fieldOf(citizen, 'kewarganegaraan').getByRole('combobox').click();
  const options = citizen.getByRole('listbox').getByRole('option');
  await options.first().waitFor();
  expect(await options.allTextContents()).toEqual(['INDONESIA']);
});

sweep(
  "an empty list of purposes is 'Data tidak ditemukan!', one that does not come can be asked for again",
  async () => {
    visits.allow(/500/);
    visits.portal.answer('transaksi', () => json({ data: { data: [] } }));
    const page = await openFlow(visits, { draft: drafts.transaction });
    await fillAll(page, visit);
    const purpose = fieldOf(page, 'tujuanTransaksi');
    await purpose.getByText('Data tidak ditemukan!').waitFor();
    visits.portal.answer('transaksi', () => json({ message: 'rusak' }, 500));
    await fill(page, 'jenisTransaksi', 'Setor Tunai');
    await purpose.getByText('Gagal memuat pilihan').waitFor();
    visits.portal.answer('transaksi', () => undefined);
    await purpose.getByRole('button', { name: /^Coba lagi/ }).click();
    await fill(page, 'tujuanTransaksi', 'Tabungan');
  },
);
