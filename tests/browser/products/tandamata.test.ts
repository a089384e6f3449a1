import { customerChecks } from '../../../mocks/samples';
import { civilRecord, today } from '../support/applicants';
import { desk, useBrowser } from '../support/browser';
import { sheetsOf } from '../support/paper';
import { sampleFile } from '../support/sampleFiles';
import { submittedOnce } from '../support/submissions';
import { answersOf, before, goOn, send, walk } from '../support/walk';
import { choose, drop, fieldOf, fill, fillAll, onStep, openProduct, press } from '../support/visitor';
import { knownCustomer, newCustomer } from './tandamata.answers';

const visits = useBrowser();

const slug = 'tandamata';

sweep('a new customer applies, after files that are refused and channels that were not chosen', async () => {
  const page = await visits.open();
  await page.clock.setFixedTime(today);
  await openProduct(page, slug);
  await walk(page, before(newCustomer, 'data-pribadi'));

  await onStep(page, 'data-pribadi');
  const idCard = fieldOf(page, 'uploadScanKtp');
  const refused = async (title: string): Promise<void> => {
    const toast = page.getByRole('alert').filter({ hasText: title });
    await toast.waitFor();
    await toast.getByRole('button', { name: 'Tutup' }).click();
    expect(await idCard.locator('[data-state="empty"]').count()).toBe(1);
  };
  await choose(page, 'uploadScanKtp', [sampleFile('ktp.png', 'png', 5_242_881)]);
  await refused('Ukuran File Terlalu Besar');
  await choose(page, 'uploadScanKtp', [sampleFile('ktp.gif', 'png')]);
  await refused('Jenis File Tidak Didukung');
  // Promises a picture, holds a PDF.
  await choose(page, 'uploadScanKtp', [sampleFile('ktp.png', 'pdf')]);
  await refused('Jenis File Tidak Didukung');
  await drop(page, 'uploadScanKtp', [sampleFile('a.png', 'png'), sampleFile('b.png', 'png')]);
  await refused('Batas Maksimum File');
  expect(visits.portal.bodiesOf('upload-file')).toEqual([]);

  await fillAll(page, answersOf(newCustomer, 'data-pribadi'));
  await idCard.getByRole('img', { name: /^Pratinjau / }).waitFor();
  await press(page, 'next');
  await walk(page, before(newCustomer, 'kartu-dan-layanan').slice(-2));

  await onStep(page, 'kartu-dan-layanan');
  const { fasilitasEChannel, ...card } = answersOf(newCustomer, 'kartu-dan-layanan');
  await fillAll(page, card);
  await goOn(page);
  await fieldOf(page, 'fasilitasEChannel').getByText('Harus dipilih semua atau salah satu!').waitFor();
  const mobileBanking = fieldOf(page, 'fasilitasEChannel').getByRole('checkbox', { name: 'Mobile Banking' });
  const messages = fieldOf(page, 'fasilitasEChannel').getByRole('checkbox', { name: 'SMS Banking' });
  await mobileBanking.check();
  expect(await messages.isChecked()).toBe(true);
  await mobileBanking.uncheck();
  expect(await messages.isChecked()).toBe(false);
  await fillAll(page, { fasilitasEChannel: fasilitasEChannel ?? [] });
  await goOn(page);

  await page.locator('[data-preview-page]').waitFor();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
  expect(await send(page)).toMatch(/\S{6,}/);
  await page.getByText("Tandamata atas nama SITI NUR'AINI, dikirim").waitFor();
  expect(await sheetsOf(page)).toBe(1);
  expect(submittedOnce(visits.portal)).toMatchObject({
    subProductId: 'TM-01',
    data: {
      tipeNasabah: '1|non-nasabah',
      namaLengkap: "SITI NUR'AINI",
      kelurahanTinggalSaatIni: expect.stringMatching(/\|Dago$/) as unknown,
      uploadScanKtp: expect.stringMatching(/^\/files\/.+\.png$/) as unknown,
      uploadFotoNasabah: expect.stringMatching(/\.webp$/) as unknown,
      uploadScanNpwp: expect.stringMatching(/\.pdf$/) as unknown,
      namaPadaKartu: "SITI NUR'AINI",
      fasilitasEChannel: ['2|SMS'],
    },
  });
});

sweep('a customer whom the bank does not know at first applies with the shorter form', async () => {
  visits.allow(/404/);
  const page = await visits.open({ viewport: desk });
  await page.clock.setFixedTime(today);
  await openProduct(page, slug);
  await onStep(page, 'tipe-nasabah');
  await fillAll(page, { tipeNasabah: 'Nasabah', ...civilRecord, nik: '3273010101900009' });
  const unknown = page.getByRole('alert').filter({ hasText: 'Data nasabah tidak ditemukan' });
  await unknown.waitFor();
  await unknown.getByRole('button', { name: 'Tutup' }).click();
  expect(visits.portal.bodiesOf('tipe-nasabah')).toEqual([
    { nik: '3273010101900009', tanggalLahir: '1990-01-01' },
  ]);

  await fill(page, 'nik', civilRecord.nik);
  await page.getByRole('status').filter({ hasText: 'Data Berhasil Ditemukan!' }).waitFor();
  await press(page, 'next');
  await onStep(page, 'data-nasabah');
  expect(await page.locator('[name="namaLengkap"]').inputValue()).toBe("SITI NUR'AINI");
  for (const name of ['namaLengkap', 'noHp'])
    expect(await page.locator(`[name="${name}"]`).getAttribute('readonly')).not.toBeNull();
  await walk(page, knownCustomer.slice(1));

  await send(page);
  const { data } = submittedOnce(visits.portal);
  expect(data).toMatchObject({ tipeNasabah: '2|nasabah', nik: civilRecord.nik, noHp: '081234567890' });
  // Asked in the full form only.
  for (const name of ['alamat', 'namaIbu', 'emergencyNamaLengkap', 'statusCek'])
    expect(data).not.toHaveProperty(name);
});

sweep('a customer with two records is sent home, and nothing stays on the device', async () => {
  const page = await visits.open();
  await page.clock.setFixedTime(today);
  await openProduct(page, slug);
  await onStep(page, 'tipe-nasabah');
  await fillAll(page, { tipeNasabah: 'Nasabah', ...civilRecord, nik: customerChecks.duplicate.nik });
  const dialog = page.getByRole('alertdialog', { name: 'Duplikasi Data' });
  await dialog.getByText('Harap perbaharui data ke kantor cabang terdekat.').waitFor();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Kembali ke Beranda' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual(
    [],
  );
});
