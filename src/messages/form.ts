import type { DocumentName } from '../interpreter';
import { sizeInWords, typesInWords } from './values';

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
  /** How far a step or a section is. */
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
  /** The same, where nothing else is missing there than the code of a captcha, which is kept nowhere. */
  proveAgain: 'Ketik kode keamanan sekali lagi.',
  /** When Next is pressed while a check of the answers or a file is on its way; Next then goes on by itself. */
  waitForPending:
    'Tunggu sebentar, masih ada data yang diproses. Setelah selesai, formulir berlanjut otomatis.',
  /** When the visitor wants to leave a page from which something is being sent. */
  waitForSending: 'Tunggu sebentar, data Anda sedang dikirim.',
  /** While the bank is asked about the answers of a step, which stay as they are until then. */
  nextPending: 'Sedang diproses …',
  /** While a switch or an action copies answers. */
  copying: 'Menyalin …',
  /** Beside an answer that another answer gives. */
  copied: 'Terisi otomatis',
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
  /** A link that opens a new tab. */
  newTab: '(membuka tab baru)',
} as const;

/** Words of the lists of choices. */
export const choiceWords = {
  /** The empty entry of a list. */
  placeholder: (label: string) => `Pilih ${label}`,
  loading: 'Memuat …',
  /** The list came and has nothing in it. */
  empty: 'Data tidak ditemukan!',
  /** The list did not come. */
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

/** Words of the field of a month. */
export const monthWords = {
  /** How a month is typed. */
  pattern: 'BB/TTTT',
} as const;

/** Words of the date field. */
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
  today: 'Hari ini',
  cancel: 'Batal',
  accept: 'Pilih',
  clear: 'Hapus pilihan',
  /** How a day is typed. */
  pattern: 'HH/BB/TTTT',
  /** The code of the calendar did not come. */
  calendarFailed: 'Kalender tidak dapat dimuat. Silakan ketik tanggalnya.',
} as const;

/** Words of every field, on forms and beside them. */
export const fieldWords = {
  /** Beside the label of an answer that may stay empty. */
  optional: 'opsional',
  /** What a slider says while its box is empty: where its handle stands is no answer. */
  noNumber: 'Belum diisi',
};

/** Words of row groups. */
export const rowsWords = {
  /** The button that adds a row, when the definition says nothing. */
  add: (label: string) => `Tambah ${label}`,
  /** In place of the rows, when the definition says nothing. */
  empty: 'Belum ada data',
  /** Behind the button that adds one, once there are as many as there may be. */
  full: (most: number) => `Maksimal ${most}`,
  remove: 'Hapus',
  /** On a card, where rows have pages of their own: leads to that page. */
  edit: (heading: string) => ({ text: 'Ubah', name: `Ubah ${heading}` }),
  /** The same where nothing can be changed. */
  view: (heading: string) => ({ text: 'Lihat', name: `Lihat ${heading}` }),
  /** Behind the answers on a card, when the row has more. */
  more: (count: number) => `dan ${count} jawaban lain`,
  /** On the card of a row without answers. */
  unanswered: 'Belum diisi',
  /** On the page of a row: judges it and leads back. */
  save: 'Simpan',
  /** Names the button for whoever does not see where it stands. */
  removeRow: (heading: string) => `Hapus ${heading}`,
  /** The question before a row with answers is removed. */
  question: (heading: string) => ({ title: `Hapus ${heading}?`, text: 'Jawaban di dalamnya ikut terhapus.' }),
  cancel: 'Batal',
  undo: 'Urungkan',
  /** What has happened, for the eye and the ear. */
  announced: {
    added: (heading: string) => `${heading} ditambahkan`,
    removed: (heading: string) => `${heading} dihapus`,
    saved: (heading: string) => `${heading} disimpan`,
    restored: (heading: string) => `${heading} dikembalikan`,
  },
} as const;

/** Words of the branch picker. */
export const branchWords = {
  /** In place of the list while the answers that it needs have no label of their own. */
  waiting: 'Lengkapi isian lain terlebih dahulu',
  loading: 'Memuat daftar kantor cabang …',
  /** No branch is open in that city on that day, or none is found. */
  empty: 'Data tidak ditemukan!',
  /** The list did not come. */
  failed: 'Daftar kantor cabang gagal dimuat.',
  /** Beside `failed`, above the sample that is shown instead. */
  sample: 'Yang ditampilkan hanyalah contoh.',
  /** The bank's list has come, without the branch that was chosen from the sample. */
  sampleUnknown:
    'Kantor cabang contoh yang Anda pilih tidak ada dalam daftar bank. Jawaban lain tetap tersimpan. Pilih kantor cabang lain atau coba lagi.',
  /** Above how the bank can be reached. */
  askUs: 'Bila ragu, hubungi kami:',
  retry: 'Coba lagi',
  /** Read out by the live region when the list has come. */
  loaded: (count: number) => `${count} kantor cabang tersedia`,
  /** Names the search box. */
  search: 'Cari kantor cabang',
  searchHint: 'Nama atau alamat',
  /** Read out by the live region while the list is searched. */
  hits: (count: number) => `${count} kantor cabang ditemukan`,
  /** Above a list that may hide the chosen branch. */
  chosen: (name: string) => `Terpilih: ${name}`,
  /** Of a service: how many people can still be served, and how many wait. */
  available: (people: number) => `Tersedia ${people} orang`,
  queue: (people: number) => `Antrian saat ini ${people}`,
  /** Of a service that nobody can be served at any more. */
  full: 'Kuota habis',
  /** Of a branch that can therefore not be chosen. */
  fullBranch: 'Tidak dapat dipilih untuk tanggal ini',
  location: 'Lihat Lokasi',
  /** The same for the ear, where several links stand in a row. */
  locationOf: (name: string) => `Lihat Lokasi ${name} (membuka tab baru)`,
} as const;

