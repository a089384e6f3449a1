import type { Act } from '../acts';
import { isWrite, wantedBy, type Entry, type Request } from '../ledger';
import type { Visit, Watcher } from '../visit';
import { keptDraft, keptReceipt } from './device';

const once = 'What a visitor wants is registered once.';
const oneKey = 'One key stands for one submission.';

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
      if (happening.what === 'confirmed') confirmed.push(visit.nextSeq());
      if (happening.what === 'ending' && happening.how === 'forgotten') forgotten.push(visit.nextSeq());
    },
    after: ({ do: deed }: Act) => {
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

/** As much of a text as can be read at a glance. */
function short(text: string): string {
  return text.length < 300 ? text : `${text.slice(0, 300)} …`;
}
