import type { Messages } from '../../../language';
import { objectWords } from './types';

/** What an editor reads of a field's own messages. */
export const messages = objectWords<Messages>('pesan', 'Pesan sendiri', {
  required: {
    title: 'Wajib diisi',
    about: 'Belum diisi, belum dipilih, atau belum dicentang.',
    examples: ['Isi nama sesuai KTP'],
  },
  minLength: {
    title: 'Paling sedikit huruf',
    about: 'Lebih pendek dari `minLength`.',
    examples: ['NIK terdiri dari {limit} digit'],
  },
  maxLength: {
    title: 'Paling banyak huruf',
    about: 'Lebih panjang dari `maxLength`.',
    examples: ['Singkat menjadi {limit} karakter'],
  },
  rule: {
    title: 'Huruf yang boleh',
    about: 'Memuat karakter di luar `rule`.',
    examples: ['Tulis nomornya saja, tanpa spasi'],
  },
  format: {
    about: 'Bentuk isian tidak sesuai, menurut `format`.',
    examples: ['Tulis seperti 12.345.678.9-012.345'],
  },
  email: { about: 'Bukan alamat email.', examples: ['Tulis seperti nama@contoh.co.id'] },
  min: { title: 'Paling sedikit', about: 'Di bawah `min`.', examples: ['Setoran minimal Rp {limit}'] },
  max: {
    title: 'Paling banyak',
    about: 'Di atas `max`; juga pemberitahuan bila nilainya diturunkan ke `max`.',
    examples: ['Plafon Anda Rp {limit}'],
  },
  minDate: {
    title: 'Hari pertama',
    about: 'Sebelum `minDate`, atau sebelum tahun 1900.',
    examples: ['Pilih {limit} atau sesudahnya'],
  },
  maxDate: {
    title: 'Hari terakhir',
    about: 'Sesudah `maxDate`, atau lebih dari 10 tahun ke depan.',
    examples: ['Anda harus sudah berusia 17 tahun: lahir paling lambat {limit}'],
  },
  closedDay: {
    about: 'Hari yang ditutup, oleh `disable` atau `maxWeekdaysAhead`.',
    examples: ['Cabang buka Senin sampai Jumat'],
  },
  date: { about: 'Bukan tanggal.', examples: ['Tulis seperti 31/12/1990'] },
  fileType: { about: 'Jenis file tidak diterima.', examples: ['Foto KTP harus JPG atau PNG'] },
  fileSize: {
    about: 'Berkas terlalu besar, lebih dari `maxSizeBytes`; `{limit}` dalam MB.',
    examples: ['Kecilkan foto menjadi {limit} MB'],
  },
  fileCount: { about: 'Berkas terlalu banyak, lebih dari `maxFiles`.', examples: ['Cukup {limit} foto'] },
  minRows: {
    title: 'Paling sedikit baris',
    about: 'Baris kurang dari `minRows`.',
    examples: ['Isi minimal {limit} orang'],
  },
  maxRows: {
    title: 'Paling banyak baris',
    about: 'Baris lebih dari `maxRows`.',
    examples: ['Maksimal {limit} orang'],
  },
  minChosen: {
    about: 'Yang dipilih terlalu sedikit, kurang dari `minChosen`.',
    examples: ['Pilih minimal {limit}'],
  },
  maxChosen: {
    about: 'Yang dipilih terlalu banyak, lebih dari `maxChosen`.',
    examples: ['Pilih maksimal {limit}'],
  },
  option: {
    about: 'Pilihan sudah tidak ditawarkan.',
    examples: ['Produk ini sudah tidak ada; pilih yang lain'],
  },
  captcha: { about: 'Kode yang diketik ulang tidak cocok.', examples: ['Ketik empat huruf pada gambar'] },
});
