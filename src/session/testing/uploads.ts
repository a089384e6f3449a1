import type { UploadAnswer } from '../ports';
import { formOf, visit, type Block } from './visit';

/** A file as a visitor chooses it; 20 bytes unless it is said. */
export const file = (name: string, size = 20) => ({ name, size });
/** A field that takes one file, and one that takes three. */
export const single: Block = { type: 'upload', name: 'berkas' };
export const several: Block = { ...single, multiple: true, maxFiles: 3 };
/** Answers of a bank that does not keep a file: the connection broke, or it does not want it. */
export const lost: UploadAnswer = { problem: { kind: 'exception', fault: 'network' } };
export const refused: UploadAnswer = { refused: true };

/** A visitor on a step with this field, and what is seen of its files. */
export const begin = (field: Block, others: readonly Block[] = [], rest: Block = {}) => {
  const visitor = visit(formOf({ satu: [field, ...others], dua: [{ name: 'kota' }] }, rest));
  const uploads = visitor.session().uploads('berkas');
  const { settle } = visitor.clock;
  return {
    visitor,
    uploads,
    settle,
    take: async (...files: ReturnType<typeof file>[]): Promise<void> => {
      void uploads.take(files);
      await settle();
    },
    /** The bank answers about one of the files that have reached it. */
    answer: async (index: number, answer?: UploadAnswer): Promise<void> => {
      const asked = visitor.uploads[index];
      await asked?.answer(answer ?? { stored: `/files/${asked.name}` });
    },
    sent: () => visitor.uploads.map(({ name }) => name),
    value: () => visitor.values().berkas,
    rows: () => uploads.store.current().sent.map(({ name, state }) => `${name}: ${state}`),
    idOf: (name: string) => uploads.store.current().sent.find((one) => one.name === name)?.id ?? -1,
    news: () => uploads.store.current().news,
    faults: () => uploads.store.current().faults,
    toasts: () => visitor.activity().toasts.map(({ title, text }) => [title, text]),
    pending: () => visitor.session().state().pending,
    failure: () => visitor.session().state().failures.berkas,
  };
};

/** What a toast says of files that are not taken. */
export const tooMany = (n: number) => ['Batas Maksimum File', `Maksimum ${n} file yang diperbolehkan`];
export const tooLarge = ['Ukuran File Terlalu Besar', 'Maksimum ukuran file adalah 5MB'];
export const wrongType = ['Jenis File Tidak Didukung', 'Gunakan file .png, .jpg, .jpeg, .webp, atau .pdf'];
export const otherExtension = [
  'Jenis File Tidak Didukung',
  'Gunakan file .jpeg atau .pdf. Ambil foto, atau simpan sebagai .jpeg',
];
export const heic = [
  'Jenis File Tidak Didukung',
  'Foto HEIC tidak dapat dibuka di sini. Ambil foto, atau simpan sebagai .jpeg',
];
export const broken = [
  'File Tidak Dapat Dibuka',
  'Isinya rusak, atau lain dari jenis file pada namanya. Ambil foto lagi atau pilih file lain',
];
export const unreadable = ['File Tidak Terbaca', 'File ini dipindahkan atau berubah. Pilih lagi file ini'];
