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
