import {
  isObject,
  type ActionCallName,
  type CompiledForm,
  type Json,
  type JsonObject,
} from '../../src/interpreter';
import type { WriteCall } from '../../src/session';
import type { Fate } from './fates';

/** A request as the bank's side of the world sees it. */
export interface Request {
  /** Its place among all that happens in a visit. */
  seq: number;
  call: ActionCallName;
  key?: string;
  body: JsonObject;
  /** Whose it is: the tab, and which page of it. */
  tab: number;
  page: number;
  /** Counts the sessions of a visit. */
  session: number;
  fate: Fate;
  /** When it was sent, in virtual milliseconds since the visit began. */
  sentAt: number;
  /** No answer has come yet. */
  open: boolean;
  /** What was to be registered: all answers as they stood when it was sent, and their form. */
  answers?: JsonObject;
  form?: CompiledForm;
  /** What its page has learned of it. */
  learned?: 'done' | 'refused' | 'unknown';
  /** Since when the device knows of it. */
  keptAt?: number;
}

/** Something that the bank has done. */
export interface LedgerEntry {
  call: WriteCall;
  number: string;
  /** The request that brought it about. */
  request: Request;
}

/** A file that was uploaded: how the visitor calls it, and which of all choices of files it was. */
export interface UploadedFile {
  name: string;
  choice: number;
}

/** What the bank has done, and how it came to it. */
export interface Ledger {
  requests: Request[];
  entries: LedgerEntry[];
  /** The files that were uploaded, by address. */
  files: Map<string, UploadedFile>;
  /** The addresses of files that the bank no longer has. */
  lost: Set<string>;
  /** The numbers that the bank has reported, as a page shows them. */
  shownNumbers: Set<string>;
}

export function emptyLedger(): Ledger {
  return {
    ...{ requests: [], entries: [], files: new Map(), shownNumbers: new Set() },
    lost: new Set(),
  };
}

/** A copy that goes on by itself. */
export function copyOf({ requests, entries, files, shownNumbers: shownNumbers, lost }: Ledger): Ledger {
  return {
    ...{
      requests: [...requests],
      entries: [...entries],
      files: new Map(files),
      shownNumbers: new Set(shownNumbers),
    },
    lost: new Set(lost),
  };
}

export function isWrite(call: string): call is WriteCall {
  return call === 'submit' || call === 'registration';
}

/** The bank takes a request. One whose key it knows does nothing more: it is the same request once again. */
export function receive(ledger: Ledger, request: Request): LedgerEntry | undefined {
  const { call } = request;
  if (!isWrite(call)) return undefined;
  const known = entryUnder(ledger, request);
  if (known) return known;
  const entry = { call, number: `EF${10_000_001 + ledger.entries.length}`, request };
  ledger.entries.push(entry);
  return entry;
}

/** What the bank has done already under the key of a request. */
export function entryUnder({ entries }: Ledger, { call, key }: Request): LedgerEntry | undefined {
  return entries.find((one) => key !== undefined && one.request.key === key && one.call === call);
}

/** The answers in the body of a request that registers something, by name. */
export function answersIn({ data, ...rest }: JsonObject): JsonObject {
  if (typeof data === 'string') return JSON.parse(data) as JsonObject;
  return isObject(data) ? data : rest;
}

/** Whether a file that the bank no longer has stands anywhere in a JSON value. */
export function namesLostFile({ lost }: Ledger, value: Json): boolean {
  const all = JSON.stringify(value);
  return [...lost].some((url) => all.includes(url));
}
