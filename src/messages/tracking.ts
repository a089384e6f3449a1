import { withDots } from './numbers';

/** Words of the search for a credit application. */
export const trackingWords = {
  title: 'LACAK PROSES PERMOHONAN KREDIT',
  subtitle: 'Masukan Nomor Registrasi Kredit e-Form Anda',
  number: 'Nomor registrasi',
  captcha: 'Kode keamanan',
  /** The prompt of the captcha. */
  captchaPrompt: 'Ketik ulang kode',
  submit: 'Lacak',
  /** Told by the live region while the request is on its way. */
  pending: 'Sedang melacak …',
  /** The number was left empty. */
  numberMissing: 'Harus Diisi',
  captchaWrong: 'Captcha tidak sesuai!',
  /** Heads the result. */
  result: 'Hasil pelacakan',
  applicationId: 'ID pengajuan',
  product: 'Produk',
  plafond: 'Plafond',
  registeredAt: 'Tanggal registrasi',
  status: 'Status saat ini',
  /** Names the list of stages. */
  stages: 'Tahapan proses',
  /** Beside the stage that the application is at. */
  current: 'Saat ini',
  /** In place of descriptions. */
  noSteps: 'Belum ada keterangan untuk tahap ini.',
  /** There is no tracking data. */
  inProcess: 'Pengajuan sedang dalam proses',
  /** The back end knows no such number. */
  unknown: {
    title: 'Nomor Registrasi Tidak Terdaftar!',
    text: 'Silahkan periksa kembali nomor registrasi yang Anda masukan.',
  },
  /** The request failed. */
  failed: {
    title: 'Server sedang sibuk!',
    text: 'Silahkan coba beberapa saat lagi atau hubungi tim kami.',
  },
} as const;

/** Whole rupiah as the tracking result writes them: `Rp. 150.000.000,-`. */
export const plafondText = (rupiah: number): string => `Rp. ${withDots(Math.round(rupiah))},-`;

const days = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long' });
const moments = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeStyle: 'short' });

/** A moment, ISO 8601, as the visitor's calendar day: `15 Januari 2026`. What is no moment stays as it is. */
export const dayInWords = (moment: string): string => inWords(days, moment);

/** A moment, ISO 8601, by the visitor's clock: `15 Januari 2026 pukul 09.30`; a day alone has no time. */
export const momentInWords = (moment: string): string =>
  inWords(dayAlone.test(moment) ? days : moments, moment);

/** JavaScript takes it for midnight in Greenwich, which is another day in half of the world. */
const dayAlone = /^\d{4}-\d{2}-\d{2}$/;

function inWords(format: Intl.DateTimeFormat, moment: string): string {
  const date = new Date(dayAlone.test(moment) ? `${moment}T00:00` : moment);
  return Number.isNaN(date.getTime()) ? moment : format.format(date);
}
