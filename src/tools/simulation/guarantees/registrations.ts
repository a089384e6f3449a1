import type { Act } from '../acts';
import { isWrite, wantedBy, type Entry, type Request } from '../ledger';
import type { Visit, Watcher } from '../visit';
import { keptDraft, keptReceipt } from './device';

const once = 'What a visitor wants is registered once.';
const oneKey = 'One key stands for one submission.';
const askedFirst = 'Who may have sent is asked before something else is sent.';

/** Milliseconds for which a device keeps a submission whose outcome nobody knows, at least. */
const kept = 1_800_000;

/** Examines the bank's ledger. */
export function registrations(visit: Visit): Watcher {
  const { ledger } = visit;
  /** Places among all that happens: of every 'go on' to a question, and of every time that the device has forgotten the form. */
  const confirmed: number[] = [];
  const forgotten: number[] = [];
  let seenRequests = ledger.requests.length;
  let seenEntries = ledger.entries.length;
  let held = false;
  /** The visitor has said in this act that something else shall be sent. */
  let mayGoOn = false;
  /** The newest request of each session and call of which nobody knows what came of it. */
  const doubts = new Map<string, Request>();

  const isBetween = (marks: readonly number[], one: Request, other: Request): boolean =>
    marks.some((mark) => mark > one.seq && mark < other.seq);
  const wanted = (request: Request): string => wantedBy(ledger, request, visit.given);

  const checkKey = (request: Request): void => {
    if (!isWrite(request.call)) return;
    if (request.key === undefined || !/^[0-9a-f]{32}$/.test(request.key)) {
      visit.fail(oneKey, `The call ${request.call} went out under the key ${String(request.key)}.`);
      return;
    }
    const same = ledger.requests.find((one) => one.key === request.key && wanted(one) !== wanted(request));
    if (same) {
      visit.fail(
        oneKey,
        `${request.key.slice(0, 8)} went out with\n  ${short(wanted(same))}\nand with\n  ${short(wanted(request))}`,
      );
    }
  };
  const checkEntry = (entry: Entry): void => {
    for (const before of ledger.entries) {
      if (before === entry || before.call !== entry.call) continue;
      const [one, other] = [before.request, entry.request].sort((a, b) => a.seq - b.seq);
      if (!one || !other || wanted(one) !== wanted(other)) continue;
      if (isBetween(confirmed, one, other) || !isRemembered(one, other)) continue;
      visit.fail(
        once,
        `${before.number} and ${entry.number} (${entry.call}) are the same: ${short(wanted(one))}`,
      );
    }
  };
  const isLearned = (request: Request, learned: 'done' | 'refused' | 'unknown'): void => {
    if (learned === 'unknown') doubts.set(senderOf(request), request);
    if (learned === 'done') doubts.delete(senderOf(request));
  };
  const checkAsked = (request: Request): void => {
    const { requests } = ledger;
    if (requests.some((one) => one !== request && one.key === request.key) || mayGoOn) return;
    const receipt = visit.storage === 'blocked' ? undefined : keptReceipt(visit);
    if (receipt && visit.clock.now() < receipt.expiry) {
      visit.fail(
        askedFirst,
        `${String(receipt.record.number)} was sent, and another ${request.call} follows`,
      );
    }
    const doubt = doubts.get(senderOf(request));
    doubts.delete(senderOf(request));
    if (!doubt || !isRemembered(doubt, request)) return;
    const isAlone = requests.every(
      ({ seq, session }) => session === request.session || seq < doubt.seq || seq > request.seq,
    );
    if (isAlone) visit.fail(askedFirst, `the ${request.call} before is open, and another one follows`);
  };
  /** Whether the device, or the page, could know of the first one when the second was sent. */
  const isRemembered = (one: Request, other: Request): boolean => {
    if (isBetween(forgotten, one, other)) return false;
    if (other.sentAt - one.sentAt >= kept) return false;
    const { troubledAt, clockSetAt } = visit;
    if (troubledAt < one.sentAt && clockSetAt < one.sentAt && visit.storage === 'fine') return true;
    return one.session === other.session && clockSetAt < one.sentAt;
  };

  return {
    on: (happening) => {
      if (happening.what === 'confirmed') {
        confirmed.push(visit.nextSeq());
        mayGoOn = true;
      }
      if (happening.what === 'asked' && isWrite(happening.request.call)) checkAsked(happening.request);
      if (happening.what === 'answered' && happening.delivered && isWrite(happening.request.call)) {
        isLearned(happening.request, happening.learned);
      }
      if (happening.what === 'ending' && happening.how === 'forgotten') forgotten.push(visit.nextSeq());
    },
    after: ({ do: deed }: Act) => {
      mayGoOn = false;
      const holds = keptDraft(visit) !== undefined || keptReceipt(visit) !== undefined;
      if ((held && !holds) || deed === 'forget') forgotten.push(visit.nextSeq());
      held = holds;
      for (; seenRequests < ledger.requests.length; seenRequests += 1) {
        const request = ledger.requests[seenRequests];
        if (request) checkKey(request);
      }
      for (; seenEntries < ledger.entries.length; seenEntries += 1) {
        const entry = ledger.entries[seenEntries];
        if (entry) checkEntry(entry);
      }
    },
  };
}

/** Whose a request is, and what it is about. */
function senderOf({ session, call }: Request): string {
  return `${session} ${call}`;
}

/** As much of a text as can be read at a glance. */
function short(text: string): string {
  return text.length < 300 ? text : `${text.slice(0, 300)} …`;
}
