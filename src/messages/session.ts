import { clockTime, draftWords } from './draft';
import type { CallProblem, ActionCallName } from '../interpreter';
import type { Words } from '../session';
import { fileWords, uploadRefusals } from './files';
import { choiceWords } from './form';

/** Why a request had no readable answer, in words; `{message}` of the error texts. */
const faultReasons = {
  /** No answer came: offline, refused, reset. */
  network: 'koneksi terputus',
  timeout: 'waktu habis',
  /** HTML, broken JSON, or JSON of another shape. */
  unreadable: 'jawaban tidak terbaca',
  /** The portal itself has failed; the connection has nothing to do with it. */
  program: 'kesalahan pada halaman ini',
} as const;

/** How a call went wrong: HTTP not OK, a body whose `statusCode` is not 200, or no readable answer. */
export type CallError =
  | { kind: 'http'; httpStatus: number; statusText: string; message?: string; retryAfterMs?: number }
  | { kind: 'status'; status: number; message: string }
  /** `reason` is one of `faultReasons`. */
  | { kind: 'exception'; reason: string };

/** Words of a toast; every standard error is a destructive one. */
interface ErrorToast {
  title: string;
  text?: string;
}

/** What a server calls a status; HTTP/2 has no such text, then 'Status 503'. */
function describeStatus(httpStatus: number, statusText: string): string {
  return statusText.trim() === '' ? `Status ${httpStatus}` : statusText;
}

const serverTrouble = 'Ada masalah pada server kami!';
const tryLater = 'Silahkan coba beberapa saat lagi.';

/** One sentence per kind of error of a call. */
type CallErrors = {
  [Kind in CallError['kind']]: (error: Extract<CallError, { kind: Kind }>) => ErrorToast;
};

/** Of the identity check, the screening and the transaction. */
const checks: CallErrors = {
  http: ({ httpStatus, statusText }) => ({
    title: serverTrouble,
    text: describeStatus(httpStatus, statusText),
  }),
  status: ({ status, message }) => ({ title: `Server error! statusCode: ${status}`, text: message }),
  exception: ({ reason }) => ({ title: `${serverTrouble} ${reason}` }),
};

/** Of the customer check: the same words whatever went wrong. */
const customerCheck = (): ErrorToast => ({
  title: 'Server Sedang Sibuk!',
  text: 'Silahkan coba beberapa saat lagi atau hubungi tim kami.',
});

/** Of a popup that does not load. */
const popup = (): ErrorToast => ({
  title: serverTrouble,
  text: 'Silahkan tunggu sebentar atau refresh browser Anda kemudian coba kembali.',
});

const uploadTrouble = 'Ada Masalah!';
const uploadFailed = 'Gagal mengunggah file';

const submitHttp: CallErrors['http'] = ({ httpStatus, statusText }) => ({
  title: `${serverTrouble} ${httpStatus}`,
  text: describeStatus(httpStatus, statusText),
});

/** A call that carries JSON, a file or a popup, and can fail before a visitor's eyes. */
export type FallibleCall = ActionCallName | 'downloadpdf' | 'popup' | 'upload-file';

/** What is said when an action gives a call no words of its own, by the name of the call; a call without a row is reported as a check. */
export const standardErrors: Readonly<Partial<Record<FallibleCall, CallErrors>>> = {
  'tipe-nasabah': { http: customerCheck, status: customerCheck, exception: customerCheck },
  /** The title carries the status, and an exception the advice to try later. */
  submit: {
    http: submitHttp,
    status: ({ status, message }) => ({ title: `${serverTrouble}. ${status}`, text: message }),
    exception: ({ reason }) => ({ title: `${serverTrouble} ${reason}`, text: tryLater }),
  },
  /** `status` is a JSON answer in place of the file. */
  downloadpdf: {
    http: submitHttp,
    status: ({ message }) => ({ title: 'Ada Masalah!', text: message }),
    exception: checks.exception,
  },
  popup: { http: popup, status: popup, exception: popup },
  /** Of a file that was not taken; the answer's body carries no status. */
  'upload-file': {
    http: ({ httpStatus, statusText }) => ({
      title: uploadTrouble,
      text: describeStatus(httpStatus, statusText),
    }),
    status: () => ({ title: uploadTrouble, text: uploadFailed }),
    exception: () => ({ title: uploadTrouble, text: uploadFailed }),
  },
};

/** Most characters of what a server says: more would cover the page. */
const longestMessage = 300;

