import { clockTime, draftWords } from './draft';

/** What is asked before something may be registered a second time, or something is lost. */
const questionWords = {
  /** No answer could be read of an earlier submission, and something else shall be sent. */
  maybeSent: {
    title: 'Permohonan sebelumnya mungkin sudah terkirim',
    text: 'Hasil pengiriman sebelumnya belum diketahui. Bila Anda melanjutkan, permohonan ini dikirim sebagai permohonan baru.',
    goOn: 'Kirim sebagai permohonan baru',
    cancel: 'Jangan kirim',
  },
  /** The form was sent from another tab, or a moment ago. */
  sent: {
    title: 'Permohonan sudah dikirim',
    text: 'Permohonan untuk produk ini sudah dikirim dari perangkat ini. Bila Anda melanjutkan, permohonan ini dikirim sebagai permohonan baru.',
    goOn: 'Kirim sebagai permohonan baru',
    cancel: 'Jangan kirim',
  },
  /** Another tab has begun another application since, or removed the answers. */
  older: {
    title: 'Permohonan baru sudah dimulai di tab lain',
    text: 'Sejak halaman ini dibuka, permohonan baru untuk produk ini sudah dimulai di tab lain, atau jawabannya sudah dihapus. Bila Anda melanjutkan, permohonan ini dikirim sebagai permohonan baru.',
    goOn: 'Kirim sebagai permohonan baru',
    cancel: 'Jangan kirim',
  },
} as const;

/** What only the visitor can decide: by its name, or the choice between two forms (`until`: ms since 1970). */
export type QuestionAsked =
  | { about: keyof typeof questionWords }
  | { about: 'leaving'; until: number | undefined }
  | { about: 'otherForm'; own: string; other: string; until: number; isComplete: boolean };

/** The words of a question. */
export function wordsOfQuestion(
  question: QuestionAsked,
): Readonly<Record<'title' | 'text' | 'goOn' | 'cancel', string>> {
  if (question.about === 'leaving') {
    return {
      title: 'Keluar dari formulir ini?',
      text: `Bagian sebelumnya sudah terdaftar, jadi tidak dapat dibuka lagi. ${draftWords.answersKept(question.until === undefined ? undefined : clockTime(question.until))}`,
      goOn: 'Keluar dari formulir',
      cancel: 'Tetap di sini',
    };
  }
  if (question.about !== 'otherForm') return questionWords[question.about];
  const { own, other, until, isComplete } = question;
  const state = isComplete ? 'sudah lengkap, tinggal diperiksa dan dikirim' : 'belum lengkap';
  return {
    title: `${other} belum dikirim`,
    text: `Jawabannya ${state}, dan tersimpan di perangkat ini sampai pukul ${clockTime(until)}. Memulai ${own} menghapusnya.`,
    goOn: `Hapus dan mulai ${own}`,
    cancel: `Lanjutkan ${other}`,
  };
}
