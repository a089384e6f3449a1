import { civilRecord, idCardAddress, identity, occupation } from '../support/applicants';
import { sampleFile } from '../support/sampleFiles';
import type { Answered } from '../support/walk';

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
