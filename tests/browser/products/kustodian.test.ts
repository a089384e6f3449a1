import { today } from '../support/applicants';
import { useBrowser } from '../support/browser';
import { json } from '../support/portal';
import { sendOnPaper } from '../support/paper';
import { submittedOnce } from '../support/submissions';
import { answersOf, before, goOn, send, walk } from '../support/walk';
import { fieldOf, fill, fillAll, onStep, openProduct, press } from '../support/visitor';
import { company, person } from './kustodian.answers';

const visits = useBrowser();

const slug = 'kustodian';

sweep('a person with securities of their own skips the beneficial owner, on the way back too', async () => {
  visits.allow(/500/);
  const page = await visits.open();
  await page.clock.setFixedTime(today);
  visits.portal.answer('remote-select', () => json({ message: 'rusak' }, 500));
  await openProduct(page, slug);
  await onStep(page, 'tujuan');
  const branch = fieldOf(page, 'cabangPemroses');
  await branch.getByText('Gagal memuat pilihan').waitFor();
  visits.portal.answer('remote-select', () => undefined);
  await branch.getByRole('button', { name: /Coba lagi/ }).click();
  await walk(page, before(person, 'alamat'));
  await onStep(page, 'alamat');
  await press(page, 'back');
  await onStep(page, 'identitas');
  await press(page, 'next');
  await walk(page, before(person, 'dokumen').slice(2));
  await onStep(page, 'dokumen');
  await fillAll(page, answersOf(person, 'dokumen'));
  await goOn(page);
  await page.locator('[data-preview-page]').waitFor();
  expect(await page.locator('[data-preview="namaPemilikManfaat"]').count()).toBe(0);

  await send(page);
  const { subProductId, data } = submittedOnce(visits.portal);
  expect(subProductId).toBe('KUS-01');
  expect(data).toMatchObject({
    tujuanPembukaanRekening: '1|Penyimpanan Efek Milik Sendiri',
    nomorSid: 'IDD0101Z1234567',
    jenisEfek: ['3|Surat Berharga Negara', '5|Reksa Dana'],
  });
  expect(data).not.toHaveProperty('namaPemilikManfaat');
});

sweep('a purpose whose code is 10 skips nothing', async () => {
  const page = await visits.open();
  await page.clock.setFixedTime(today);
  await openProduct(page, slug);
  await walk(page, before(company, 'pemilik-manfaat'));
  await onStep(page, 'pemilik-manfaat');
  await press(page, 'back');
  await onStep(page, 'identitas');
  await press(page, 'next');
  await walk(page, company.slice(2, 3));
  await onStep(page, 'alamat');
  await fillAll(page, { ...answersOf(company, 'alamat'), district: 'Coblong', village: 'Dago' });
  await fill(page, 'alamatSuratSama', 'Tidak');
  await goOn(page);
  await fieldOf(page, 'alamatSurat').getByText('Harus Diisi').waitFor();
  await fill(page, 'alamatSurat', 'jl. braga no. 1');
  await goOn(page);
  await walk(page, company.slice(4));

  expect(await sendOnPaper(page)).toEqual({ preview: 1, receipt: 1 });
  const { data } = submittedOnce(visits.portal);
  expect(data).toMatchObject({
    tujuanPembukaanRekening: '10|Lainnya',
    namaPemilikManfaat: 'BUDI SANTOSO',
    persentaseManfaat: 33.5,
    alamatSurat: 'JL. BRAGA NO. 1',
    namaPejabat: "SITI NUR'AINI",
    uploadAktaPendirian: [{ filename: 'akta.pdf' }, { filename: 'perubahan.pdf' }],
    uploadSuratKuasa: expect.stringMatching(/\.pdf$/) as unknown,
  });
  for (const name of ['nik', 'rt', 'nomorSid', 'kodeCaptcha']) expect(data).not.toHaveProperty(name);
});
