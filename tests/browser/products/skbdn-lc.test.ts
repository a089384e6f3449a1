import { today } from '../support/applicants';
import { desk, useBrowser } from '../support/browser';
import { sendOnPaper } from '../support/paper';
import { sampleFile } from '../support/sampleFiles';
import { submittedOnce } from '../support/submissions';
import { answersOf, before, goOn, walk } from '../support/walk';
import { choose, fieldOf, fill, fillAll, onStep, openProduct, valueOf } from '../support/visitor';
import { importer } from './skbdn-lc.answers';

const visits = useBrowser();

const slug = 'skbdn-lc';

sweep('an importer applies, after pictures of other kinds, a broken upload and a closed day', async () => {
  const page = await visits.open({ viewport: desk });
  await page.clock.setFixedTime(today);
  await openProduct(page, slug);
  await walk(page, before(importer, 'unggahan'));

  await onStep(page, 'unggahan');
  const taxCard = fieldOf(page, 'uploadNpwpPerusahaan');
  for (const file of [
    sampleFile('npwp.png', 'png'),
    // This form names .jpeg, and not .jpg.
    sampleFile('npwp.jpg', 'jpeg'),
    sampleFile('npwp.jpeg', 'png'),
  ]) {
    await choose(page, 'uploadNpwpPerusahaan', [file]);
    const refused = page.getByRole('alert').filter({ hasText: 'Jenis File Tidak Didukung' });
    await refused.getByText('Gunakan file .jpeg atau .pdf').waitFor();
    await refused.getByRole('button', { name: 'Tutup' }).click();
    await refused.waitFor({ state: 'detached' });
  }
  expect(visits.portal.bodiesOf('upload-file')).toEqual([]);
  visits.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
  visits.portal.answer('upload-file', () => Response.error());
  await choose(page, 'uploadNpwpPerusahaan', [sampleFile('npwp.jpeg', 'jpeg')]);
  const broken = page.getByRole('alert').filter({ hasText: 'Gagal mengunggah file' });
  await broken.getByText('Ada Masalah!').waitFor();
  await broken.getByRole('button', { name: 'Tutup' }).click();
  visits.portal.answer('upload-file', () => undefined);
  await taxCard.getByRole('button', { name: /^Coba lagi/ }).click();
  await taxCard.locator('[data-state="uploaded"]').waitFor();

  await goOn(page);
  await fieldOf(page, 'uploadIzinImpor').getByText('Izin atau Persetujuan Impor Harus Diisi').waitFor();
  const { uploadNpwpPerusahaan: _, ...files } = answersOf(importer, 'unggahan');
  await fillAll(page, files);
  await goOn(page);

  await onStep(page, 'kunjungan');
  await fill(page, 'tanggalKunjungan', '22112026');
  await fieldOf(page, 'tanggalKunjungan').getByText('tidak dapat dipilih').waitFor();
  await fillAll(page, answersOf(importer, 'kunjungan'));
  await goOn(page);

  expect(await sendOnPaper(page)).toEqual({ preview: 1, receipt: 1 });
  const { subProductId, data } = submittedOnce(visits.portal);
  expect(subProductId).toBe('SKB-01');
  expect(data).toMatchObject({
    nilaiLc: 125_000.5,
    ekuivalenRupiah: 2_000_008_000,
    setoranJaminan: 200_000_800,
    negaraPenerima: expect.stringMatching(/\|JEPANG$/) as unknown,
    kodeSwift: 'BOTKJPJT',
    uploadKontrakJualBeli: [{ filename: 'kontrak.pdf' }, { filename: 'pesanan.jpeg' }],
    uploadNpwpPerusahaan: expect.stringMatching(/\.jpeg$/) as unknown,
    tanggalKunjungan: '2026-11-23',
  });
  expect(data).not.toHaveProperty('nilaiSkbdn');
});

sweep('a credit within the country asks for rupiah and for no import licence', async () => {
  const page = await visits.open();
  await page.clock.setFixedTime(today);
  await openProduct(page, slug);
  await walk(page, [
    {
      step: 'layanan',
      answers: { jenisLayanan: 'SKBDN', jenisPembayaran: 'Atas Unjuk (Sight)', punyaFasilitas: 'Belum' },
    },
    ...importer.slice(1, 2),
  ]);
  await onStep(page, 'penerima');
  await fillAll(page, {
    namaPenerima: 'cv sumber rejeki',
    alamatPenerima: 'jl. asia afrika no. 1',
    provinsiPenerima: 'JAWA BARAT',
    kotaPenerima: 'KOTA BANDUNG',
    teleponPenerima: '0224230000',
    namaBankPenerima: 'bank nusantara',
    nomorRekeningPenerima: '0098765432101',
  });
  await goOn(page);
  await onStep(page, 'nilai');
  await fillAll(page, { nilaiSkbdn: '1000000000', penanggungBiaya: 'Pembeli' });
  expect(await valueOf(page, 'nilaiSkbdnTerbilang')).toBe('Satu Milyar Rupiah');
  expect(await valueOf(page, 'persentaseSetoran')).toBe('100');
  expect(await valueOf(page, 'setoranJaminan')).toBe('Rp 1.000.000.000');
  await goOn(page);
  await walk(page, importer.slice(4, 6));
  await onStep(page, 'unggahan');
  expect(await fieldOf(page, 'uploadIzinImpor').count()).toBe(0);
});
