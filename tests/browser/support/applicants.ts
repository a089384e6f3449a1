import { customerChecks } from '../../../mocks/samples';

/** The day on which the tests of the products are played: a Saturday. */
export const today = new Date('2026-11-21T09:00:00+07:00');

/** Answers that several products ask of a person in the same words. */
export const identity = {
  namaLengkap: "siti nur'aini",
  tempatLahir: 'bandung',
  jenisKelamin: 'Perempuan',
  noHp: '081234567890',
  email: 'siti@contoh.co.id',
} as const;

export const civilRecord = { nik: customerChecks.found.nik, tanggalLahir: '01011990' } as const;

const regions = {
  province: 'JAWA BARAT',
  city: 'KOTA BANDUNG',
  district: 'Coblong',
  village: 'Dago',
} as const;

export const idCardAddress = { alamat: 'jl. merdeka no. 10', rt: '001', rw: '005', ...regions } as const;

export const residence = {
  alamatSamaDenganKtp: true,
  statusKepemilikanTempatTinggal: 'Milik Sendiri',
} as const;

export const occupation = {
  jenisPekerjaan: 'Karyawan Swasta',
  sumberDana: 'Gaji',
  penghasilanPerbulan: '10-50',
} as const;

export const bankRelation = {
  hubunganDenganBank: 'Non Nasabah',
  golonganNasabah: 'Reguler',
  tujuanRekening: 'Transaksi',
} as const;

export const family = {
  namaIbu: 'dewi lestari',
  agama: 'Islam',
  statusPerkawinan: 'Kawin',
  pendidikanTerakhir: 'DIPLOMA IV / STRATA I',
} as const;

export const emergencyContact = {
  emergencyNamaLengkap: 'budi santoso',
  emergencyNoHp: '089876543210',
  emergencyAlamat: 'jl. asia afrika no. 1',
} as const;
