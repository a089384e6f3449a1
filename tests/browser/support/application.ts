import type { Page } from 'playwright-core';
import { declare, fillAll, onStep, openProduct, press, type Given } from './visitor';

/** The form that the browser tests fill in, and what a visitor without an account answers on each step. */
export const slug = 'tandamata-berjangka';

export const steps: readonly (readonly [step: string, answers: Readonly<Record<string, Given>>])[] = [
  ['tipe-nasabah', { tipeNasabah: 'Non-Nasabah' }],
  [
    'identitas',
    {
      nik: '3273010101900001',
      namaLengkap: "siti nur'aini",
      tempatLahir: 'bandung',
      tanggalLahir: '01011990',
      jenisKelamin: 'Perempuan',
      noHp: '081234567890',
      email: 'siti@contoh.co.id',
    },
  ],
  [
    'alamat-ktp',
    {
      alamat: 'jl. merdeka no. 10',
      rt: '001',
      rw: '005',
      province: 'JAWA BARAT',
      city: 'KOTA BANDUNG',
      district: 'Coblong',
      village: 'Dago',
    },
  ],
  ['alamat-tinggal', { alamatSamaDenganKtp: true, statusKepemilikanTempatTinggal: 'Milik Sendiri' }],
  [
    'data-pribadi',
    {
      namaIbu: 'dewi lestari',
      agama: 'Islam',
      statusPerkawinan: 'Kawin',
      pendidikanTerakhir: 'DIPLOMA IV / STRATA I',
    },
  ],
  [
    'pekerjaan-dan-keuangan',
    {
      jenisPekerjaan: 'Karyawan Swasta',
      sumberDana: 'Gaji',
      penghasilanPerbulan: '10-50',
      hubunganDenganBank: 'Non Nasabah',
      golonganNasabah: 'Reguler',
      tujuanRekening: 'Investasi',
    },
  ],
  [
    'kontak-darurat',
    {
      emergencyNamaLengkap: 'budi santoso',
      emergencyAlamat: 'jl. asia afrika no. 1',
      emergencyNoHp: '089876543210',
    },
  ],
  [
    'rencana-setoran',
    {
      namaRekeningSumberDana: "siti nur'aini",
      nomorRekeningSumberDana: '0012345678901',
      setoranAwal: '1000000',
      setoranBulanan: '500000',
      tanggalPendebetan: '25',
      jangkaWaktu: '12',
      tanggalDebetAwal: '31012027',
    },
  ],
];

/** Opens the form and fills it in until a step is on the screen, or all of it, with what is declared on the preview. */
export const fillUntil = async (page: Page, last?: string): Promise<void> => {
  await openProduct(page, slug);
  await fillIn(page, last);
};

/** As `fillUntil`, where the form is open. */
export const fillIn = async (page: Page, last?: string): Promise<void> => {
  for (const [step, answers] of steps) {
    await onStep(page, step);
    if (step === last) return;
    await fillAll(page, answers);
    await press(page, 'next');
  }
  await declare(page);
};