function cut(message: string): string {
  const letters = [...message.trim()];
  return letters.length <= longestMessage ? message.trim() : `${letters.slice(0, longestMessage).join('')}…`;
}

/** When to try again, as a person says it. */
function waitInWords(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return `Coba lagi dalam ${seconds < 120 ? `${seconds} detik` : `${Math.ceil(seconds / 60)} menit`}.`;
}

/** The status of a server that is asked too often. */
const tooOften = 429;

/**
 * The standard error of a call in words: the bank's own, then what the server says, then when to try again. A server that
 * gives no message gets no empty line.
 */
export function describeCallError(call: FallibleCall, error: CallError): ErrorToast {
  // Each sentence takes the error of its own kind, which a lookup by `kind` cannot express.
  const say = (standardErrors[call] ?? checks)[error.kind] as (error: CallError) => ErrorToast;
  const { title, text = '' } = say(error);
  const sentences = [text];
  if (error.kind === 'http') {
    sentences.push(error.message ?? '');
    if (error.httpStatus === tooOften && error.retryAfterMs !== undefined) {
      sentences.push(waitInWords(error.retryAfterMs));
    }
  }
  const parts = sentences.map(cut).filter((part) => part !== '');
  if (parts.length === 0) return { title };
  return { title, text: parts.reduce((all, part) => `${all}${/[.!?…]$/.test(all) ? '' : '.'} ${part}`) };
}

/** What is asked before something may be registered a second time. */
const questionWords = {
  /** No answer could be read of an earlier submission, and something else shall be sent. */
  maybeSent: {
    title: 'Permohonan sebelumnya mungkin sudah terkirim',
    text: 'Hasil pengiriman sebelumnya belum diketahui.',
  },
  /** The form was sent from another tab, or a moment ago. */
  sent: {
    title: 'Permohonan sudah dikirim',
    text: 'Permohonan untuk produk ini sudah dikirim dari perangkat ini.',
  },
  /** Another tab has begun another application since, or removed the answers. */
  older: {
    title: 'Permohonan baru sudah dimulai di tab lain',
    text: 'Sejak halaman ini dibuka, permohonan baru untuk produk ini sudah dimulai di tab lain, atau jawabannya sudah dihapus.',
  },
} as const;

/** What only the visitor can decide: by its name, or the choice between two forms (`until`: ms since 1970). */
export type QuestionAsked =
  | { about: keyof typeof questionWords }
  | { about: 'leaving'; until: number | undefined; hasRegistered: boolean }
  | { about: 'otherForm'; own: string; other: string; until: number; isComplete: boolean };

/** The words of a question. */
export function wordsOfQuestion(
  question: QuestionAsked,
): Readonly<Record<'title' | 'text' | 'goOn' | 'cancel', string>> {
  if (question.about === 'leaving') {
    const registered = 'Bagian sebelumnya sudah terdaftar, jadi tidak dapat dibuka lagi. ';
    return {
      title: 'Keluar dari formulir ini?',
      text: `${question.hasRegistered ? registered : ''}${draftWords.answersKept(question.until === undefined ? undefined : clockTime(question.until))}`,
      goOn: 'Keluar dari formulir',
      cancel: 'Tetap di sini',
    };
  }
  if (question.about !== 'otherForm') {
    const { title, text } = questionWords[question.about];
    return {
      title,
      text: `${text} Bila Anda melanjutkan, permohonan ini dikirim sebagai permohonan baru.`,
      goOn: draftWords.sendAsNew,
      cancel: 'Jangan kirim',
    };
  }
  const { own, other, until, isComplete } = question;
  const state = isComplete ? 'sudah lengkap, tinggal diperiksa dan dikirim' : 'belum lengkap';
  return {
    title: `${other} belum dikirim`,
    text: `Jawabannya ${state}, dan tersimpan di perangkat ini sampai pukul ${clockTime(until)}. Memulai ${own} menghapusnya.`,
    goOn: `Hapus dan mulai ${own}`,
    cancel: `Lanjutkan ${other}`,
  };
}

/** What a session says. */
export const sessionWords: Words = {
  callError: (call, problem) => describeCallError(call, inWords(problem)),
  fault: (fault) => faultReasons[fault],
  refusal: (refusal, limits) => uploadRefusals[refusal](limits),
  aboutFile: fileWords.about,
  lostFile: fileWords.lost,
  unknownCode: choiceWords.unknownCode,
};

function inWords(problem: CallProblem): CallError {
  return problem.kind === 'exception' ? { kind: 'exception', reason: faultReasons[problem.fault] } : problem;
}
