import { fileUrl, readDays, readStored, type ListEntry } from '../../../src/api';
import { readCards, readTabs } from '../../../src/api/catalogue';
import { readTracking } from '../../../src/api/tracking';
import {
  foundOptions,
  offeredBranches,
  readPopup,
  registrationNumberOf,
  type CallProblem,
} from '../../../src/interpreter';
import { isObject } from '../../../src/language';
import {
  branchWords,
  choiceWords,
  dateWords,
  productWords,
  sessionWords,
  trackingWords,
} from '../../../src/messages';
import type { FallibleCall } from '../../../src/messages/session';
import { contract } from '../../../src/tools/checker/contract/contract';
import type { CallAnswer } from '../../../src/tools/scenarios/language';
import { readAnswer, readList } from '../../../src/tools/visit/bank';

/** What the portal makes of an answer, by the names that the questions of the contract use. */
export interface Reading extends Readonly<Record<string, unknown>> {
  /** How many entries of a list are offered, and how many are not. */
  entries: number | undefined;
  leftOut: number;
  /** A column that not every record has. */
  missing: string | undefined;
}

type Offer = (entries: readonly ListEntry[], columns: readonly string[]) => readonly unknown[];

/** The choices in records. */
const choices: Offer = (entries, [idField = '', textField = '']) =>
  foundOptions(entries, { idField, textField });

const days: Offer = (entries) => entries.filter((entry) => readDays([entry]).size > 0);

/** Calls that answer with a list: what stands there when it does not come, and which entries are offered. */
const lists: Readonly<Record<string, { failed: string; offer: Offer }>> = {
  carousel: { failed: productWords.failed, offer: readCards },
  'tab-trigger': { failed: productWords.failed, offer: readTabs },
  'tab-content': { failed: productWords.failed, offer: readCards },
  'remote-select': { failed: choiceWords.failed, offer: choices },
  'remote-select-get': { failed: choiceWords.failed, offer: choices },
  transaksi: { failed: choiceWords.failed, offer: choices },
  santer: { failed: branchWords.failed, offer: (entries) => offeredBranches(entries) },
  holidays: { failed: dateWords.holidaysMissing, offer: days },
};

/** What the portal's own readers make of an answer. */
export function readingOf(call: string, sent: unknown, answer: CallAnswer): Reading {
  const read = readAnswer(answer);
  const reply = 'reply' in read ? read.reply : undefined;
  const isTaken = reply?.ok === true && reply.status === 200;
  const inside = isTaken && isObject(reply.response) ? reply.response.data : undefined;
  const data = isObject(inside) ? inside : {};
  const entries = readList(answer);
  const { columns = [] } =
    contract.lists[isObject(sent) && typeof sent.url === 'string' ? sent.url : call] ?? {};
  const offered = entries && lists[call]?.offer(entries, columns).length;
  const popup = reply && readPopup(reply);
  const stored = answer.status === 200 ? readStored(answer.body) : undefined;
  const found = reply && data === inside ? readTracking(reply, '') : undefined;
  const isPdf = answer.status === 200 && typeof answer.body === 'string' && answer.body.startsWith('%PDF-');
  return {
    ...data,
    status: reply?.status,
    entries: offered,
    missing: columns.find((column) => entries?.some((entry) => !(column in entry))),
    leftOut: offered === undefined ? 0 : (entries?.length ?? 0) - offered,
    blocks: popup && 'blocks' in popup && !popup.issues ? popup.blocks.length : undefined,
    application: reply && (found ? 1 : 0),
    stages: found?.progress?.stages.length,
    flags: reply && [data.isCustomer, data.isWic, data.isCustomerSkip].filter((flag) => flag === true).length,
    registrationNumber: isTaken ? registrationNumberOf(reply) : undefined,
    pdf: isPdf ? 1 : reply && 0,
    file: stored === 'refused' || answer.status === 400 ? 0 : stored && fileUrl(stored.stored),
  };
}

/** What a visitor sees of an answer that is not what it must be; `taken`: of one that has a name to go on with. */
export function seenOf(call: string, answer: CallAnswer, reading: Reading, taken?: string): string {
  const { entries, leftOut, missing } = reading;
  if (leftOut !== 0) return `a list without ${leftOut} of its entries`;
  if (missing !== undefined) return `nothing in what is filled from ${missing}`;
  if (entries !== undefined) return entries > 0 ? 'entries that do not belong there' : 'an empty list';
  const read = readAnswer(answer);
  if (!('reply' in read)) return failureOf(call, { kind: 'exception', fault: answer.fault ?? 'unreadable' });
  const { ok, httpStatus, statusText, status } = read.reply;
  if (call === 'tipe-nasabah' && status === 409) return '"Duplikasi Data"';
  if (!ok) return failureOf(call, { kind: 'http', httpStatus, statusText });
  // What the back end says may be about a person.
  if (status !== 200) return failureOf(call, { kind: 'status', status, message: '…' });
  const name = call === 'submit' ? 'registrationNumber' : call === 'wic-check' ? 'correlationId' : 'status';
  if (reading[name] && taken !== undefined) return taken;
  return failureOf(call, { kind: 'exception', fault: 'unreadable' });
}

/** What a visitor sees of a call that has failed. */
export function failureOf(call: string, problem: CallProblem): string {
  if (call.startsWith('/files/')) return 'an empty frame in place of the picture';
  const failed = call === 'tracking' ? trackingWords.failed.title : lists[call]?.failed;
  const { title, text = '' } = failed
    ? { title: failed }
    : sessionWords.callError(call as FallibleCall, problem);
  return `"${`${title} ${text}`.trim()}"`;
}
