import type { BranchField } from '../../language';
import { bankBranch } from '../common/words/bankBranch';
import { commonKeys, typeKey } from '../common/words/commonKeys';
import { objectWords, type FieldWords, type Sentences } from '../common/words/types';

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
    },
    sample: {
      about: 'Cabang-cabang contoh, ditampilkan sebagai contoh bila daftar tidak dapat dimuat.',
      examples: [[{ code: '0001', name: 'Cabang Utama Bandung', address: 'Jl. Naripan No. 12-14, Bandung' }]],
      of: bankBranch,
    },
  });

/** What an editor reads of the type. */
export const words: FieldWords = {
  about: 'Cabang bank di sebuah kota pada sebuah hari, dengan antriannya.',
  keys,
};
