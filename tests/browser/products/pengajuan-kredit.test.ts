import { today } from '../support/applicants';
import { shownCode } from '../support/captcha';
import { useBrowser } from '../support/browser';
import { sendOnPaper } from '../support/paper';
import { submittedOnce } from '../support/submissions';
import { answersOf, before, goOn, walk } from '../support/walk';
import { fieldOf, fill, fillAll, onStep, openProduct, valueOf } from '../support/visitor';
import { shopkeeper } from './pengajuan-kredit.answers';

const visits = useBrowser();

const slug = 'pengajuan-kredit';

sweep('a shopkeeper applies, after a loan above the estimate and a code that was misread', async () => {
  const page = await visits.open();
  await page.clock.setFixedTime(today);
  await openProduct(page, slug);
  await onStep(page, 'simulasi');
  await fillAll(page, { ...answersOf(shopkeeper, 'simulasi'), besaranPinjaman: '900000000' });
  await fieldOf(page, 'besaranPinjaman')
    .getByText('Diubah menjadi Rp 112.550.774, batas maksimum Anda')
    .waitFor();
  expect(await valueOf(page, 'besaranPinjaman')).toBe('112.550.774');
  expect(await valueOf(page, 'angsuranPerbulan')).toBe('Rp 10.000.000');
  // A shorter term lowers the estimate, and with it the loan.
  await fill(page, 'jangkaWaktu', '6');
  const lowered = await valueOf(page, 'besaranPinjaman');
  expect(await valueOf(page, 'estimasiPlafondMaksimum')).toBe(`Rp ${lowered}`);
  await walk(page, before(shopkeeper, 'dokumen'));

  await onStep(page, 'dokumen');
  await fillAll(page, answersOf(shopkeeper, 'dokumen'));
  const captcha = fieldOf(page, 'kodeCaptcha');
  const code = await shownCode(captcha);
  await fill(page, 'kodeCaptcha', code === 'aaaa' ? 'bbbb' : 'aaaa');
  await goOn(page);
  await captcha.getByText('Captcha tidak sesuai!').waitFor();
  await onStep(page, 'dokumen');
  await captcha.getByRole('button', { name: 'Ganti kode' }).click();
  await captcha.locator(`canvas:not([data-drawn$="${code}"])`).waitFor();
  await fill(page, 'kodeCaptcha', (await shownCode(captcha)).toUpperCase());
  await goOn(page);

  expect(await sendOnPaper(page)).toEqual({ preview: 1, receipt: 1 });
  const { subProductId, data } = submittedOnce(visits.portal);
  expect(subProductId).toBe('KRD-01');
  expect(data).toMatchObject({
    besaranPinjaman: 60_000_000,
    rincianModalKerja: '1|Pembelian Persediaan',
    namaPasangan: 'BUDI SANTOSO',
    luasTanah: 120.5,
    uploadDokumenAgunan: [{ filename: 'sertifikat.pdf' }, { filename: 'pbb.pdf' }],
  });
  for (const name of ['rincianKonsumtif', 'kodeCaptcha', 'namaPerusahaan'])
    expect(data).not.toHaveProperty(name);
});

sweep('an application that was left for more than an hour restarts', async () => {
  const page = await visits.open();
  await page.clock.install({ time: today });
  await openProduct(page, slug);
  await walk(page, before(shopkeeper, 'alamat-ktp'));
  await onStep(page, 'alamat-ktp');
  await page.locator('[data-saved-until]').waitFor();
  await page.goto('/');
  // Well before its hour is over: the clock of the page goes on while a busy machine is at work.
  await page.clock.fastForward(3_000_000);
  await openProduct(page, slug);
  await page.getByText('Jawaban Anda sebelumnya sudah kami isikan kembali.').waitFor();
  await onStep(page, 'alamat-ktp');
  await page.goto('/');
  await page.clock.fastForward(3_605_000);
  await openProduct(page, slug);
  await onStep(page, 'simulasi');
  expect(await page.locator('[name="penghasilPerbulan"]').inputValue()).toBe('');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
