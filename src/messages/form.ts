/** Words of the steps of a form. */
export const formWords = {
  /** While the definition or the answers are on their way. */
  loading: 'Memuat …',
  /** Default text of the button that leads back. */
  back: 'Kembali',
  /** Out of the form; the answers are kept, or the device keeps none. */
  saveAndLeave: 'Simpan & keluar',
  leave: 'Keluar',
  /** Default text of the button that leads on. */
  next: 'Submit',
  /** In its place after 'Ubah' on the preview, where it leads straight back there. */
  saveAndCheck: 'Simpan & periksa kembali',
  /** Beside the numbered header. */
  stepOf: (step: number, steps: number) => `Langkah ${step} dari ${steps}`,
  /** Names the list of steps. */
  steps: 'Langkah-langkah pengisian',
  /** As `stepOf`, for a stage that is shown as sections. */
  sectionOf: (section: number, sections: number) => `Bagian ${section} dari ${sections}`,
  /** Names the list of sections. */
  sections: 'Bagian-bagian pengisian',
  /** The button that opens the list of steps or sections, and closes it. */
  openSteps: 'Semua langkah',
  openSections: 'Semua bagian',
  closeSteps: 'Tutup daftar',
  stepStates: {
    done: 'Selesai',
    active: 'Sedang diisi',
    open: 'Belum diisi',
    skipped: 'Tidak diperlukan',
  },
  /** Explains the star at the top of each step. */
  requiredLegend: 'menandai isian yang wajib diisi.',
  /** The receipt did not come. */
  receiptFailed: (number: string) => `Permohonan Anda sudah terkirim dengan nomor registrasi ${number}.`,
  /** Heads the list of failures after a failed Next. */
  errorSummary: 'Ada yang perlu diperbaiki',
  /** Stands before the document's title while a step has failures. */
  errorPrefix: 'Kesalahan: ',
  /** Read out after a label, where the eye sees a star. */
  required: 'wajib diisi',
  /** Behind an answer that was chosen from a sample, where it is shown again. */
  sample: '(contoh, bukan dari daftar bank)',
  /** Below a number that is refused: makes another one the answer, a limit or what was meant. */
  useNumber: (number: string) => `Pakai ${number}`,
  /** Below a choice that has emptied other answers: it stands as before, and so do they. */
  putBack: 'Kembalikan',
  /** At an error about signs that were left out: the answer is right without them. */
  entryIsRight: 'Sudah benar',
  /** A slider below a number's box, for those who do not see it. */
  slide: (label: string) => `Geser ${label}`,
  /** On the words behind which a field's help stands. */
  help: (label: string) => `Bantuan untuk ${label}`,
  /** On a step that the answers do not ask for. */
  stepNotNeeded: 'Bagian ini tidak diperlukan untuk jawaban Anda',
  /** After an address that leads past the first unfinished step. */
  finishStepFirst: 'Lengkapi dulu langkah ini sebelum melanjutkan.',
  /** The same, where it can be named what is missing or wrong. */
  finishFirst: (labels: readonly string[]) =>
    `Lengkapi dulu: ${labels.slice(0, 3).join(', ')}${labels.length > 3 ? `, dan ${labels.length - 3} isian lain` : ''}.`,
  /** The same, where nothing else is missing there than the code of a captcha, which is kept nowhere. */
  proveAgain: 'Ketik kode keamanan sekali lagi.',
  /** After the browser's Forward to a stage that Back has left. */
  checkAgain: 'Data ini diperiksa sekali lagi. Lanjutkan dengan tombol di bawah.',
  /** When Next is pressed while a check of the answers or a file is on its way; Next then goes on by itself. */
  waitForPending:
    'Tunggu sebentar, masih ada data yang diproses. Setelah selesai, formulir berlanjut otomatis.',
  /** When the visitor wants to leave a page from which something is being sent. */
  waitForSending: 'Tunggu sebentar, data Anda sedang dikirim.',
  /** While the bank is asked about the answers of a step, which stay as they are until then. */
  nextPending: 'Sedang diproses …',
  /** Behind copied answers: turns the switch off that copies them. */
  changeCopied: 'Ubah',
  /** A popup that leads on: its name where it has no heading, its button, and the arrows in it. */
  popup: 'Informasi',
  popupNext: 'Lanjutkan',
  /** A popup in which nothing can be shown. */
  popupEmpty: 'Tidak ada informasi yang perlu dibaca. Silakan lanjutkan.',
  popupToTop: 'Ke atas',
  popupToBottom: 'Ke bawah',
  close: 'Tutup',
} as const;

