import { isWrite, type LedgerEntry, type Request } from '../ledger';
import type { World, Watcher } from '../world';
import { differences, wantedBy, type Wanted } from '../wanted';
import { keptReceipt } from './device';
import { createMemory } from './memory';

const once = 'What a visitor wants is registered once.';
const oneKey = 'One key stands for one submission.';
const askedFirst = 'Who may have sent is asked before something else is sent.';

/** Examines the bank's ledger. */
export function registrations(visit: World): Watcher {
  const { ledger } = visit;
  const memory = createMemory(visit);
  const { isConfirmed, isRemembered } = memory;
  let seenRequests = ledger.requests.length;
  let seenEntries = ledger.entries.length;
  /** The visitor has said in this act that something else shall be sent. */
  let mayGoOn = false;
  /** The newest request of each session and call of which nobody knows what came of it. */
  const doubts = new Map<string, Request>();
  const refused = new Set<Request>();
  /** The keys under which something is known to be registered: what comes of the same once more leaves no doubt about it. */
  const registered = new Set<string>();
  /** The sessions that were told that another tab has sent the form. */
  const informed = new Set<number>();

  const wanted = (request: Request): Wanted => wantedBy(ledger, request, visit.given);
  const isSame = (one: Request, other: Request): boolean =>
    differences(wanted(one), wanted(other)).length === 0;

  const checkKey = (request: Request): void => {
    if (!isWrite(request.call)) return;
    if (request.key === undefined || !/^[0-9a-f]{32}$/.test(request.key)) {
      visit.fail(oneKey, `The call ${request.call} went out under the key ${String(request.key)}.`);
      return;
    }
    // What the bank has refused was nothing.
    const same = ledger.requests.find(
      (one) => one.key === request.key && !refused.has(one) && !isSame(one, request),
    );
    if (same) {
      visit.fail(
        oneKey,
        `${request.key.slice(0, 8)} went out with\n  ${short(wanted(same))}\nand with\n  ${short(wanted(request))}`,
      );
    }
  };
  const checkEntry = (entry: LedgerEntry): void => {
    for (const before of ledger.entries) {
      if (before === entry || before.call !== entry.call) continue;
      const [one, other] = [before.request, entry.request].sort((a, b) => a.seq - b.seq);
      if (!one || !other || !isSame(one, other)) continue;
      if (isConfirmed(one, other) || !isRemembered(one, other)) continue;
      visit.fail(
        once,
        `${before.number} and ${entry.number} (${entry.call}) are the same: ${short(wanted(one))}`,
      );
    }
  };
  const isLearned = (request: Request, learned: 'done' | 'refused' | 'unknown'): void => {
    const { key = '' } = request;
    if (learned === 'unknown' && !registered.has(key)) doubts.set(senderOf(request), request);
    if (learned === 'done') {
      registered.add(key);
      doubts.delete(senderOf(request));
    }
    if (learned === 'refused') refused.add(request);
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
    if (informed.has(request.session)) {
      visit.fail(askedFirst, `another tab has sent the form, and another ${request.call} follows`);
    }
    const doubt = doubts.get(senderOf(request));
    doubts.delete(senderOf(request));
    if (!doubt || !isRemembered(doubt, request)) return;
    const isAlone = requests.every(
      ({ seq, session }) => session === request.session || seq < doubt.seq || seq > request.seq,
    );
    if (isAlone) visit.fail(askedFirst, `the ${request.call} before is open, and another one follows`);
  };

  return {
    on: (happening) => {
      memory.on(happening);
      if (happening.what === 'confirmed') mayGoOn = true;
      if (happening.what === 'shown' && happening.session === happening.slot.session) {
        const { elsewhere } = happening.activity.draft;
        if (elsewhere === 'sent') informed.add(happening.slot.sessions);
        if (elsewhere === undefined) informed.delete(happening.slot.sessions);
      }
      if (happening.what === 'asked' && isWrite(happening.request.call)) checkAsked(happening.request);
      if (happening.what === 'answered' && happening.delivered && isWrite(happening.request.call)) {
        isLearned(happening.request, happening.learned);
      }
    },
    after: (act) => {
      mayGoOn = false;
      memory.after(act);
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

/** As much of it as can be read at a glance. */
function short(wanted: Wanted): string {
  const text = JSON.stringify(wanted);
  return text.length < 300 ? text : `${text.slice(0, 300)} …`;
}
