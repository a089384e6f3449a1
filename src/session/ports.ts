import type {
  ActionCallName,
  CallProblem,
  CallReply,
  ChosenFile,
  ContentBlock,
  FaultKind,
  FormState,
  JsonObject,
  Toast,
  UploadLimits,
  UploadRefusal,
} from '../interpreter';
import type { ApplicationRecord, Draft, LoadedDraft, Receipt, StoreResult } from './records';

/** Receives each new state in order to show it. The session itself owns the state. */
export interface StatePort {
  /** Takes the state in the same call, with the names of all that has changed. */
  publish: (state: FormState, changed: ReadonlySet<string>) => void;
}

export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** The visitor's calendar day, `YYYY-MM-DD`. */
  today: () => string;
  /** Milliseconds until that day has ended. */
  untilTomorrow: () => number;
  /** Does something once, after so many milliseconds; returns what cancels it. */
  after: (ms: number, task: () => void) => () => void;
  /** Reports that the page is visible again: timers may have slept. Returns what ends the subscription. */
  onWake: (listener: () => void) => () => void;
  /** Reports that the page may end now. Returns what ends the subscription. */
  onLeave: (listener: () => void) => () => void;
}

/** What came of a call: an answer to judge, or none that could be read. */
export type BankAnswer = { reply: CallReply } | { fault: FaultKind };

/** A popup's content, or why there is none. */
export type PopupAnswer = { blocks: readonly ContentBlock[] } | { problem: CallProblem };

/** A chosen file as it is checked and sent, with the bytes that it had when it was chosen. */
export interface PreparedFile<F extends ChosenFile = ChosenFile> {
  file: F;
  /** Why its content cannot be taken. */
  refused?: UploadRefusal | undefined;
  /** A PDF that is encrypted. */
  isProtected?: boolean | undefined;
}

/** Where the back end keeps a file, that it did not want it, or why there was no answer. */
export type UploadAnswer = { stored: string } | { refused: true } | { problem: CallProblem };

/** The bank's back end. Only it looks inside a file. Nothing here rejects; what is aborted may answer anything. */
export interface Bank {
  /** `key` is the idempotency key of a call that writes. */
  call: (
    call: ActionCallName,
    body: JsonObject,
    options: { signal: AbortSignal; key?: string },
  ) => Promise<BankAnswer>;
  /** Fetches a file and saves it for the visitor under its name; an answer in place of the file is returned. */
  download: (
    call: 'downloadpdf',
    body: JsonObject,
    options: { signal: AbortSignal; fileName: string },
  ) => Promise<BankAnswer | { done: true }>;
  popup: (slug: string, signal: AbortSignal) => Promise<PopupAnswer>;
  /**
   * Reads a chosen file: it gets a clean name, a photo becomes no larger than it needs to be, and its content is compared with its
   * extension. A file that is too large for these limits is not read.
   */
  prepare: (file: ChosenFile, limits: UploadLimits, from?: 'camera') => Promise<PreparedFile>;
  /** Whether a stored file is certainly no longer there. */
  isLost: (url: string) => Promise<boolean>;
  upload: (
    file: ChosenFile,
    options: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<UploadAnswer>;
}

/** What another tab has done with what this form keeps: changed the draft, sent it, or wiped it. */
export type ElsewhereChange = 'changed' | 'sent' | 'wiped';

/** What one form keeps on this device. Nothing here throws. */
export interface Store {
  /** What an earlier visit left; `longestMs` is the longest lifetime of a draft of this form. */
  load: (longestMs: number) => LoadedDraft;
  save: (draft: Omit<Draft, 'expiry'>, lifetimeMs: number) => StoreResult;
  clear: () => void;
  loadReceipt: () => Receipt | undefined;
  /**
   * Takes the draft's place in the same write, unless that stays beside it. `lifetimeMs`: how long it stays, in ms; default half an hour.
   */
  saveReceipt: (receipt: Omit<Receipt, 'expiry'>, lifetimeMs?: number, keepsDraft?: boolean) => StoreResult;
  clearReceipt: () => void;
  /** What went out of this form, by any page, as each place has it; it outlives draft and receipt, and nothing here removes it. */
  loadApplications: () => readonly ApplicationRecord[];
  saveApplication: (record: ApplicationRecord) => void;
  /** The newest draft of another form; one that has come to its end is none. */
  other: () => Draft | undefined;
  /** Removes the drafts of other forms: the visitor begins this one in their place. */
  clearOthers: () => void;
  /** Removes the drafts of all forms. Receipts stay: they are records of what was sent. */
  clearAll: () => void;
  watch: (listener: (change: ElsewhereChange) => void) => () => void;
  /** Reports that another tab may have changed what is kept of other forms. */
  watchOthers: (listener: () => void) => () => void;
}

/** How a step comes to the screen. */
export interface Arrival {
  /** The entry in the history takes the place of the one shown. */
  replace: boolean;
  /** The visitor went back: if the entry below shows that step, the history goes back to it. */
  back: boolean;
  /** The step that was shown before. */
  cameFrom: string;
  /** The page of a row of the step, from 1 on; left out: that of the step. */
  row?: number | undefined;
}

/**
 * Where a form wants to go. The receipt takes the place of the page that sent the form; `previous`: back in the history, wherever the
 * visitor came from; `leave`: to the page before the form, whatever steps of it lie between, home when there is none; `stay`: takes back
 * a move of the browser's own.
 */
export type Destination =
  | ({ to: 'step'; step: string } & Arrival)
  | { to: 'preview' | 'receipt' | 'previous' | 'leave' | 'stay' };

/** Moves through the portal. */
export interface Navigator {
  go: (destination: Destination) => void;
  toPath: (path: string) => void;
  toForm: (slug: string) => void;
  /** Fetches ahead what the page at a path needs. */
  prepare: (path: string) => void;
}

export interface Words {
  callError: (
    call: ActionCallName | 'downloadpdf' | 'popup' | 'upload-file',
    problem: CallProblem,
  ) => Omit<Toast, 'variant'>;
  /** Why there is no readable answer. */
  fault: (fault: FaultKind) => string;
  refusal: (refusal: UploadRefusal, limits: UploadLimits) => Omit<Toast, 'variant'>;
  /** What is said at a field of one of its files. */
  aboutFile: (name: string, words: string) => string;
  /** Stored files of this name that the bank no longer has: at the field, and as a toast. */
  lostFile: (name: string) => Omit<Toast, 'variant'>;
  /** The page's address gave a code that its list does not know. */
  unknownCode: (code: string) => string;
}

/** What a session meets the world through. */
export interface Ports {
  state: StatePort;
  clock: Clock;
  bank: Bank;
  /** Left out: nothing is read from this device, and nothing is kept on it. */
  store?: Store;
  navigator: Navigator;
  words: Words;
  /** 32 random hexadecimal digits. */
  newKey: () => string;
  /** A code for a captcha to show. */
  newCode: () => string;
}
