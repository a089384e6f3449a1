import { codeOf, isObject, type ActionCallName, type Json, type JsonObject } from '../../interpreter';
import type { WriteCall } from '../../session';
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
}

/** Something that the bank has done. */
export interface Entry {
  call: WriteCall;
  number: string;
  /** The request that brought it about. */
  request: Request;
}

/** What the bank has done, and how it came to it. */
export interface Ledger {
  requests: Request[];
  entries: Entry[];
  /** How the visitor calls the files that the bank keeps, by address. */
  files: Map<string, string>;
  /** The numbers that the bank has told, as a page shows them. */
  told: Set<string>;
}

export function emptyLedger(): Ledger {
  return { requests: [], entries: [], files: new Map(), told: new Set() };
}

/** A copy that goes on by itself. */
export function copyOf({ requests, entries, files, told }: Ledger): Ledger {
  return { requests: [...requests], entries: [...entries], files: new Map(files), told: new Set(told) };
}

export function isWrite(call: string): call is WriteCall {
  return call === 'submit' || call === 'registration';
}

/** The bank takes a request. One whose key it knows does nothing more: it is the same request once again. */
export function receive(ledger: Ledger, request: Request): Entry | undefined {
  const { call, key } = request;
  if (!isWrite(call)) return undefined;
  const known = ledger.entries.find(
    (one) => key !== undefined && one.request.key === key && one.call === call,
  );
  if (known) return known;
  const entry = { call, number: `EF${10_000_001 + ledger.entries.length}`, request };
  ledger.entries.push(entry);
  return entry;
}

/**
 * What a visitor wanted to have done by a request, as one text: those of its answers that the visitor has given in the visit, with
 * files by their names and choices by their codes. What the bank or a formula has put beside them is left out: it may differ when the same is wanted again.
 */
export function wantedBy({ files }: Ledger, { body }: Request, given: ReadonlySet<string>): string {
  const answers = Object.entries(answersIn(body)).filter(([name]) => given.has(name));
  const named = answers.map(([name, value]): [string, unknown] => [name, nameFiles(files, value)]);
  return JSON.stringify(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function answersIn({ data, ...rest }: JsonObject): JsonObject {
  if (typeof data === 'string') return JSON.parse(data) as JsonObject;
  return isObject(data) ? data : rest;
}

function nameFiles(files: Ledger['files'], value: Json | undefined): unknown {
  if (typeof value === 'string') return files.get(value) ?? codeOf(value);
  if (!Array.isArray(value)) return value;
  const list: readonly Json[] = value;
  return list.map((one) => (isObject(one) && typeof one.url === 'string' ? files.get(one.url) : one));
}
