import type { UploadLimits, UploadRefusal } from '../interpreter';
import { withDots } from './values';

/** A size: 5242880 is `5 MB`, 512000 is `500 KB`, and what is less than one KB is `1 KB`. */
export function sizeInWords(bytes: number, gap = ' '): string {
  const [unit, size] =
    bytes >= 1024 * 1024 ? ['MB', bytes / (1024 * 1024)] : ['KB', Math.max(1, bytes / 1024)];
  return `${withDots(Math.floor(size * 10) / 10)}${gap}${unit}`;
}

/** Extensions as a person lists them, each as it must be: `.jpeg` is not `.jpg`. */
export function typesInWords(extensions: readonly string[]): string {
  const last = extensions.at(-1) ?? '';
  if (extensions.length < 2) return last;
  return `${extensions.slice(0, -1).join(', ')}${extensions.length > 2 ? ',' : ''} atau ${last}`;
}

/** How a photo of another kind becomes one that is taken. */
const pictureWays = (pictures: readonly string[]): string =>
  `Ambil foto, atau simpan sebagai ${typesInWords(pictures)}`;

const wrongType = (text: string) => ({ title: 'Jenis File Tidak Didukung', text });

/** Why files that were chosen are not sent, by what their field takes. */
export const uploadRefusals: Record<
  UploadRefusal,
  (limits: UploadLimits) => { title: string; text: string }
> = {
  /** More files than the field takes, those that it holds included. */
  tooMany: ({ maxFiles }) => ({
    title: 'Batas Maksimum File',
    text: `Maksimum ${maxFiles} file yang diperbolehkan`,
  }),
  /** The bank writes the size in it without a space: `5MB`. */
  tooLarge: ({ maxSizeBytes }) => ({
    title: 'Ukuran File Terlalu Besar',
    text: `Maksimum ukuran file adalah ${sizeInWords(maxSizeBytes, '')}`,
  }),
  empty: () => ({ title: 'File Kosong', text: 'File tidak berisi apa pun. Pilih file lain' }),
  /** A file has another extension. */
  wrongType: ({ accept }) => wrongType(`Gunakan file ${typesInWords(accept)}`),
  /** A photo has another extension of a kind that is taken: `.jpg` where only `.jpeg` is. */
  otherExtension: ({ accept, pictures }) =>
    wrongType(`Gunakan file ${typesInWords(accept)}. ${pictureWays(pictures)}`),
  /** A photo as newer phones keep it, which the bank cannot open. */
  heic: ({ pictures }) => wrongType(`Foto HEIC tidak dapat dibuka di sini. ${pictureWays(pictures)}`),
  /** A picture breaks off, or the content of a file is not what its extension says. */
  broken: () => ({
    title: 'File Tidak Dapat Dibuka',
    text: 'Isinya rusak, atau lain dari jenis file pada namanya. Ambil foto lagi atau pilih file lain',
  }),
  /** A file was moved, changed or locked since it was chosen. */
  unreadable: () => ({
    title: 'File Tidak Terbaca',
    text: 'File ini dipindahkan atau berubah. Pilih lagi file ini',
  }),
};

/** What is said of a file, whether or not its field is on the screen. */
export const fileWords = {
  /** At the field: what is wrong with one of its files. */
  about: (name: string, words: string) => `${name}: ${words}`,
  /** The bank no longer has a stored file. */
  lost: (name: string) => ({
    title: 'File perlu diunggah lagi',
    text: `${name} tidak lagi tersimpan di bank. Unggah lagi file ini.`,
  }),
} as const;
