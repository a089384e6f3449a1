import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { axeFindings, sideways } from './support/axe';
import { phone, useBrowser } from './support/browser';
import { answerByKeys, pressKey } from './support/keyboard';
import { submittedOnce } from './support/submissions';
import { onStep, openProduct, type Given } from './support/visitor';

const visits = useBrowser();

/** Lists, three row groups with values and conditions of their own, options that exclude and that ask, ages, a score. */
const slug = 'sim-bahasa';
const text = readFileSync(`tests/simulation/forms/${slug}.json`, 'utf8');

/** What has a role by which it is reached and a name by which it is read. */
const reached =
  /^'?(?:heading|textbox|radiogroup|radio|checkbox|combobox|spinbutton|button|link|group|region|form)\b/;

/** What is reached in the page's main part, in the order in which it is read out: roles with names. */
const readOut = async (page: Page): Promise<string[]> => {
  const tree = await page.locator('main').ariaSnapshot();
  return tree.split('\n').flatMap((line) => {
    const read = line.trim().replace(/^- /, '');
    return reached.test(read) ? [read.replace(/^'?(\w+(?: ".*?")?).*$/, '$1')] : [];
  });
};

/** Looks at a screen: nothing is wider than a narrow phone, axe finds nothing, and all that is reached has a name. */
const expectRead = async (page: Page): Promise<string[]> => {
  expect([await axeFindings(page), await sideways(page)]).toEqual([[], 0]);
  const lines = await readOut(page);
  expect(lines.filter((line) => !/^\w+ "./.test(line))).toEqual([]);
  return lines;
};

/** What stands in the form of a step, without its frame. */
const inForm = (lines: readonly string[]): readonly string[] =>
  lines.slice(lines.findIndex((line) => line.startsWith('form')));

/** Answers in their order by the keyboard alone, looks at the screen, then presses a button. */
const byKeys = async (
  page: Page,
  answers: Readonly<Record<string, Given>>,
  action: string,
): Promise<string[]> => {
  await answerByKeys(page, answers);
  // What can be done about kept answers stands there a second after the last change.
  await page.locator('[data-saved-until]').waitFor();
  const lines = await expectRead(page);
  await pressKey(page, action);
  return lines;
};

test('the keyboard alone fills in a form of all that the language can say, on a narrow phone, and each screen is read without a gap', async () => {
  visits.portal.drop(slug, text);
  const page = await visits.open({ viewport: phone });
  await openProduct(page, slug);
  await onStep(page, 'pemohon');
  const applicant = {
    namaPemohon: 'Siti Aminah',
    lahirPemohon: '17081990',
    kawin: 'Kawin',
    kerja: 'Lainnya',
    kerjaLainnya: 'Petani',
    dana: ['Gaji', 'Lainnya'],
    danaLainnya: 'Hibah',
  };
  expect(inForm(await byKeys(page, applicant, 'next'))).toEqual([
    'form "Pemohon"',
    'heading "Pemohon"',
    'textbox "Nama lengkap"',
    'textbox "Tanggal lahir"',
    'button "Ubah tanggal, terpilih 17/08/1990: Tanggal lahir"',
    'radiogroup "Status perkawinan"',
    'radio "Belum kawin"',
    'radio "Kawin"',
    'radio "Cerai"',
    'combobox "Pekerjaan"',
    'textbox "Pekerjaan lainnya"',
    'group "Sumber dana"',
    'checkbox "Gaji"',
    'checkbox "Hasil usaha"',
    'checkbox "Lainnya"',
    'checkbox "Tidak ada"',
    'textbox "Sumber dana lainnya"',
    'button "Lanjut"',
    'button "Kembali"',
    'button "Hapus jawaban saya"',
  ]);

  await onStep(page, 'profil');
  const profile = {
    tujuan: 'Tumbuh cepat',
    pengalaman: ['Saham'],
    jangka: 'Lebih dari lima tahun',
    siapRugi: 'Ya',
  };
  expect(inForm(await byKeys(page, profile, 'next'))).toEqual([
    'form "Profil risiko"',
    'heading "Profil risiko"',
    'radiogroup "Tujuan investasi"',
    'radio "Menjaga modal"',
    'radio "Tumbuh perlahan"',
    'radio "Tumbuh cepat"',
    'group "Pengalaman investasi"',
    'checkbox "Reksa dana"',
    'checkbox "Obligasi"',
    'checkbox "Saham"',
    'checkbox "Belum ada"',
    'radiogroup "Jangka waktu"',
    'radio "Kurang dari satu tahun"',
    'radio "Satu sampai lima tahun"',
    'radio "Lebih dari lima tahun"',
    'radiogroup "Siap menanggung kerugian?"',
    'radio "Ya"',
    'radio "Tidak"',
    'button "Lanjut"',
    'button "Kembali"',
    'button "Hapus jawaban saya"',
  ]);

  await onStep(page, 'keluarga');
  await pressKey(page, 'addRow');
  await page.locator('[data-row-page="anggota"]:not([aria-busy])').waitFor();
  const child = {
    'anggota.0.namaAnggota': 'Budi',
    'anggota.0.lahirAnggota': '01012020',
    'anggota.0.hubungan': 'Lainnya',
    'anggota.0.hubunganLain': 'Keponakan',
    'anggota.0.sekolah': 'Belum sekolah',
  };
  expect(inForm(await byKeys(page, child, 'saveRow'))).toEqual([
    'form "Anggota 1: Budi"',
    'heading "Anggota 1: Budi"',
    'textbox "Nama anggota"',
    'textbox "Tanggal lahir anggota"',
    'button "Ubah tanggal, terpilih 01/01/2020: Tanggal lahir anggota"',
    'radiogroup "Hubungan"',
    'radio "Pasangan"',
    'radio "Anak"',
    'radio "Lainnya"',
    'textbox "Hubungan lainnya"',
    'radiogroup "Pendidikan anak"',
    'radio "Belum sekolah"',
    'radio "Sampai SMA"',
    'radio "Diploma atau sarjana"',
    'button "Simpan"',
    'button "Kembali"',
    'button "Hapus jawaban saya"',
  ]);
  await page.locator('[data-field="anggota"] [data-row]').first().getByText('Budi').first().waitFor();
  await byKeys(page, { wali: 'Ayu' }, 'next');

  await onStep(page, 'kekayaan');
  const asset = {
    'aset.0.jenisAset': 'Tanah',
    'aset.0.nilaiAset': '500000000',
    'aset.0.utangAset': '100000000',
    'aset.0.kreditur': 'Bank Nusantara',
    'aset.0.asuransi': 'Tidak',
  };
  expect(inForm(await byKeys(page, asset, 'next'))).toEqual([
    'form "Kekayaan"',
    'heading "Kekayaan"',
    'group "Aset"',
    'group "Aset 1"',
    'heading "Aset 1"',
    'button "Hapus Aset 1"',
    'radiogroup "Jenis aset"',
    'radio "Tanah"',
    'radio "Bangunan"',
    'radio "Kendaraan"',
    'textbox "Nilai aset"',
    'textbox "Sisa utang (opsional)"',
    'textbox "Kreditur"',
    'radiogroup "Sudah diasuransikan?"',
    'radio "Ya"',
    'radio "Tidak"',
    'button "Tambah aset"',
    'button "Lanjut"',
    'button "Kembali"',
    'button "Hapus jawaban saya"',
  ]);

  await onStep(page, 'rekening');
  await pressKey(page, 'addRow');
  const account = {
    'rekening.0.bank': 'Bank di luar negeri',
    'rekening.0.mataUang': 'Dolar Singapura',
    'rekening.0.saldo': '100',
    'rekening.0.kurs': '12000,5',
  };
  expect(inForm(await byKeys(page, account, 'next'))).toEqual([
    'form "Rekening lain"',
    'heading "Rekening lain"',
    'group "Rekening lain"',
    'group "Rekening 1"',
    'heading "Rekening 1"',
    'button "Hapus Rekening 1"',
    'radiogroup "Bank"',
    'radio "Bank lain di Indonesia"',
    'radio "Bank di luar negeri"',
    'radiogroup "Mata uang"',
    'radio "Dolar Amerika Serikat"',
    'radio "Dolar Singapura"',
    'textbox "Saldo"',
    'textbox "Kurs rupiah"',
    'button "Tambah rekening"',
    'button "Periksa"',
    'button "Kembali"',
    'button "Hapus jawaban saya"',
  ]);
  await page.locator('[data-preview-page]').waitFor();
  await expectRead(page);
  await pressKey(page, 'submit');
  await page.locator('[data-registration-number]').waitFor();
  await expectRead(page);
  expect(submittedOnce(visits.portal).data).toMatchObject({
    kerja: '9|Lainnya',
    kerjaLainnya: 'Petani',
    skorRisiko: 9,
    profilRisiko: 'Agresif',
    anggota: [{ namaAnggota: 'Budi', hubunganLain: 'Keponakan', sekolah: '1|Belum sekolah' }],
    banyakAnak: 1,
    aset: [{ kreditur: 'Bank Nusantara', nilaiBersih: 400000000 }],
    rekening: [{ mataUang: 'SGD|Dolar Singapura', saldoRupiah: 1200050, wajibLapor: 'ya' }],
    danaRupiah: 1200050,
  });
});
