/** Words around the answers that stay on the visitor's device. */
export const draftWords = {
  /** `time` as `14.32`. */
  savedUntil: (time: string) => `Tersimpan di perangkat ini sampai pukul ${time}`,
  restored: 'Jawaban Anda sebelumnya sudah kami isikan kembali.',
  /** The form has changed since; what still fits was filled in. */
  restoredPartly: 'Formulir ini telah diperbarui. Jawaban yang masih sesuai sudah kami isikan kembali.',
  /** What another tab has done with the same form. */
  elsewhere: {
    changed: 'Formulir ini juga diubah di tab lain. Jawaban yang terakhir disimpan yang berlaku.',
    sent: 'Formulir ini sudah dikirim dari tab lain. Jangan mengirimnya lagi, kecuali Anda ingin mengajukan permohonan baru.',
    wiped:
      'Jawaban formulir ini sudah dihapus dari tab lain. Yang tampil di sini tidak lagi tersimpan di perangkat ini.',
  },
  elsewhereWays: { changed: 'Muat yang terbaru', sent: 'Lihat tanda terima', wiped: 'Simpan lagi' },
  /** After a submission that is not known to be registered: what is known of it, and what to do. */
  sending: {
    unknown:
      'Kami belum tahu apakah permohonan Anda sudah masuk. Aman untuk mengirim lagi: permohonan yang sama tidak akan terdaftar dua kali.',
    refused:
      'Permohonan Anda belum terdaftar: bank belum menerimanya. Periksa jawaban Anda, lalu coba kirim lagi.',
  },
  /** Where the same has gone out several times in vain. */
  sendAsNew: 'Kirim sebagai permohonan baru',
  /** Beside it; without a time where nothing can be kept. */
  answersKept: (until: string | undefined) =>
    until === undefined
      ? 'Jawaban Anda hanya ada di halaman ini: jangan tutup halaman.'
      : `Jawaban Anda tersimpan di perangkat ini sampai pukul ${until}.`,
  /** Above the ways to reach the bank. */
  askUs: 'Bila tetap gagal, hubungi kami:',
  startAnew: 'Mulai baru',
  forget: 'Hapus jawaban saya',
  forgotten: 'Jawaban Anda sudah dihapus dari perangkat ini.',
  /** Brings them back, for a minute. */
  undo: 'Urungkan',
  /** Two minutes before the answers expire. */
  expiring: (minutes: number) => `Jawaban Anda akan dihapus dalam ${minutes} menit demi keamanan.`,
  extend: 'Perpanjang',
  /** The time is up while the page is open. */
  expired: 'Waktu pengisian habis. Jawaban Anda telah dihapus demi keamanan; silakan isi kembali.',
  blocked: 'Penyimpanan di perangkat ini tidak tersedia: jawaban hilang bila halaman ditutup.',
  /** Beside the button that sends, where the browser does not let us store anything. */
  keepOpen:
    'Jangan tutup halaman ini sebelum nomor registrasi tampil. Perangkat ini tidak menyimpan apa pun, sehingga permohonan yang dikirim lagi dari halaman lain tercatat sebagai permohonan baru.',
  full: 'Penyimpanan di perangkat ini penuh: jawaban hilang bila halaman ditutup.',
} as const;

/** Of answers that are complete, and are kept for less than they were before. `time` as `14.32`. */
export const sendBefore = (time: string): string => `Lengkap. Demi keamanan, kirim sebelum pukul ${time}.`;

/** A clock time as Indonesian writes it, `14.32`, in the visitor's time zone. `time` in ms since 1970. */
export function clockTime(time: number): string {
  const moment = new Date(time);
  const twoDigits = (part: number): string => String(part).padStart(2, '0');
  return `${twoDigits(moment.getHours())}.${twoDigits(moment.getMinutes())}`;
}
