import { contract } from '../../checker/contract/contract';
import { sampleOf } from '../../checker/contract/sampleAnswer';
import { jsonOf } from '../../checker/json/walk';
import type { CallAnswer } from '../../scenarios/language';
import type { UsedCall } from './callsIn';
import { bankWords } from './words';

/** How a call is to be answered: a name of the table, or `status-409` and `inside-409`. */
export type Treatment = string;

/** What the panel has chosen: the treatment of a call, and for an answer of the editor's own its JSON. */
export interface Treated {
  call: string;
  as: Treatment;
  body?: string;
}

/** Milliseconds: longer than the 5 s after which the portal asks for patience, shorter than its timeout. */
export const slowMs = 8000;

/** The treatments of a call, with what they are called: those that its contract documents, and what may go wrong on the way. */
export function treatmentsOf({ call, list }: UsedCall): (readonly [as: Treatment, words: string])[] {
  const { treatments, refused, refusedInside } = bankWords;
  const documented = contract.calls[call]?.statuses ?? [200, 400, 500];
  const refusals = documented.filter((status) => status >= 400).map(String);
  // A file is sent by another way than all other calls, which knows no lateness here.
  const late = call === 'upload-file' ? [] : (['slow', 'swapped'] as const);
  const named = [
    'usual',
    ...(call in contract.calls ? (['sample'] as const) : []),
    ...late,
    'offline',
    'lost',
    'html',
    'broken',
    ...(list ? (['empty'] as const) : []),
    'own',
  ] as const;
  return [
    ...named.slice(0, -1).map((as) => [as, treatments[as]] as const),
    ...refusals.map((status) => [`status-${status}`, refused(status)] as const),
    ...(list ? [] : refusals.map((status) => [`inside-${status}`, refusedInside(status)] as const)),
    ['own', treatments.own] as const,
  ];
}

/** The answer that a treatment gives in place of the bank's; `undefined`: the bank is asked. */
export function answerBy({ call, as, body }: Treated): CallAnswer | undefined {
  const [, where, digits] = /^(status|inside)-(\d{3})$/.exec(as) ?? [];
  if (digits !== undefined) {
    const status = Number(digits);
    const refusal = { statusCode: status, succeeded: false, message: bankWords.refusal };
    return { ...(where === 'status' && { status }), body: refusal };
  }
  switch (as) {
    case 'sample':
      return { body: sampleOf(call) };
    case 'offline':
      return { fault: 'network' };
    case 'lost':
      return { fault: 'timeout' };
    case 'html':
    case 'broken':
      return { fault: 'unreadable' };
    case 'empty':
      return { body: { statusCode: 200, message: 'Berhasil', data: [] } };
    case 'own':
      return ownAnswer(jsonOf(body));
    default:
      return undefined;
  }
}

function ownAnswer(json: unknown): CallAnswer | undefined {
  return json === undefined ? undefined : { body: json as CallAnswer['body'] };
}
