import { civilRecord, idCardAddress, identity, occupation } from '../support/applicants';
import { sampleFile } from '../support/sampleFiles';
import type { Answered } from '../support/walk';

const owner: Answered = {
  step: 'pemilik-manfaat',
  answers: {
    jenisPemilikManfaat: 'Perorangan',
    namaPemilikManfaat: 'budi santoso',
    nikPemilikManfaat: '3273014101920001',
    hubunganPemilikManfaat: 'Keluarga',
    persentaseManfaat: '33,5',
    alamatPemilikManfaat: 'jl. asia afrika no. 1',
  },
};

/** A person who keeps securities of their own: nobody else profits, so that step is skipped. */
export const person: readonly Answered[] = [
  {
    step: 'tujuan',
    answers: {
      jenisPemohon: 'Perorangan',
      tujuanPembukaanRekening: 'Penyimpanan Efek Milik Sendiri',
      hubunganDenganBank: 'Nasabah',
      cabangPemroses: 'KC Bandung Braga',
    },
  },
  { step: 'identitas', answers: { ...civilRecord, ...identity, namaIbu: 'dewi lestari' } },
  { step: 'alamat', answers: idCardAddress },
  {
    step: 'investor',
    answers: {
      punyaSid: 'Sudah',
      nomorSid: 'idd0101z1234567',
      jenisEfek: ['Surat Berharga Negara', 'Reksa Dana'],
      perkiraanNilaiEfek: '500000000',
      profilRisiko: 'Moderat',
      ...occupation,
    },
  },
  {
    step: 'rekening',
    answers: {
      bankRekeningHasil: 'Rekening di bank kami',
      namaPemilikRekeningHasil: identity.namaLengkap,
      nomorRekeningHasil: '0012345678901',
      caraTerimaLaporan: 'Email',
    },
  },
  {
    step: 'dokumen',
    answers: { uploadScanKtp: [sampleFile('ktp.jpg', 'jpeg')], kodeCaptcha: true },
  },
];

/** A company with a purpose of its own, whose code begins with the digit that lets others skip a step. */
export const company: readonly Answered[] = [
  {
    step: 'tujuan',
    answers: {
      jenisPemohon: 'Badan Usaha',
      tujuanPembukaanRekening: 'Lainnya',
      tujuanPembukaanRekeningLainnya: 'program kepemilikan saham',
      hubunganDenganBank: 'Non Nasabah',
      cabangPemroses: 'KC Bandung Braga',
    },
  },
  {
    step: 'identitas',
    answers: {
      namaBadanUsaha: 'pt maju bersama',
      bentukBadanUsaha: 'PT',
      bidangUsaha: 'Perdagangan Besar dan Eceran',
      nomorAktaPendirian: '12',
      tanggalAktaPendirian: '02012015',
      npwpBadanUsaha: '012345678901234',
      nomorIndukBerusaha: '9120001234567',
      teleponBadanUsaha: '0224230000',
      emailBadanUsaha: 'kantor@contoh.co.id',
    },
  },
  owner,
  {
    step: 'alamat',
    answers: { alamat: 'jl. merdeka no. 10', province: 'JAWA BARAT', city: 'KOTA BANDUNG' },
  },
  {
    step: 'pejabat',
    answers: {
      namaPejabat: identity.namaLengkap,
      jabatanPejabat: 'direktur',
      nikPejabat: civilRecord.nik,
      tanggalLahirPejabat: civilRecord.tanggalLahir,
      noHpPejabat: identity.noHp,
      emailPejabat: identity.email,
      dasarKewenangan: 'Surat Kuasa',
    },
  },
  {
    step: 'investor',
    answers: {
      punyaSid: 'Belum',
      jenisEfek: ['Saham'],
      perkiraanNilaiEfek: '5000000000',
      profilRisiko: 'Agresif',
      sumberDanaBadanUsaha: 'Hasil Usaha',
      pendapatanPerTahun: '1-10',
    },
  },
  {
    step: 'rekening',
    answers: {
      bankRekeningHasil: 'Rekening di bank lain',
      namaBankLain: 'bank nusantara',
      cabangBankLain: 'bandung',
      namaPemilikRekeningHasil: 'pt maju bersama',
      nomorRekeningHasil: '0012345678901',
      caraTerimaLaporan: 'Pos',
    },
  },
  {
    step: 'dokumen',
    answers: {
      uploadAktaPendirian: [sampleFile('akta.pdf', 'pdf'), sampleFile('perubahan.pdf', 'pdf')],
      uploadIzinUsaha: [sampleFile('nib.pdf', 'pdf')],
      uploadNpwpBadanUsaha: [sampleFile('npwp.png', 'png')],
      uploadKtpPejabat: [sampleFile('ktp.webp', 'webp')],
      uploadSuratKuasa: [sampleFile('kuasa.pdf', 'pdf')],
      uploadRekeningHasil: [sampleFile('koran.pdf', 'pdf')],
      kodeCaptcha: true,
    },
  },
];
