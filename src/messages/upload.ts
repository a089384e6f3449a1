import { withDots } from './numbers';

/** A size as the spec writes it: 5242880 is `5MB`, 512000 is `500KB`. */
export function sizeInWords(bytes: number): string {
  const [unit, size] = bytes >= 1024 * 1024 ? ['MB', bytes / (1024 * 1024)] : ['KB', bytes / 1024];
  return `${withDots(Math.floor(size * 10) / 10)}${unit}`;
}

/** Extensions as a person lists them, each as it must be: `.jpeg` is not `.jpg`. */
export function typesInWords(extensions: readonly string[]): string {
  const last = extensions.at(-1) ?? '';
  if (extensions.length < 2) return last;
  return `${extensions.slice(0, -1).join(', ')}${extensions.length > 2 ? ',' : ''} atau ${last}`;
}

/** Why files that were chosen are not sent (spec 1, section 5, 'Upload rules'). */
export const uploadRefusals = {
  /** More files than the field takes, those that it holds included. */
  tooMany: (files: number) => ({
    title: 'Batas Maksimum File',
    text: `Maksimum ${files} file yang diperbolehkan`,
  }),
  /** A file is larger than the field takes; in bytes. */
  tooLarge: (bytes: number) => ({
    title: 'Ukuran File Terlalu Besar',
    text: `Maksimum ukuran file adalah ${sizeInWords(bytes)}`,
  }),
  /** A file has another extension, or its content is not what its extension says. */
  wrongType: (extensions: readonly string[]) => ({
    title: 'Jenis File Tidak Didukung',
    text: `Gunakan file ${typesInWords(extensions)}`,
  }),
} as const;

/** Words of the upload field. */
export const uploadWords = {
  /** Inside the empty area (spec 1, section 5). */
  empty: 'Drag & drop file disini atau klik Upload',
  /** While files are held over the area. */
  drop: 'Lepaskan file di sini',
  upload: 'Upload',
  /** On the button of a single field that holds a file (spec 1, section 4). */
  stored: 'File tersimpan',
  /** On the same button while it is pointed at or has the focus (spec 1, section 4). */
  replace: 'Upload Ulang',
  /** Names the button of a field for several files that holds some. */
  add: 'Tambah file',
  /** What may be chosen, said beforehand. */
  limits: (extensions: readonly string[], bytes: number, files: number) =>
    `${typesInWords(extensions)}, maksimum ${sizeInWords(bytes)}${files > 1 ? ` per file, ${files} file` : ''}`,
  /** Names the list of files. */
  files: (label: string) => `File ${label}`,
  waiting: 'Menunggu giliran',
  uploading: 'Mengunggah …',
  /** `part` 0 to 1. */
  progress: (part: number) => `Mengunggah ${Math.floor(part * 100)}%`,
  failed: 'Gagal diunggah',
  cancel: 'Batalkan',
  cancelFile: (name: string) => `Batalkan unggahan ${name}`,
  retry: 'Coba lagi',
  retryFile: (name: string) => `Coba lagi mengunggah ${name}`,
  remove: 'Hapus',
  removeFile: (name: string) => `Hapus ${name}`,
  /** Names the small picture of a stored image. */
  preview: (name: string) => `Pratinjau ${name}`,
  /** What the live region tells. */
  told: {
    uploading: (name: string) => `Mengunggah ${name}`,
    stored: (name: string) => `${name} tersimpan`,
    failed: (name: string) => `${name} gagal diunggah`,
    cancelled: (name: string) => `Unggahan ${name} dibatalkan`,
    removed: (name: string) => `${name} dihapus`,
  },
} as const;
