import type { ValueType } from '../../language';

/** The types of the language in an editor's words. */
export const typeWords: Readonly<Record<ValueType, string>> = {
  text: 'teks',
  number: 'angka',
  date: 'tanggal',
  month: 'bulan',
  boolean: 'ya/tidak',
  choice: 'pilihan',
  choices: 'daftar pilihan',
  rows: 'daftar baris',
  unknown: 'nilai',
};
