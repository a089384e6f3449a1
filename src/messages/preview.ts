/** Words of the page on which a visitor looks everything over before sending it. */
export const previewWords = {
  title: 'Periksa Kembali Data Anda',
  /** On paper alone, which may be taken for a receipt. */
  notSent: 'Belum dikirim ke bank. Ini bukan tanda terima.',
  intro: 'Pastikan semua jawaban sudah benar sebelum dikirim.',
  /** In place of an answer that was skipped. */
  empty: 'Tidak diisi',
  back: 'Kembali',
  edit: 'Ubah',
  /** In its place, where the bank has registered the answers. */
  received: 'Sudah diterima',
  /** Read out on an answer, which leads back to its field. */
  editAnswer: (answer: string, label: string) => `${answer}, ubah ${label}`,
  /** The same of the answers of a step. */
  editStep: (title: string) => `Ubah ${title}`,
  /** Above what is declared before sending. */
  declarations: 'Pernyataan',
  send: 'Kirim',
  sending: 'Mengirim …',
} as const;

/** Words of the page after a submission. */
export const confirmationWords = {
  title: 'Permohonan Anda Sudah Kami Terima',
  number: 'Nomor registrasi',
  /** In place of a receipt that is kept no longer; its number is known, or nothing at all. */
  lost: {
    title: 'Tanda terima ini tidak lagi tersimpan',
    sent: 'Permohonan dengan nomor ini sudah kami terima. Demi keamanan, rinciannya sudah dihapus dari perangkat ini.',
    unknown:
      'Demi keamanan, tanda terima dan jawaban hanya tersimpan sebentar di perangkat ini. Permohonan yang sudah terkirim tetap kami proses.',
  },
  keep: 'Simpan nomor ini untuk melacak permohonan Anda.',
  /** The same, of an application that cannot be tracked. */
  keepOnly: 'Simpan nomor ini dan sebutkan bila Anda menghubungi kami.',
  /** Where the device has no room for the receipt, or keeps nothing. */
  notKept: 'Tanda terima ini tidak tersimpan di perangkat ini: salin nomornya sebelum menutup halaman.',
  copy: 'Salin nomor',
  copied: 'Nomor sudah disalin',
  /** The browser refuses to write to the clipboard. */
  copyFailed: 'Nomor tidak dapat disalin. Silakan catat sendiri.',
  print: 'Cetak',
  /** A file of the bank about this application. */
  download: 'Simpan PDF',
  /** Hands the number to another application of the device. */
  share: 'Bagikan',
  /** The browser hands nothing on: what would have been shared was copied. */
  shareCopied: 'Isi tanda terima sudah disalin. Tempelkan ke pesan Anda.',
  /** The QR code, for those who do not see it. */
  qrCode: 'Kode QR: alamat untuk melacak permohonan ini',
  scan: 'Pindai untuk melacak dari ponsel lain',
  /** Puts the day of the visit and the last days of what comes next into the visitor's calendar. */
  calendar: 'Simpan ke kalender',
  /** Heads the answers that were sent. */
  recap: 'Jawaban Anda',
  showRecap: (count: number) => `Lihat ${count} jawaban yang dikirim`,
  hideRecap: 'Sembunyikan',
  /** Of one thing that happens next. */
  within: (time: string) => `dalam ${time}`,
  /** The same, counted; `day` is the last one, once it is known. */
  withinDays: (count: number, day: string | undefined) =>
    `dalam ${count} hari kerja${day === undefined ? '' : `, paling lambat ${day}`}`,
  /** Leads to the search for this application. */
  track: 'Lacak permohonan ini',
  nextTitle: 'Apa selanjutnya?',
  /** What happens next, in order. */
  nextSteps: [
    'Kami memeriksa data yang Anda kirim.',
    'Kami menghubungi Anda bila ada yang perlu dilengkapi.',
    'Siapkan dokumen asli untuk ditunjukkan bila diminta.',
  ],
  /** Begins the same form once more. */
  again: 'Isi formulir baru',
  /** When it was sent; `time` as `14.32`. A sentence: where both are read out, another one follows. */
  sentAt: (product: string, applicant: string | undefined, day: string, time: string) =>
    `${product}${applicant === undefined ? '' : ` atas nama ${applicant}`}, dikirim ${day} pukul ${time}.`,
  home: 'Kembali ke Beranda',
  /** Until when this device keeps it, `time` as `14.32`. */
  keptUntil: (time: string) =>
    `Tanda terima ini tersimpan di perangkat ini sampai pukul ${time}, dan dapat dihapus di Beranda.`,
} as const;
