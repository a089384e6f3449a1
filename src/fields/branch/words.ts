import type { BranchField, BankBranch, BranchQueue } from '../../language';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences } from '../common/words/types';

const branchQueue = objectWords<BranchQueue>('antrian', 'Antrian cabang', {
  serviceType: {
    about: 'Layanan yang diberikan di antrian ini.',
    examples: [{ name: 'Teller' }],
    of: objectWords<BranchQueue['serviceType']>('layananAntrian', 'Layanan', {
      id: { about: 'Nomor layanan, ditulis sebagai teks.', examples: ['1'] },
      name: { about: 'Nama layanan.', examples: ['Teller'] },
    }),
  },
  description: { about: 'Keterangan antrian.', examples: ['Setor dan tarik tunai'] },
  availability: { about: 'Banyaknya orang yang masih dapat dilayani.', examples: [12] },
  sisaAntrian: { about: 'Banyaknya orang dalam antrian.', examples: [3] },
  eformCount: { about: 'Banyaknya antrian dari e-form.', examples: [1] },
});

/** The words on a branch of the bank, as its back end sends it. */
const bankBranch = objectWords<BankBranch>('cabangBank', 'Contoh cabang', {
  code: { about: 'Kode cabang. Tanpa ini: `0000`.', examples: ['0001'] },
  name: { about: 'Nama cabang.', examples: ['Cabang Utama Bandung'] },
  address: { about: 'Alamat cabang.', examples: ['Jl. Naripan No. 12-14, Bandung'] },
  latitude: { about: 'Garis lintang, ditulis sebagai teks.', examples: ['-6.9197'] },
  langitude: {
    about: 'Garis bujur, ditulis sebagai teks (begitulah ejaan layanan bank).',
    examples: ['107.6106'],
  },
  lastUpdatedDate: { about: 'Saat data antrian diperbarui.', examples: ['2026-01-15T08:00:00'] },
  isCurrentDate: { about: '`true`: data antrian hari ini.', examples: [true] },
  limitTeller: { about: 'Batas antrian teller.', examples: [50] },
  limitCustomerService: { about: 'Batas antrian layanan nasabah.', examples: [30] },
  branchOnlineQueues: {
    about: 'Antrian-antrian cabang ini.',
    examples: [[{ serviceType: { name: 'Teller' }, availability: 12 }]],
    of: branchQueue,
  },
});

const keys = (sentences: Sentences) =>
  objectWords<BranchField>('field-branch', 'Cabang bank', {
    type: typeKey(sentences, 'branch'),
    ...commonKeys,
    city: {
      about: 'Nama pertanyaan kota; cabang dimuat setelah kota dan tanggal terisi.',
      examples: ['kota'],
    },
    date: { about: 'Nama pertanyaan tanggal kunjungan.', examples: ['tanggalBooking'] },
    apiUrl: {
      about: 'Daftar cabang dengan antriannya di layanan bank.',
      examples: ['branch/online-queue'],
    },
    service: {
      about:
        'Nama layanan yang dituju; cabang yang kuotanya habis untuk layanan ini tidak dapat dipilih pada hari itu. Tanpa kunci ini: bila kuota semua layanannya habis.',
      examples: ['Teller'],
    },
    fills: {
      about: 'Pertanyaan lain yang terisi dari cabang terpilih: nama pertanyaan → kunci data cabang.',
      examples: [{ alamatCabang: 'address' }],
      each: 'Kunci data cabang yang mengisi pertanyaan ini.',
      choices: {
        code: 'Kode cabang.',
        name: 'Nama cabang.',
        address: 'Alamat cabang.',
        latitude: 'Garis lintang.',
        langitude: 'Garis bujur.',
      },
    },
    sample: {
      about: 'Cabang-cabang contoh, ditampilkan sebagai contoh bila daftar tidak dapat dimuat.',
      examples: [[{ code: '0001', name: 'Cabang Utama Bandung', address: 'Jl. Naripan No. 12-14, Bandung' }]],
      of: bankBranch,
    },
  });

export const words: FieldWords = {
  about: 'Cabang bank di sebuah kota pada sebuah hari, dengan antriannya.',
  keys,
};
