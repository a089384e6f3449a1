import { today } from '../support/applicants';
import { desk, useBrowser } from '../support/browser';
import { json } from '../support/portal';
import { sendOnPaper } from '../support/paper';
import { sampleFile } from '../support/sampleFiles';
import { submittedOnce } from '../support/submissions';
import { answersOf, before, goOn, popup, walk } from '../support/walk';
import {
  choose,
  drop,
  fieldOf,
  fill,
  fillAll,
  onStep,
  openProduct,
  press,
  valueOf,
} from '../support/visitor';
import { agency } from './kki-segmen-pemerintah.answers';

const visits = useBrowser();

const slug = 'kki-segmen-pemerintah';

sweep('an agency applies, after terms that did not come and a limit above its maximum', async () => {
  visits.allow(/503/);
  const page = await visits.open({ viewport: desk });
  await page.clock.setFixedTime(today);
  await openProduct(page, slug);
  await onStep(page, 'instansi');
  await fillAll(page, answersOf(agency, 'instansi'));
  visits.portal.answer('popup', () => json({}, 503));
  await press(page, 'next');
  const failed = page.getByRole('alert').filter({ hasText: 'Ada masalah pada server kami!' });
  await failed
    .getByText('Silahkan tunggu sebentar atau refresh browser Anda kemudian coba kembali.')
    .waitFor();
  await failed.getByRole('button', { name: 'Tutup' }).click();
  await onStep(page, 'instansi');
  visits.portal.answer('popup', () => undefined);
  await press(page, 'next');
  await page.locator(popup).getByRole('button', { name: 'Tutup' }).click();
  await page.locator(popup).waitFor({ state: 'detached' });
  await onStep(page, 'instansi');
  await goOn(page, true);
  await walk(page, before(agency, 'limit').slice(1));

  await onStep(page, 'limit');
  expect(await valueOf(page, 'tahunAnggaran')).toBe('2026');
  await fillAll(page, { besaranPersentaseKKI: '250', besaranUangPersediaanUPSKPD: '1000000000' });
  expect(await valueOf(page, 'besaranPersentaseKKI')).toBe('100');
  await fill(page, 'besaranPersentaseKKI', '37,5');
  expect(await valueOf(page, 'besaranUangPersediaanKKI')).toBe('Rp 375.000.000');
  await fill(page, 'besaranLimitBelanjaModal', '999999999');
  await fieldOf(page, 'besaranLimitBelanjaModal')
    .getByText('Diubah menjadi Rp 375.000.000, batas maksimum Anda')
    .waitFor();
  expect(await valueOf(page, 'besaranLimitBelanjaModal')).toBe('375.000.000');
  expect(await valueOf(page, 'besaranLimitPerjalananDinas')).toBe('Rp 0');
  await fill(page, 'besaranPersentaseKKI', '40');
  expect(await valueOf(page, 'besaranLimitBelanjaModal')).toBe('0');
  await walk(page, before(agency, 'dokumen').slice(3));

  await onStep(page, 'dokumen');
  await fillAll(page, answersOf(agency, 'dokumen'));
  const decrees = fieldOf(page, 'uploadSkPejabat');
  await drop(page, 'uploadSkPejabat', [sampleFile('tiga.pdf', 'pdf'), sampleFile('empat.pdf', 'pdf')]);
  const tooMany = page.getByRole('alert').filter({ hasText: 'Batas Maksimum File' });
  await tooMany.getByText('Maksimum 3 file yang diperbolehkan').waitFor();
  await tooMany.getByRole('button', { name: 'Tutup' }).click();
  // The back end does not want this one: it is passed over in silence.
  const answered = page.waitForResponse('**/api/upload-file');
  await choose(page, 'uploadSkPejabat', [sampleFile('ditolak.pdf', 'pdf')]);
  expect(await (await answered).json()).toMatchObject({ succeeded: false });
  await decrees.locator('[data-state="uploaded"]').waitFor();
  expect(await decrees.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringMatching(/^sk-kpa.pdf\n[\d,]+ KB\nHapus$/),
    expect.stringMatching(/^sk-bendahara.jpg\n[\d,]+ KB\nHapus$/),
  ]);
  expect(await page.getByRole('alert').count()).toBe(0);
  await goOn(page);

  expect(await sendOnPaper(page)).toEqual({ preview: 1, receipt: 1 });
  const { subProductId, data } = submittedOnce(visits.portal);
  expect(subProductId).toBe('KKI-01');
  expect(data).toMatchObject({
    jenisInstansi: '3|BLUD',
    besaranPersentaseKKI: 37.5,
    besaranUangPersediaanKKI: 375_000_000,
    besaranUangPersedianTunai: 625_000_000,
    besaranLimitBelanjaModal: 150_000_000,
    besaranLimitPerjalananDinas: 225_000_000,
    namaAdministrator: "SITI NUR'AINI",
    pemegangKartu: [
      { namaPemegangKartu: 'ANDI WIJAYA', penggunaanKartu: '1|Belanja Modal', limitKartu: 150_000_000 },
      { namaPemegangKartu: 'ANDI WIJAYA', penggunaanKartu: '2|Perjalanan Dinas', limitKartu: 225_000_000 },
    ],
    uploadSkPejabat: [{ filename: 'sk-kpa.pdf' }, { filename: 'sk-bendahara.jpg' }],
    uploadSkBlud: expect.stringMatching(/\.pdf$/) as unknown,
  });
});

sweep('the terms are read from top to bottom with the arrows', async () => {
  const page = await visits.open();
  await page.clock.setFixedTime(today);
  await openProduct(page, slug);
  await onStep(page, 'instansi');
  await fillAll(page, answersOf(agency, 'instansi'));
  await press(page, 'next');
  const terms = page.getByRole('dialog', { name: 'Syarat dan Ketentuan KKI Segmen Pemerintah' });
  const top = (): Promise<number> =>
    terms
      .locator('[tabindex="0"]')
      .first()
      .evaluate((box) => box.scrollTop);
  await terms.getByRole('button', { name: 'Ke bawah' }).click();
  expect(await top()).toBeGreaterThan(100);
  await terms.getByRole('button', { name: 'Ke atas' }).click();
  expect(await top()).toBe(0);
  expect(visits.portal.bodiesOf('popup')).toEqual([{ slug: 'syarat-kki' }]);
});
