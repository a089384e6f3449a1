import { civilRecord, identity } from '../support/applicants';
import { sampleFile } from '../support/sampleFiles';
import type { Answered } from '../support/walk';

const cardHolder = (row: 0 | 1, purpose: string, limit: string): Answered['answers'] => ({
  [`pemegangKartu.${row}.namaPemegangKartu`]: 'andi wijaya',
  [`pemegangKartu.${row}.nikPemegangKartu`]: `327301010190000${row + 1}`,
  [`pemegangKartu.${row}.noHpPemegangKartu`]: '081234567891',
  [`pemegangKartu.${row}.penggunaanKartu`]: purpose,
  [`pemegangKartu.${row}.limitKartu`]: limit,
});

/** A public service agency with two card holders: every field that the form has. */
export const agency: readonly Answered[] = [
  {
    step: 'instansi',
    popup: true,
    answers: {
      jenisInstansi: 'BLUD',
      namaPemerintahDaerah: 'pemerintah kota bandung',
      namaInstansi: 'rumah sakit umum daerah',
      namaSkpdInduk: 'dinas kesehatan',
      nomorSkBlud: '445/kep.123/2020',
      tanggalSkBlud: '02012020',
      npwpInstansi: '0012345678901000',
      teleponInstansi: '0224201234',
      emailInstansi: 'rsud@contoh.go.id',
    },
  },
  {
    step: 'alamat-instansi',
    answers: {
      alamatInstansi: 'jl. merdeka no. 10',
      provinsiInstansi: 'JAWA BARAT',
      kotaInstansi: 'KOTA BANDUNG',
      kecamatanInstansi: 'Coblong',
      kelurahanInstansi: 'Dago',
      cabangPengelola: 'KC Bandung Braga',
    },
  },
  {
    step: 'pejabat',
    answers: {
      jabatanPenggunaAnggaran: 'Kuasa Pengguna Anggaran (KPA)',
      namaPenggunaAnggaran: 'budi santoso',
      nipPenggunaAnggaran: '198001012005011001',
      namaBendahara: identity.namaLengkap,
      nipBendahara: '198501012010012001',
      nikBendahara: civilRecord.nik,
      noHpBendahara: identity.noHp,
      emailBendahara: 'bendahara@contoh.go.id',
      namaRekeningBendahara: 'bendahara rsud',
      nomorRekeningBendahara: '0012345678901',
    },
  },
  {
    step: 'limit',
    answers: {
      besaranPersentaseKKI: '37,5',
      besaranUangPersediaanUPSKPD: '1000000000',
      besaranLimitBelanjaModal: '150000000',
    },
  },
  { step: 'administrator', answers: { administratorBendahara: true } },
  {
    step: 'pemegang-kartu',
    answers: {
      pemegangKartu: '2',
      ...cardHolder(0, 'Belanja Modal', '150000000'),
      ...cardHolder(1, 'Perjalanan Dinas', '225000000'),
    },
  },
  {
    step: 'dokumen',
    answers: {
      nomorSuratPermohonan: '900/123/bkad/2026',
      tanggalSuratPermohonan: '12112026',
      uploadSuratPermohonan: [sampleFile('surat.pdf', 'pdf')],
      uploadSkPejabat: [sampleFile('sk-kpa.pdf', 'pdf'), sampleFile('sk-bendahara.jpg', 'jpeg')],
      uploadSkBlud: [sampleFile('sk-blud.pdf', 'pdf')],
      uploadKtpBendahara: [sampleFile('ktp.png', 'png')],
      uploadKtpPemegangKartu: [sampleFile('ktp-andi.webp', 'webp')],
    },
  },
];
