import type { Request } from '../ledger';
import type { World, Watcher } from '../world';
import { keptDraft, keptReceipt } from './device';

/** Milliseconds for which a device keeps a submission whose outcome nobody knows, at least. */
const kept = 1_800_000;

/** What the device, and the visitor, still know of earlier requests. */
export interface Memory extends Required<Pick<Watcher, 'on' | 'after'>> {
  /** Whether the device, or the page, could know of the first one when the second was sent. */
  isRemembered: (one: Request, other: Pick<Request, 'seq' | 'session' | 'sentAt'>) => boolean;
  /** Whether the visitor has said between two that something else shall be sent. */
  isConfirmed: (one: Request, other: Request) => boolean;
}

/** Watches what makes a device forget, and what a visitor confirms. */
export function createMemory(visit: World): Memory {
  /** Places among all that happens: of every 'go on' to a question, and of every time that the device has forgotten the form. */
  const confirmed: number[] = [];
  const forgotten: number[] = [];
  let held = false;

  const isBetween = (marks: readonly number[], one: { seq: number }, other: { seq: number }): boolean =>
    marks.some((mark) => mark > one.seq && mark < other.seq);

  return {
    isConfirmed: (one, other) => isBetween(confirmed, one, other),
    isRemembered: (one, other) => {
      if (isBetween(forgotten, one, other)) return false;
      if (other.sentAt - one.sentAt >= kept) return false;
      const { troubledAt, clockSetAt } = visit;
      if (troubledAt < one.sentAt && clockSetAt < one.sentAt && visit.storage === 'fine') return true;
      return one.session === other.session && clockSetAt < one.sentAt;
    },
    on: (happening) => {
      if (happening.what === 'confirmed') confirmed.push(visit.nextSeq());
      if (happening.what === 'ending' && happening.how === 'forgotten') forgotten.push(visit.nextSeq());
    },
    after: ({ act }) => {
      const holds = keptDraft(visit) !== undefined || keptReceipt(visit) !== undefined;
      if ((held && !holds) || act === 'forget') forgotten.push(visit.nextSeq());
      held = holds;
    },
  };
}
