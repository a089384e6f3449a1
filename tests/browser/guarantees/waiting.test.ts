import { hold } from '../support/bank';
import { useBrowser } from '../support/browser';
import { sampleFile } from '../support/sampleFiles';
import { dropForm, nama, openForm, stepOf } from '../support/smallForm';
import { choose, fill, onStep, press, valueOf } from '../support/visitor';

const visits = useBrowser();

const foto = { type: 'upload', name: 'foto', label: 'Foto KTP', required: true };
const ktp = sampleFile('ktp.png', 'png');
const words = 'Tunggu sebentar, masih ada data yang diproses.';

sweep('Next waits for the first file of a required upload, says so, and goes on by itself', async () => {
  dropForm(visits, [stepOf('isi', foto), stepOf('akhir', nama)]);
  const page = await visits.open();
  await openForm(page, 'isi');
  const bank = hold(visits, 'upload-file');
  await choose(page, 'foto', [ktp]);
  await press(page, 'next');
  await page.getByText(words).waitFor();
  expect(await page.locator('[data-error-summary]').count()).toBe(0);
  expect(await page.getByText('Harus Diisi').count()).toBe(0);
  bank.release();
  await onStep(page, 'akhir');
});

sweep('what was called missing is not any more once its file is on its way', async () => {
  dropForm(visits, [stepOf('isi', foto), stepOf('akhir', nama)]);
  const page = await visits.open();
  await openForm(page, 'isi');
  await press(page, 'next');
  await page.locator('[data-error-summary]').getByText('Foto KTP Harus Diisi').waitFor();
  const bank = hold(visits, 'upload-file');
  await choose(page, 'foto', [ktp]);
  await page.getByText('Foto KTP Harus Diisi').first().waitFor({ state: 'detached' });
  expect(await page.getByText('Foto KTP Harus Diisi').count()).toBe(0);
  bank.release();
  await press(page, 'next');
  await onStep(page, 'akhir');
});

sweep(
  'a first file that does not arrive ends the waiting: the visitor is told, and Next asks for it',
  async () => {
    visits.allow(/503/);
    dropForm(visits, [stepOf('isi', foto), stepOf('akhir', nama)]);
    const page = await visits.open();
    await openForm(page, 'isi');
    visits.portal.answer('upload-file', () => Response.json({}, { status: 503 }));
    await choose(page, 'foto', [ktp]);
    await page.getByRole('button', { name: 'Coba lagi mengunggah ktp.png' }).waitFor();
    await press(page, 'next');
    await page.locator('[data-error-summary]').getByText('Foto KTP Harus Diisi').waitFor();
  },
);

sweep('a text that nobody can write is never too long to go on', async () => {
  const panjang = 'Siti Nur Aini Binti Abdullah';
  dropForm(
    visits,
    [
      stepOf(
        'isi',
        { ...nama, maxLength: 40 },
        { type: 'text', name: 'salinan', label: 'Nama pada kartu', compute: 'nama', maxLength: 5 },
        { type: 'text', name: 'kota', label: 'Kota', required: true, readOnly: true, maxLength: 5 },
      ),
      stepOf('akhir', { ...nama, name: 'lain', required: false }),
    ],
    { query: { kota: { sets: 'kota', lock: true } } },
  );
  const page = await visits.open();
  await page.goto('/form/permohonan-kecil?kota=Bandung%20Barat');
  await onStep(page, 'isi');
  await fill(page, 'nama', panjang);
  expect(await valueOf(page, 'salinan')).toBe(panjang);
  expect(await page.locator('[name="kota"]').inputValue()).toBe('Bandung Barat');
  await press(page, 'next');
  await onStep(page, 'akhir');
});
