import type { DraftContent, Json, PreviewRow, ReceiptPage } from '../interpreter';

/** Calls that register something at the bank; each carries an idempotency key. */
export type WriteCall = 'submit' | 'registration';

/** What went out under one key; the key is computed of what the visitor wants to be registered. */
export interface SentKey {
  /** The idempotency key, 32 hexadecimal digits. */
  key: string;
  call: WriteCall;
  /** `sent`: nobody knows what came of it; `refused`: nothing, for certain; `done`: the bank has registered it. */
  state: 'sent' | 'refused' | 'done';
  /** Of the only sending since nothing of the key was open: only its refusal says that nothing is registered. */
  mark?: string | undefined;
  /** How often it went out. */
  sends: number;
  /** The day of the first sending, `YYYY-MM-DD`: the same goes out again with the values of that day. */
  day?: string | undefined;
  /** Its place in the order of the newest sendings of all keys, from 1 on. */
  place: number;
  /** The number under which it is registered. */
  number?: string | undefined;
  /** A fingerprint, made with the key, of what was to be registered: an earlier release has sent it, whose keys were not computed. */
  intent?: string | undefined;
}

/** One application: what went out of it, and no answer. It outlives draft and receipt. */
export interface ApplicationRecord {
  /** 32 random hexadecimal digits, part of each key. */
  id: string;
  /** Ms since 1970; of two records the later one counts. */
  began: number;
  keys: readonly SentKey[];
}

/** A draft that was removed, with what went out of it: both come back together. */
export interface RemovedDraft extends Draft {
  application?: ApplicationRecord | undefined;
}

/** A dialog that was open, by its path in the definition, with what its formulas need of the answer before it. */
export interface OpenDialog {
  path: string;
  extras: Readonly<Record<string, Json>>;
  /** It reports something that the bank has registered; left out: it only has to be dealt with. */
  registered?: true | undefined;
}

/** Where a visitor stands, in words: for a page that does not know the definition. */
export interface DraftPlace {
  product: string;
  /** The numbered step, or section of steps; left out where nothing is counted: at the preview, and at an end. */
  step?: { number: number; count: number; title?: string | undefined; isSection?: true };
}

/** What is kept of a form that is being filled in. */
export interface Draft extends DraftContent {
  slug: string;
  subProductId: string;
  /** Ms since 1970. */
  expiry: number;
  /** Says whether the definition is still the one that the answers were given to. */
  definitionHash: string;
  /** Where the visitor was; left out by earlier releases. */
  place?: DraftPlace;
  files?: KnownFiles;
  /** The newest open dialog of those that block, or that report what was registered before the form is finished. */
  dialog?: OpenDialog | undefined;
}

/** What this device knows of stored files, by address. */
export type KnownFiles = Readonly<Record<string, KnownFile>>;

interface KnownFile {
  /** How the visitor calls it. */
  name: string;
  /** In bytes. */
  size: number;
  /** A PDF that is encrypted. */
  isProtected: boolean;
}

/** What an earlier visit left: nothing, something too old or of another shape (both are removed), or a draft. */
export type LoadedDraft =
  | { kind: 'none' | 'expired' | 'unreadable' }
  /** `refused`: this page alone has it. */
  | { kind: 'found'; draft: Draft; refused?: Refusal | undefined };

/** One answer of a receipt, as a person reads it; `part`: the heading of the row or step that begins with it. */
export type RecapRow = Pick<PreviewRow, 'label' | 'text' | 'sample'> & { part?: string };

/** What is kept of a form that was sent. */
export interface Receipt {
  slug: string;
  number: string;
  product: string;
  /** The name of the person or company that applies, as it was answered; none where the form asks for none. */
  applicant?: string | undefined;
  /** When it was sent, in ms since 1970. */
  time: number;
  /** The answers, identity numbers masked. */
  recap: readonly RecapRow[];
  /** What the form's definition says of it, in words. */
  page?: ReceiptPage | undefined;
  /** Ms since 1970. */
  expiry: number;
}

/** Whether something was stored, and until when (ms since 1970). */
export type StoreResult = { stored: true; expiry: number } | { stored: false; reason: Refusal };

/** Why a device stores nothing. */
type Refusal = 'blocked' | 'full';
