import * as applicant from '../support/applicants';
import { sampleFile } from '../support/sampleFiles';
import type { Answered } from '../support/walk';

const plan: Answered = {
  step: 'rencana-setoran',
  answers: {
    namaRekeningSumberDana: "siti nur'aini",
    nomorRekeningSumberDana: '0012345678901',
    setoranAwal: '1000000',
    setoranBulanan: '500000',
    tanggalPendebetan: '25',
    jangkaWaktu: '12',
    tanggalDebetAwal: '31012027',
  },
};

/** A customer of the bank who comes from abroad and is not found there: the whole form, with the country. */
export const foreigner: readonly Answered[] = [
  {
    step: 'tipe-nasabah',
    answers: { tipeNasabah: 'Nasabah', ...applicant.civilRecord, nik: '3273010101900009' },
  },
  { step: 'identitas', answers: applicant.identity },
  { step: 'alamat-ktp', answers: applicant.idCardAddress },
  { step: 'alamat-tinggal', answers: applicant.residence },
  {
    step: 'data-pribadi',
    answers: {
      ...applicant.family,
      statusKependudukan: 'WNA',
      negara: 'JEPANG',
      uploadFotoNasabah: [sampleFile('foto.jpeg', 'jpeg')],
    },
  },
  { step: 'pekerjaan-dan-keuangan', answers: { ...applicant.occupation, ...applicant.bankRelation } },
  { step: 'kontak-darurat', answers: applicant.emergencyContact },
  plan,
];

/** Whom the bank knows gives the accounts and the plan. */
export const knownCustomer: readonly Answered[] = [
  { step: 'tipe-nasabah', answers: { tipeNasabah: 'Nasabah', ...applicant.civilRecord } },
  {
    step: 'data-nasabah',
    answers: {
      tujuanRekening: 'Investasi',
      namaRekeningTandamataBerjangka: "siti nur'aini",
      nomorRekeningTandamataBerjangka: '0098765432101',
    },
  },
  plan,
];
