import * as applicant from '../support/applicants';
import { sampleFile } from '../support/sampleFiles';
import type { Answered } from '../support/walk';

const card: Answered = {
  step: 'kartu-dan-layanan',
  answers: {
    jenisKartuAtm: 'Gold',
    tipeKartuAtm: 'Instan Dengan Nama',
    namaPadaKartu: "siti nur'aini",
    fasilitasEChannel: ['SMS Banking'],
  },
};

/** Who has no account yet answers everything. */
export const newCustomer: readonly Answered[] = [
  { step: 'tipe-nasabah', answers: { tipeNasabah: 'Non-Nasabah' } },
  { step: 'identitas', answers: { ...applicant.civilRecord, ...applicant.identity } },
  { step: 'alamat-ktp', answers: applicant.idCardAddress },
  { step: 'alamat-tinggal', answers: applicant.residence },
  {
    step: 'data-pribadi',
    answers: {
      ...applicant.family,
      uploadScanKtp: [sampleFile('ktp.png', 'png')],
      uploadFotoNasabah: [sampleFile('foto.webp', 'webp')],
      uploadScanNpwp: [sampleFile('npwp.pdf', 'pdf')],
    },
  },
  { step: 'pekerjaan-dan-keuangan', answers: { ...applicant.occupation, ...applicant.bankRelation } },
  { step: 'kontak-darurat', answers: applicant.emergencyContact },
  card,
];
