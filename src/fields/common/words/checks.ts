import type { AnswerCheck, Condition } from '../../../language';
import { condition } from './conditions';
import { objectWords } from './types';

const thatExamples: readonly [Condition, ...Condition[]] = [
  'nomorRekening != rekeningSumber',
  'sum(limitPertama, limitKedua) <= limitKartu',
  [{ name: 'tanggalSelesai', condition: 'atLeast', value: '{tanggalMulai}' }],
];

const check = objectWords<AnswerCheck>('pemeriksaan', 'Pemeriksaan', {
  that: {
    title: 'Yang harus berlaku',
    about:
      'Yang harus berlaku: syarat (daftar perbandingan, kelompok, atau nama syarat) atau rumus. Selama salah satu jawaban yang dibacanya tersembunyi, tidak diperiksa.',
    examples: thatExamples,
    of: condition,
  },
  message: {
    title: 'Pesan',
    about: 'Yang dibaca pengunjung bila tidak berlaku; boleh memuat `{rumus}`.',
    examples: ['Nomor rekening tidak boleh sama dengan rekening sumber dana'],
  },
  level: {
    about: 'Bila tidak berlaku. Tanpa ini: `error`.',
    examples: ['warning'],
    choices: {
      error: 'Pengunjung tidak dapat lanjut sebelum diperbaiki.',
      warning: 'Hanya ditampilkan; pengunjung tetap dapat lanjut.',
    },
  },
  whenEmpty: {
    about: 'Tanpa ini: selama salah satu jawaban yang dibaca masih kosong, tidak diperiksa.',
    examples: ['judge'],
    choices: { judge: 'Diperiksa juga selagi ada jawaban yang kosong.' },
  },
  at: {
    about:
      'Pertanyaan yang ditandai salah; ringkasan kesalahan membawa ke yang pertama. Tanpa ini: pertanyaan tempat pemeriksaan ini ditulis, atau yang pertama dibacanya.',
    examples: [['nomorRekening']],
  },
});

/** The words on the key `checks`. */
export const checksKey = (about: string) => ({
  title: 'Pemeriksaan',
  about: `${about} Diperiksa saat tombol lanjut ditekan, dan saat mengisi begitu semua yang dibacanya pernah diisi.`,
  examples: [
    [
      {
        that: 'nomorRekening != rekeningSumber',
        message: 'Nomor rekening tidak boleh sama dengan rekening sumber dana',
      },
    ],
  ] as const satisfies readonly [readonly AnswerCheck[]],
  of: check,
});
