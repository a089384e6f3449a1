/** Words around the answers that stay on the visitor's device. */
export const draftWords = {
  /** `time` as `14.32`. */
  savedUntil: (time: string) => `Tersimpan di perangkat ini sampai ${time}`,
  /** Answers of an earlier visit were filled in. */
  restored: 'Jawaban Anda sebelumnya sudah kami isikan kembali.',
  /** The form has changed since; what still fits was filled in. */
  restoredPartly: 'Formulir ini telah diperbarui. Jawaban yang masih sesuai sudah kami isikan kembali.',
  /** Another tab has changed the same form's answers. */
  changedElsewhere: 'Formulir ini juga diubah di tab lain. Jawaban yang terakhir disimpan yang berlaku.',
  startAnew: 'Mulai baru',
  forget: 'Hapus data saya',
  forgotten: 'Data Anda sudah dihapus dari perangkat ini.',
  /** Two minutes before the answers expire. */
  expiring: (minutes: number) => `Jawaban Anda akan dihapus dalam ${minutes} menit demi keamanan.`,
  extend: 'Perpanjang',
  extended: (time: string) => `Jawaban Anda disimpan sampai ${time}.`,
  /** The time is up while the page is open. */
  expired: 'Waktu pengisian habis. Jawaban Anda telah dihapus demi keamanan; silakan isi kembali.',
  /** The browser does not let us store anything. */
  blocked: 'Penyimpanan di perangkat ini tidak tersedia: jawaban hilang bila halaman ditutup.',
  /** The browser's storage has no room left. */
  full: 'Penyimpanan di perangkat ini penuh: jawaban hilang bila halaman ditutup.',
} as const;

/** A clock time as Indonesian writes it, `14.32`, in the visitor's time zone. `time` in ms since 1970. */
export function clockTime(time: number): string {
  const moment = new Date(time);
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  return `${twoDigits(moment.getHours())}.${twoDigits(moment.getMinutes())}`;
}