/** Words of the captcha field. */
export const captchaWords = {
  /** Inside the empty control. */
  placeholder: 'Ketik ulang kode',
  /** Names the picture; what it shows is read out on demand only. */
  picture: 'Gambar kode',
  renew: 'Ganti kode',
  listen: 'Dengarkan',
  /** What was retyped is not the code. */
  wrong: 'Captcha tidak sesuai!',
  /** Read out by the live region. */
  renewed: 'Kode baru ditampilkan',
} as const;

const protectedPdf =
  'PDF ini memakai kata sandi dan mungkin tidak dapat dibaca bank. Unggah PDF tanpa kata sandi.';

/** Words of the upload field. */
export const uploadWords = {
  /** Inside the empty area. */
  empty: 'Drag & drop file disini atau klik Upload',
  /** The same, where nothing can be dropped and a camera is at hand. */
  emptyOnTouch: 'Ambil foto atau pilih file',
  /** How a picture of it can be used, by what is on it. */
  advice: {
    ktp: ['Keempat sudut KTP terlihat', 'Tulisannya terbaca jelas', 'Tanpa pantulan cahaya'],
    face: ['Wajah menghadap kamera', 'Cahaya cukup terang', 'Tanpa masker dan kacamata hitam'],
    npwp: ['Seluruh kartu NPWP terlihat', 'Nomornya terbaca jelas', 'Tanpa pantulan cahaya'],
  } satisfies Record<Exclude<DocumentName, 'other'>, readonly string[]>,
  /** While files are held over the area. */
  drop: 'Lepaskan file di sini',
  upload: 'Upload',
  /** The two ways to a file on a device with a camera. */
  camera: 'Ambil foto',
  pick: 'Pilih file',
  /** On the button of a single field that holds a file. */
  stored: 'File tersimpan',
  /** On the same button while it is pointed at, or the keyboard is on it. */
  replace: 'Upload Ulang',
  /** On the button beside it, which does the same: no finger points at a button before it presses. */
  change: (isPicture: boolean) => (isPicture ? 'Ganti foto' : 'Ganti file'),
  /** On the button of a field for several files that holds some. */
  add: 'Tambah file',
  /** What may be chosen, said beforehand. */
  limits: (extensions: readonly string[], bytes: number, files: number) =>
    `${typesInWords(extensions)}, maksimal ${sizeInWords(bytes)}${files > 1 ? ` per file, ${files} file` : ''}`,
  /** Names the list of files. */
  files: (label: string) => `File ${label}`,
  waiting: 'Menunggu giliran',
  uploading: 'Mengunggah …',
  /** `part` 0 to 1. */
  progress: (part: number) => `Mengunggah ${Math.floor(part * 100)}%`,
  failed: 'Gagal diunggah',
  /** Under the name of a PDF that is encrypted; it is kept all the same, since some open without a password. */
  protected: protectedPdf,
  cancel: 'Batalkan',
  cancelFile: (name: string) => `Batalkan unggahan ${name}`,
  retry: 'Coba lagi',
  retryFile: (name: string) => `Coba lagi mengunggah ${name}`,
  remove: 'Hapus',
  removeFile: (name: string) => `Hapus ${name}`,
  /** Names the small picture of a stored image. */
  preview: (name: string) => `Pratinjau ${name}`,
  /** In place of that picture, where it does not come. */
  noPicture: 'Tersimpan. Gambarnya tidak dapat ditampilkan di sini',
  /** What the live region reads out. */
  announced: {
    uploading: (name: string) => `Mengunggah ${name}`,
    stored: (name: string) => `${name} tersimpan`,
    protected: (name: string) => `${name} tersimpan. ${protectedPdf}`,
    failed: (name: string) => `${name} gagal diunggah`,
    refused: (name: string) => `${name} tidak tersimpan. Coba lagi atau pilih file lain`,
    cancelled: (name: string) => `Unggahan ${name} dibatalkan`,
    removed: (name: string) => `${name} dihapus`,
  },
} as const;
