import type { Json } from '../../src/interpreter';
import type { CallAnswer } from '../../src/tools/scenarios/language';

/**
 * How the site is reached: `portal`: whatever is asked for is answered with HTTP 200 and a page of somebody else; `hanging`: no request is
 * answered before its own limit.
 */
export type SiteState = 'reached' | 'unreachable' | 'portal' | 'hanging';

/** What the bank, or the network before it, says to a request. */
export type Saying =
  /** The answer of the contract. */
  | 'fine'
  /** The connection breaks. */
  | 'lost'
  /** Nothing comes for so long that the page gives up. */
  | 'timeout'
  /** HTTP 200 with HTML, or with nothing that could be read. */
  | 'unreadable'
  /** HTTP 200 with HTML of somebody else: the bank has never had the request. */
  | 'portal'
  /** HTTP 200 with a body that names no number, or an empty one. */
  | 'unnumbered'
  | 'blank'
  /** An HTTP status other than 200. */
  | { status: number }
  /** HTTP 200 with this `statusCode` in its body. */
  | { wrapped: number }
  /** The answer of the contract, under an HTTP status of a gateway on the way. */
  | { around: number };

/** What becomes of one request. */
export interface Fate {
  says: Saying;
  /** Milliseconds until the bank has the request, and until the page has the answer. */
  arrives: number;
  answers: number;
  /** Whether the bank does what it is asked to, where the answer leaves that open. */
  acts: boolean;
  /** The network delivers the request a second time, so many milliseconds later. */
  again?: number;
  /** Which of the answers that the contract has for a call. */
  variant: number;
}

/** What becomes of a request that nobody has planned anything for. */
export const usualFate: Fate = { says: 'fine', arrives: 150, answers: 300, acts: true, variant: 0 };

/** Milliseconds after which a page gives a request up that is not answered. */
export const timeLimit = 30_000;

/** What becomes of a request, by how the site is reached. */
export function fateAt(site: SiteState, planned: Fate): Fate {
  if (site === 'portal') return { ...usualFate, says: 'portal', acts: false };
  return site === 'hanging' ? { ...planned, says: 'timeout', answers: timeLimit } : planned;
}

/** Statuses after which nothing was done for certain: the bank has understood the request, and refuses it. */
export const refusing = [400, 401, 403, 404, 405, 410, 413, 415, 422];

/** Statuses after which nobody knows. */
export const doubtful = [408, 409, 425, 429, 499, 500, 502, 503, 504];

/** Whether the answer says that the bank has done what it was asked to. */
export function isTaken({ says }: Fate): boolean {
  return says === 'fine' || says === 'unnumbered' || says === 'blank' || isAround(says);
}

/** Whether the bank has said that it was done, and a gateway something else. */
function isAround(says: Saying): says is { around: number } {
  return typeof says === 'object' && 'around' in says;
}

/** Whether the bank does what it is asked to. */
export function isDone(fate: Fate): boolean {
  if (isTaken(fate)) return true;
  const { says, acts } = fate;
  if (says === 'portal') return false;
  const status = statusOf(says);
  return acts && (status === undefined || !refusing.includes(status));
}

/** What the page learns of a call that writes: that it was done, that it was refused, or nothing certain. */
export function learned({ says }: Fate, needsNumber: boolean): 'done' | 'refused' | 'unknown' {
  if (says === 'fine') return 'done';
  if (says === 'unnumbered' || says === 'blank') return needsNumber ? 'unknown' : 'done';
  const status = statusOf(says);
  return status !== undefined && refusing.includes(status) ? 'refused' : 'unknown';
}

function statusOf(says: Saying): number | undefined {
  if (typeof says === 'string' || isAround(says)) return undefined;
  return 'status' in says ? says.status : says.wrapped;
}

/** The answer to a request; `fine` is what the contract says to it. */
export function answerBy({ says }: Fate, fine: Json): CallAnswer {
  switch (says) {
    case 'fine':
      return { body: fine };
    case 'lost':
      return { fault: 'network' };
    case 'timeout':
      return { fault: 'timeout' };
    case 'portal':
    case 'unreadable':
      return { fault: 'unreadable' };
    case 'unnumbered':
      return { body: { statusCode: 200, data: {} } };
    case 'blank':
      return { body: { statusCode: 200, data: { registrationNumber: '  ' } } };
    default:
      if (isAround(says)) return { status: says.around, statusText: 'Error', body: fine };
      return 'status' in says
        ? { status: says.status, statusText: 'Error', body: {} }
        : { body: { statusCode: says.wrapped, message: 'Sistem sedang sibuk' } };
  }
}
