/** Words of the steps of a form. */
export const formWords = {
  /** While the definition or the answers are on their way. */
  loading: 'Memuat …',
  /** Default text of the button that leads back (spec 1, section 2). */
  back: 'Kembali',
  /** Default text of the button that leads on (spec 1, section 2). */
  next: 'Submit',
  /** Beside the numbered header. */
  stepOf: (step: number, steps: number) => `Langkah ${step} dari ${steps}`,
  /** Names the list of steps. */
  steps: 'Langkah-langkah pengisian',
  /** As `stepOf`, for a stage that is shown as sections. */
  sectionOf: (section: number, sections: number) => `Bagian ${section} dari ${sections}`,
  /** Names the list of sections. */
  sections: 'Bagian-bagian pengisian',
  /** How far a section is. */
  sectionStates: {
    done: 'Selesai',
    active: 'Sedang diisi',
    open: 'Belum diisi',
    skipped: 'Tidak diperlukan',
  },
  /** Explains the star at the top of each step. */
  requiredLegend: 'menandai isian yang wajib diisi.',
  /** A part of the page did not come. */
  widgetsFailed: 'Bagian ini gagal dimuat. Jawaban Anda tidak hilang.',
  /** Heads the list of failures after a failed Next. */
  errorSummary: 'Ada yang perlu diperbaiki',
  /** Stands before the document's title while a step has failures. */
  errorPrefix: 'Kesalahan: ',
  /** Read out after a label, where the eye sees a star. */
  required: 'wajib diisi',
  /** Beside the label of an answer that may stay empty. */
  optional: 'opsional',
  /** On the button behind which guide text stands, and above that text. */
  guide: 'Petunjuk',
  /** On a step that the answers do not ask for. */
  stepNotNeeded: 'Bagian ini tidak diperlukan untuk jawaban Anda',
  /** After an address that leads past the first unfinished step. */
  finishStepFirst: 'Lengkapi dulu langkah ini sebelum melanjutkan.',
  /** When Next is pressed while a check of the answers or a file is on its way; Next then goes on by itself. */
  waitForPending:
    'Tunggu sebentar, masih ada data yang diproses. Setelah selesai, formulir berlanjut otomatis.',
  /** While Next does its work. */
  nextPending: 'Sedang diproses …',
  /** While a switch or an action copies answers. */
  copying: 'Menyalin …',
  /** Beside an answer that another answer gives. */
  copied: 'Terisi otomatis',
  /** A popup that leads on: its name where it has no heading, its button, and the arrows in it. */
  popup: 'Informasi',
  popupNext: 'Lanjutkan',
  popupToTop: 'Ke atas',
  popupToBottom: 'Ke bawah',
  close: 'Tutup',
  /** A link that opens a new tab. */
  newTab: '(membuka tab baru)',
} as const;

/** Words of the lists of choices. */
export const choiceWords = {
  /** The empty entry of a list. */
  placeholder: (label: string) => `Pilih ${label}`,
  loading: 'Memuat …',
  /** The list came and has nothing in it (spec 3, section 8). */
  empty: 'Data tidak ditemukan!',
  /** The list did not come. */
  failed: 'Gagal memuat pilihan',
  retry: 'Coba lagi',
  /** A list that waits for another answer. */
  parentFirst: (label: string) => `Pilih ${label} terlebih dahulu`,
  /** Told by the live region when a list has come. */
  loaded: (count: number) => `${count} pilihan tersedia`,
  /** Below the first hits of a long list. */
  narrow: (shown: number) => `Menampilkan ${shown} pilihan pertama. Ketik untuk mempersempit.`,
  /** The page's address names a choice that the list does not have. */
  unknownCode: (code: string) => `Kode "${code}" pada alamat halaman tidak dikenal. Silakan pilih sendiri.`,
  open: 'Buka daftar',
  closeList: 'Tutup daftar',
  clear: 'Kosongkan',
} as const;

/** Words of the date field. */
export const dateWords = {
  open: 'Buka kalender',
  /** Read out on the button that holds a day. */
  change: (day: string) => `Ubah tanggal, terpilih ${day}`,
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  month: 'Bulan',
  year: 'Tahun',
  today: 'Hari ini',
  cancel: 'Batal',
  accept: 'Pilih',
  clear: 'Kosongkan',
  /** How a day is typed. */
  pattern: 'HH/BB/TTTT',
} as const;
