/** Words of the page on which a visitor looks everything over before sending it. */
export const previewWords = {
  title: 'Periksa Kembali Data Anda',
  intro: 'Pastikan semua jawaban sudah benar sebelum dikirim.',
  /** In place of an answer that was skipped. */
  empty: 'Tidak diisi',
  back: 'Kembali',
  edit: 'Ubah',
  /** Read out on the button that leads back to one answer. */
  editAnswer: (label: string) => `Ubah ${label}`,
  send: 'Kirim Pengajuan',
  sending: 'Mengirim …',
  /** Something changed, or a restored draft has a gap. */
  incomplete: 'Masih ada jawaban yang perlu diperbaiki sebelum dikirim.',
} as const;

/** Words of the page after a submission. */
export const confirmationWords = {
  title: 'Pengajuan Anda Sudah Kami Terima',
  /** Before the number. */
  number: 'Nomor registrasi',
  keep: 'Simpan nomor ini untuk melacak pengajuan Anda.',
  copy: 'Salin nomor',
  copied: 'Nomor sudah disalin',
  /** The browser refuses to write to the clipboard. */
  copyFailed: 'Nomor tidak dapat disalin. Silakan catat secara manual.',
  print: 'Cetak',
  /** Leads to the search for this application. */
  track: 'Lacak pengajuan ini',
  nextTitle: 'Apa selanjutnya?',
  /** What happens next, in order. */
  nextSteps: [
    'Kami memeriksa data yang Anda kirim.',
    'Kami menghubungi Anda bila ada yang perlu dilengkapi.',
    'Siapkan dokumen asli untuk ditunjukkan bila diminta.',
  ],
  home: 'Kembali ke Beranda',
  /** The number is gone, for example in a new tab. */
  missing: 'Tidak ada pengajuan yang baru dikirim.',
} as const;
