import { withDots } from './numbers';

/** Words of the search for a credit application. */
export const trackingWords = {
  title: 'LACAK PROSES PERMOHONAN KREDIT',
  subtitle: 'Masukan Nomor Registrasi Kredit e-Form Anda',
  number: 'Nomor registrasi',
  captcha: 'Kode keamanan',
  submit: 'Lacak',
  /** Told by the live region while the request is on its way. */
  pending: 'Sedang melacak …',
  /** The number was left empty. */
  numberMissing: 'Harus Diisi',
  /** Heads the result. */
  result: 'Hasil pelacakan',
  applicationId: 'ID permohonan',
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
