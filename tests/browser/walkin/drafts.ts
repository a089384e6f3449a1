import type { Draft } from '../support/walkin';

/** What the pre-step and its dialog have stored of somebody who is not registered. */
const unknown = {
  wargaNegara: 'wni',
  nama: "siti nur'aini",
  nomorHandphone: '081234567890',
  nik: '3273019901900001',
  bertindakUntukKepentingan: '1|Diri Sendiri',
  correlationId: 'COR-3273019901900001',
  cif: '',
  ncid: '',
  nomorIdentitas: '3273019901900001',
  dukcapil: {},
  channel_name: 'eform',
  tipeNasabah: '1|non-nasabah',
} as const;

const screened = { ...unknown, tanggalLahir: '1990-08-17', namaGadisIbuKandung: 'dewi lestari' } as const;

const tabs = {
  ...screened,
  cabangPemroses: '0002|KC Bandung Dago',
  gelarSebelumNama: '1|Tidak Ada',
  gelarSetelahNama: '1|Tidak Ada',
  jenisKelamin: '1|Perempuan',
  masaBerlaku: '1|Seumur Hidup',
  kewarganegaraan: '100|INDONESIA',
  tempatLahir: 'bandung',
  statusPerkawinan: '1|Kawin',
  informasiAlamatNegara: '100|INDONESIA',
  informasiAlamatProvinsi: '32|JAWA BARAT',
  informasiAlamatKota: '32.73|KOTA BANDUNG',
  informasiAlamatKecamatan: '32.73.02|Coblong',
  informasiAlamatDesa: '32.73.02.1004|Dago',
  informasiAlamatRt: '001',
  informasiAlamatRw: '005',
  informasiAlamatKodepos: '40324',
  informasiAlamat: 'Jl. Merdeka No. 10',
  domisiliSesuaiAlamat: '1|ya',
} as const;

const working = {
  ...tabs,
  informasiPekerjaanJenisPekerjaan: '14|Wiraswasta',
  informasiPekerjaanBidangUsaha: '7|Perdagangan Besar dan Eceran',
  informasiPekerjaanNamaPerusahaan: 'Toko Nur',
  pekerjaanTambahan: '2|tidak',
} as const;

const registering = ['awal', 'screening', 'pendaftaran'] as const;

/** Visits that stopped, from the screening on; everything before the step is answered. */
export const drafts = {
  screening: { step: 'screening', stages: ['awal', 'screening'], data: screened },
  domicileQuestion: { step: 'tab-3', stages: registering, data: tabs },
  job: { step: 'tab-5', stages: registering, data: tabs },
  secondJob: {
    step: 'tab-7',
    stages: registering,
    data: {
      ...working,
      pekerjaanTambahan: '1|ya',
      informasiPekerjaanTambahanJenisPekerjaan: '14|Wiraswasta',
      informasiPekerjaanTambahanBidangUsaha: '16|Pendidikan',
      informasiPekerjaanTambahanNamaPerusahaan: 'Bimbingan Belajar Cerdas',
    },
  },
  finances: {
    step: 'tab-8',
    stages: registering,
    data: {
      ...working,
      penghasilanRataRataPerTahun: '1|< Rp60 Juta',
      sumberPenghasilanPribadi: '1|Gaji',
      hubunganDenganBank: '1|Investasi',
    },
  },
  /** A customer, with nothing about the transaction yet. */
  transaction: { step: 'transaksi', stages: ['awal', 'transaksi'], data: { ...unknown, cif: 'CIF900001' } },
  /** The same, ready to be sent. */
  withdrawal: {
    step: 'transaksi',
    stages: ['awal', 'transaksi'],
    data: {
      ...unknown,
      cif: 'CIF900001',
      provinsi: '32|JAWA BARAT',
      kota: '32.73|KOTA BANDUNG',
      tanggalBooking: '2026-11-23',
      cabang: '0002|KC Bandung Dago',
      alamatCabang: 'Jl. Ir. H. Juanda No. 84, Bandung',
      jenisTransaksi: '1|Tarik Tunai',
      nomorRekening: '0012345678901',
      nominal: 2_500_000,
      sumberDana: '1|Gaji',
      tujuanTransaksi: '2|Biaya Pendidikan',
    },
  },
} as const satisfies Record<string, Draft>;
