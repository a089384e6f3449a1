import { withDots } from './values';

/** Words of the search for a credit application. */
export const trackingWords = {
  title: 'LACAK PROSES PERMOHONAN KREDIT',
  subtitle: 'Masukan Nomor Registrasi Kredit e-Form Anda',
  number: 'Nomor registrasi',
  numberGuide: 'Hanya nomor permohonan kredit',
  numberExample: 'Contoh: KRD2601150004',
  captcha: 'Kode keamanan',
  submit: 'Lacak',
  /** Read out by the live region while the request is on its way. */
  pending: 'Sedang melacak …',
  missing: 'Harus Diisi',
  result: 'Hasil pelacakan',
  applicationId: 'ID permohonan',
  product: 'Produk',
  /** In the words of the form that asked for it: the simulation's plafond is the most that could be asked for. */
  plafond: 'Plafond (besaran pinjaman)',
  registeredAt: 'Tanggal registrasi',
  status: 'Status saat ini',
  /** Names the list of stages. */
  stages: 'Tahapan proses',
  /** Beside the stage that the application is at. */
  current: 'Saat ini',
  /** The same of the stages before and after it. */
  done: 'Selesai',
  ahead: 'Belum dimulai',
  /** In place of descriptions. */
  noSteps: 'Belum ada keterangan untuk tahap ini.',
  /** There is no tracking data. */
  inProcess: 'Pengajuan sedang dalam proses',
  /** Under it: what happens next. */
  next: 'Permohonan Anda sedang kami periksa, dan tahapnya belum tercatat. Lacak lagi besok; Anda tidak perlu mengirim ulang.',
  /** The same of a product whose stages are not shown here. */
  notShown: (product: string) =>
    `Nomor ini milik permohonan ${product}, yang tahapnya tidak ditampilkan di sini. Tanyakan kepada kami; Anda tidak perlu mengirim ulang.`,
  /** Above the ways to reach the bank. */
  ask: 'Ada pertanyaan? Sebutkan nomor registrasi Anda kepada kami:',
  /** The back end knows no such number. */
  unknown: {
    title: 'Nomor Registrasi Tidak Terdaftar!',
    text: 'Silahkan periksa kembali nomor registrasi yang Anda masukan.',
  },
  /** At the number then: what to compare it with. */
  compare: 'Samakan huruf dan angkanya dengan tanda terima Anda, lalu lacak lagi.',
  failed: {
    title: 'Server sedang sibuk!',
    text: 'Silahkan coba beberapa saat lagi atau hubungi tim kami.',
  },
  /** Beside the button after that; a code is good for one search. */
  again: (asksCode: boolean) =>
    asksCode
      ? 'Permohonan belum terlacak. Ketik kode yang baru, lalu tekan Lacak lagi.'
      : 'Permohonan belum terlacak. Tekan Lacak untuk mencoba lagi.',
} as const;

/** Whole rupiah as the tracking result writes them: `Rp. 150.000.000,-`. */
export const plafondText = (rupiah: number): string => `Rp. ${withDots(Math.round(rupiah))},-`;

/** What stands before a number where it is printed: `No. Reg:`, `Nomor Registrasi`, `No.`. */
const numberLabel = /^\s*(?:(?:no|nomor)(?:[.\s]+|(?=:)))?(?:reg(?:istrasi)?(?:[.\s]+|(?=:)))?:?/i;

/** A registration number as the bank writes them: letters and digits without blanks, dots, hyphens and a label, however it was typed. */
export const asRegistered = (number: string): string =>
  number
    .replace(numberLabel, '')
    .replace(/[\s.\p{Pd}\p{Cf}]/gu, '')
    .toUpperCase();
