import type { Answered } from '../support/walk';

const home = {
  informasiAlamatProvinsi: 'JAWA BARAT',
  informasiAlamatKota: 'KOTA BANDUNG',
  informasiAlamatKecamatan: 'Coblong',
  informasiAlamatDesa: 'Dago',
  informasiAlamatRt: '001',
  informasiAlamatRw: '005',
  informasiAlamat: 'Jl. Merdeka No. 10',
} as const;

const domicile = {
  informasiDomisiliNegara: 'INDONESIA',
  informasiDomisiliProvinsi: 'JAWA BARAT',
  informasiDomisiliKota: 'KOTA CIMAHI',
  informasiDomisiliKecamatan: 'Cimahi Utara',
  informasiDomisiliDesa: 'Cipageran',
  informasiDomisiliRt: '010',
  informasiDomisiliRw: '002',
  informasiDomisili: 'Jl. Kolonel Masturi No. 7',
} as const;

/** Only a clerk of the state is asked for grade and rank, and only these ids for words of one's own. */
const stateJob = {
  informasiPekerjaanJenisPekerjaan: 'Pegawai Negeri Sipil',
  informasiPekerjaanEselonPns: 'Eselon III',
  informasiPekerjaanGolonganPns: 'Golongan III/a',
  informasiPekerjaanJabatan: 'Lainnya (Aparatur Sipil Negara)',
  informasiPekerjaanJabatanLainnya: 'peneliti',
  informasiPekerjaanBidangUsaha: 'Lainnya',
  informasiPekerjaanBidangUsahaLainnya: 'kearsipan',
  informasiPekerjaanNamaPerusahaan: 'Arsip Daerah',
} as const;

const secondJob = {
  informasiPekerjaanTambahanJenisPekerjaan: 'Pegawai Swasta',
  informasiPekerjaanTambahanJabatan: 'Staf',
  informasiPekerjaanTambahanBidangUsaha: 'Pendidikan',
  informasiPekerjaanTambahanNamaPerusahaan: 'Bimbingan Belajar Cerdas',
} as const;

const person = {
  cabangPemroses: 'KC Bandung Dago',
  jenisKelamin: 'Perempuan',
  tempatLahir: 'bandung',
  statusPerkawinan: 'Kawin',
} as const;

/** The tabs of a citizen who lives where the identity card says, and has a second job. */
export const citizen: readonly Answered[] = [
  { step: 'tab-1', answers: { ...person, gelarSetelahNama: 'S.Kom.', alias: 'ani' } },
  { step: 'tab-2', answers: home },
  { step: 'tab-3', answers: { domisiliSesuaiAlamat: 'Ya' } },
  { step: 'tab-5', answers: stateJob },
  { step: 'tab-6', answers: { pekerjaanTambahan: 'Ya' } },
  { step: 'tab-7', answers: secondJob },
  {
    step: 'tab-8',
    answers: {
      penghasilanRataRataPerTahun: 'Rp60-200 Juta',
      sumberPenghasilanPribadi: 'Lainnya',
      sumberPenghasilanPribadiLainnya: 'honor menulis',
      hubunganDenganBank: 'Lainnya',
      hubunganDenganBankLainnya: 'titipan',
    },
  },
];

/** What a foreigner answers before the tabs. */
export const foreignVisitor = {
  wargaNegara: 'WNA (Warga Negara Asing)',
  nama: 'haruka sato',
  nomorHandphone: '081298765432',
  nik: 'TK1234567',
} as const;

/** The tabs of a foreigner who lives in Indonesia, and has one job. */
export const foreigner: readonly Answered[] = [
  { step: 'tab-1', answers: { ...person, berlakuSampai: '31122030', kewarganegaraan: 'JEPANG' } },
  {
    step: 'tab-2',
    answers: {
      informasiAlamatNegara: 'JEPANG',
      informasiAlamatWna: '1-2-3 Shibuya',
      informasiAlamatKotaWna: 'Tokyo',
      informasiAlamatKodePosWna: '150-0002',
    },
  },
  { step: 'tab-3', answers: { domisiliSesuaiAlamat: 'Tidak' } },
  { step: 'tab-4', answers: domicile },
  {
    step: 'tab-5',
    answers: {
      informasiPekerjaanJenisPekerjaan: 'Wiraswasta',
      informasiPekerjaanBidangUsaha: 'Perdagangan Besar dan Eceran',
      informasiPekerjaanNamaPerusahaan: 'Sato Trading',
    },
  },
  { step: 'tab-6', answers: { pekerjaanTambahan: 'Tidak' } },
  { step: 'tab-8', answers: {} },
];
