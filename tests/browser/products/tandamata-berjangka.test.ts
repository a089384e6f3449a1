import { today } from '../support/applicants';
import { useBrowser } from '../support/browser';
import { json } from '../support/portal';
import { sendOnPaper } from '../support/paper';
import { sampleFile } from '../support/sampleFiles';
import { submittedOnce } from '../support/submissions';
import { answersOf, before, goOn, send, walk } from '../support/walk';
import { choose, fieldOf, fill, fillAll, onStep, openProduct, press } from '../support/visitor';
import { foreigner, knownCustomer } from './tandamata-berjangka.answers';

const visits = useBrowser();

const slug = 'tandamata-berjangka';

sweep(
  'a customer whose check takes long is asked for patience, and applies with the shorter form',
  async () => {
    const page = await visits.open();
    await page.clock.install({ time: today });
    await openProduct(page, slug);
    await onStep(page, 'tipe-nasabah');
    let release = (): void => undefined;
    const held = new Promise<void>((done) => {
      release = done;
    });
    visits.portal.answer('tipe-nasabah', async () => {
      await held;
      return undefined;
    });
    await fillAll(page, answersOf(knownCustomer, 'tipe-nasabah'));
    const checking = page.getByRole('alertdialog', { name: 'Memeriksa data …' });
    await checking.waitFor();
    const patience = page.locator('[role="status"]').filter({ hasText: 'Tunggu Sebentar' });
    expect(await patience.count()).toBe(0);
    await page.clock.runFor(5_100);
    await patience.waitFor();
    release();
    await checking.waitFor({ state: 'detached' });
    await page.locator('[role="status"]').filter({ hasText: 'Data Berhasil Ditemukan!' }).waitFor();

    await press(page, 'next');
    await walk(page, knownCustomer.slice(1));
    await send(page);
    expect(visits.portal.bodiesOf('tipe-nasabah')).toEqual([
      { nik: '3273010101900001', tanggalLahir: '1990-01-01' },
    ]);
    const { data } = submittedOnce(visits.portal);
    expect(data).toMatchObject({
      namaLengkap: "SITI NUR'AINI",
      namaRekeningTandamataBerjangka: "SITI NUR'AINI",
      nomorRekeningTandamataBerjangka: '0098765432101',
      setoranBulananTerbilang: 'Lima Ratus Ribu Rupiah',
      tanggalDebetAkhir: '2028-01-31',
    });
    expect(data).not.toHaveProperty('emergencyNamaLengkap');
  },
);

sweep('a check that fails keeps the customer on the step; the next press checks again', async () => {
  visits.allow(/500/);
  const page = await visits.open();
  await page.clock.setFixedTime(today);
  await openProduct(page, slug);
  await onStep(page, 'tipe-nasabah');
  visits.portal.answer('tipe-nasabah', () => json({ message: 'rusak' }, 500));
  await fillAll(page, answersOf(knownCustomer, 'tipe-nasabah'));
  const busy = page.getByRole('alert').filter({ hasText: 'Server Sedang Sibuk!' });
  await busy.getByText('Silahkan coba beberapa saat lagi atau hubungi tim kami.').waitFor();
  await busy.getByRole('button', { name: 'Tutup' }).click();
  await press(page, 'next');
  await busy.waitFor();
  await busy.getByRole('button', { name: 'Tutup' }).click();
  await onStep(page, 'tipe-nasabah');
  visits.portal.answer('tipe-nasabah', () => undefined);
  await press(page, 'next');
  await onStep(page, 'data-nasabah');
  expect(await page.locator('[name="email"]').inputValue()).toBe('siti@contoh.co.id');
});

sweep('a foreigner applies, after countries that did not come and a file that was not taken', async () => {
  visits.allow(/404|500|507/);
  const page = await visits.open();
  await page.clock.setFixedTime(today);
  await openProduct(page, slug);
  await onStep(page, 'tipe-nasabah');
  await fillAll(page, answersOf(foreigner, 'tipe-nasabah'));
  await page.getByRole('alert').filter({ hasText: 'Data nasabah tidak ditemukan' }).waitFor();
  await page.getByRole('button', { name: 'Tutup' }).click();
  await press(page, 'next');
  await walk(page, before(foreigner, 'data-pribadi').slice(1));

  await onStep(page, 'data-pribadi');
  visits.portal.answer('remote-select', () => json({ message: 'rusak' }, 500));
  await fill(page, 'statusKependudukan', 'WNA');
  const country = fieldOf(page, 'negara');
  await country.getByText('Gagal memuat pilihan').waitFor();
  visits.portal.answer('remote-select', () => undefined);
  await country.getByRole('button', { name: /Coba lagi/ }).click();
  await fillAll(page, answersOf(foreigner, 'data-pribadi'));

  visits.portal.answer('upload-file', () => new Response('penuh', { status: 507 }));
  await choose(page, 'uploadScanKtp', [sampleFile('paspor.pdf', 'pdf')]);
  await page.getByRole('alert').filter({ hasText: 'Ada Masalah!' }).waitFor();
  await page.getByRole('button', { name: 'Tutup', exact: true }).click();
  const passport = fieldOf(page, 'uploadScanKtp');
  await passport.getByText('Gagal diunggah', { exact: true }).waitFor();
  visits.portal.answer('upload-file', () => undefined);
  await passport.getByRole('button', { name: 'Coba lagi mengunggah paspor.pdf' }).click();
  await passport.locator('[data-state="uploaded"]').waitFor();
  await goOn(page);
  await walk(page, foreigner.slice(-3));

  expect(await sendOnPaper(page)).toEqual({ preview: 1, receipt: 1 });
  expect(submittedOnce(visits.portal).data).toMatchObject({
    tipeNasabah: '2|nasabah',
    statusKependudukan: '2|WNA',
    negara: expect.stringMatching(/\|JEPANG$/) as unknown,
    uploadScanKtp: expect.stringMatching(/\.pdf$/) as unknown,
    uploadFotoNasabah: expect.stringMatching(/\.jpeg$/) as unknown,
  });
});
