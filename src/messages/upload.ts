import type { DocumentName } from '../interpreter';
import { sizeInWords, typesInWords } from './files';

const protectedPdf =
  'PDF ini memakai kata sandi dan mungkin tidak dapat dibaca bank. Unggah PDF tanpa kata sandi.';

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
    `${typesInWords(extensions)}, maksimal ${sizeInWords(bytes)}${files > 1 ? ` per file, maksimal ${files} file` : ''}`,
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
  /** Beside the file that was removed. */
  undo: 'Urungkan',
  undoRemoval: (name: string) => `Urungkan penghapusan ${name}`,
  /** The small picture of a stored image is a button that shows it large. */
  enlarge: (name: string) => `Perbesar ${name}`,
  close: 'Tutup',
  /** Names the picture of a stored image, small and large. */
  preview: (name: string) => `Pratinjau ${name}`,
  /** Below the picture of a document, for the visitor to judge: no program looks at it before the bank does. */
  isClear: (document: DocumentName = 'other') =>
    document === 'face'
      ? 'Wajah terlihat jelas? Bila tidak, ganti fotonya.'
      : 'Terbaca jelas? Bila tidak, ganti fotonya.',
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
