import type { ActionCallName } from '../interpreter';

/** Why a request had no readable answer, in words; `{message}` of the error texts of spec 3, section 8. */
export const faultReasons = {
  /** No answer came: offline, refused, reset. */
  network: 'koneksi terputus',
  /** No answer came in time. */
  timeout: 'waktu habis',
  /** HTML, broken JSON, or JSON of another shape. */
  unreadable: 'jawaban tidak terbaca',
} as const;

/** How a call went wrong: HTTP not OK, a body whose `statusCode` is not 200, or no readable answer. */
export type CallError =
  | { kind: 'http'; httpStatus: number; statusText: string }
  | { kind: 'status'; status: number; message: string }
  /** `reason` is one of `faultReasons`. */
  | { kind: 'exception'; reason: string };

/** Words of a toast; every standard error is a destructive one. */
export interface ErrorToast {
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

/** Spec 3, section 8, and spec 2, section 8, 'Identity check'. */
const checks: CallErrors = {
  http: ({ httpStatus, statusText }) => ({
    title: serverTrouble,
    text: describeStatus(httpStatus, statusText),
  }),
  status: ({ status, message }) => ({ title: `Server error! statusCode: ${status}`, text: message }),
  exception: ({ reason }) => ({ title: `${serverTrouble} ${reason}` }),
};

/** Spec 2, section 8, 'Customer-check call fails': the same words whatever went wrong. */
const customerCheck = (): ErrorToast => ({
  title: 'Server Sedang Sibuk!',
  text: 'Silahkan coba beberapa saat lagi atau hubungi tim kami.',
});

/** Spec 1, section 8, 'Popup load fails'. */
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

/** What is said when an action gives a call no words of its own, by the name of the call. */
export const standardErrors = {
  'tipe-nasabah': { http: customerCheck, status: customerCheck, exception: customerCheck },
  'wic-check': checks,
  screening: checks,
  registration: checks,
  /** The title carries the status, and an exception the advice to try later (spec 3, section 8). */
  submit: {
    http: submitHttp,
    status: ({ status, message }) => ({ title: `${serverTrouble}. ${status}`, text: message }),
    exception: ({ reason }) => ({ title: `${serverTrouble} ${reason}`, text: tryLater }),
  },
  /** `status` is a JSON answer in place of the file. */
  downloadpdf: {
    http: submitHttp,
    status: ({ message }) => ({ title: 'Ada Masalah!', text: message }),
    exception: ({ reason }) => ({ title: `${serverTrouble} ${reason}` }),
  },
  popup: { http: popup, status: popup, exception: popup },
  /** Spec 1, section 8, 'Upload response not 200' and 'Upload exception'; its body carries no status. */
  'upload-file': {
    http: ({ httpStatus, statusText }) => ({
      title: uploadTrouble,
      text: describeStatus(httpStatus, statusText),
    }),
    status: () => ({ title: uploadTrouble, text: uploadFailed }),
    exception: () => ({ title: uploadTrouble, text: uploadFailed }),
  },
} satisfies Record<ActionCallName | 'downloadpdf' | 'popup' | 'upload-file', CallErrors>;

/** The standard error of a call in words; a server that gives no message gets no empty line. */
export function describeCallError(call: keyof typeof standardErrors, error: CallError): ErrorToast {
  const { title, text } = wordsOf(standardErrors[call], error);
  return text === undefined || text.trim() === '' ? { title } : { title, text };
}

function wordsOf(errors: CallErrors, error: CallError): ErrorToast {
  switch (error.kind) {
    case 'http':
      return errors.http(error);
    case 'status':
      return errors.status(error);
    case 'exception':
      return errors.exception(error);
  }
}