/** Words of the lists of choices. */
export const choiceWords = {
  placeholder: (label: string) => `Pilih ${label}`,
  loading: 'Memuat …',
  empty: 'Data tidak ditemukan!',
  failed: 'Gagal memuat pilihan',
  retry: 'Coba lagi',
  /** A list that waits for another answer. */
  parentFirst: (label: string) => `Pilih ${label} dulu`,
  /** Read out by the live region when a list has come. */
  loaded: (count: number) => `${count} pilihan tersedia`,
  /** Read out by the live region while a list is searched. */
  hits: (count: number, more: boolean) =>
    count === 0 ? 'Tidak ada pilihan yang cocok' : `${more ? 'Lebih dari ' : ''}${count} pilihan cocok`,
  /** Below the first hits of a long list. */
  narrow: (shown: number) => `Menampilkan ${shown} pilihan pertama. Ketik untuk mempersempit.`,
  /** The page's address names a choice that the list does not have. */
  unknownCode: (code: string) =>
    `Kode "${code}" pada alamat halaman tidak ada dalam daftar ini. Silakan pilih sendiri.`,
  // With the label: a step may hold many lists, and a screen reader walks from button to button.
  open: (label: string) => `Buka daftar: ${label}`,
  closeList: (label: string) => `Tutup daftar: ${label}`,
  clear: (label: string) => `Hapus pilihan ${label}`,
} as const;

export const monthWords = {
  pattern: 'BB/TTTT',
} as const;

export const dateWords = {
  /** Below a day that may be no holiday, while nobody knows which days are. */
  holidaysMissing: 'Daftar hari libur belum dapat dimuat. Pastikan tanggal yang Anda pilih bukan hari libur.',
  open: 'Buka kalender',
  /** Read out on the button that holds a day. */
  change: (day: string) => `Ubah tanggal, terpilih ${day}`,
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  month: 'Bulan',
  year: 'Tahun',
  pattern: 'HH/BB/TTTT',
  /** The code of the calendar did not come. */
  calendarFailed: 'Kalender tidak dapat dimuat. Silakan ketik tanggalnya.',
} as const;

/** Words of the page before the first step. */
export const startWords = {
  /** Above what a visitor should know first. */
  facts: 'Sebelum mulai',
  minutes: 'Lama pengisian',
  aboutMinutes: (minutes: number) => `Sekitar ${minutes} menit`,
  who: 'Siapa yang dapat mengajukan',
  fee: 'Biaya permohonan',
  documents: 'Yang perlu disiapkan',
  /** Heads the documents that not everybody needs. */
  perhaps: 'Mungkin diminta, bergantung pada jawaban Anda',
  privacy: 'Data pribadi Anda',
  privacyLink: 'Baca kebijakan privasi',
  start: 'Mulai',
  /** In place of it, for who has come back from a step. */
  goOn: 'Lanjutkan',
} as const;

/** Words of a file that puts a day into the visitor's calendar. */
export const calendarWords = {
  visit: (product: string) => `Kunjungan ke bank: ${product}`,
  /** The last day by which something happens. */
  due: (text: string, product: string) => `Paling lambat hari ini: ${text} (${product})`,
  number: (number: string) => `Nomor registrasi ${number}`,
} as const;
