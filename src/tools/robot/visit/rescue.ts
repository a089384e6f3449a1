import type { Plan } from '../../reach';
import type { CallAnswer } from '../../scenarios/language';
import type { InventedReplies } from './replies';

/** Which answers of the back end are made up: those of the plan; when a step is stuck by an answer, the real one, then others. */
export function createRescue({ byCall }: InventedReplies, plan: Plan) {
  /** −2: as planned, −1: the back end's own, from 0: the invented ones in turn. */
  let turn = -2;
  let asked = new Set<string>();
  let everInvented = false;
  const invented = (call: string): CallAnswer | undefined => {
    const number = turn === -2 ? plan.replies.get(call) : turn >= 0 ? turn : undefined;
    const reply = number === undefined ? undefined : byCall.get(call)?.[number]?.reply;
    return reply && { status: reply.httpStatus, statusText: reply.statusText, body: reply.response };
  };
  return {
    invented,
    isInvented: (call: string): boolean => invented(call) !== undefined,
    hasInvented: (): boolean => everInvented,
    note: (call: string): void => {
      asked.add(call);
      everInvented ||= invented(call) !== undefined;
    },
    begin: (): void => {
      asked = new Set();
    },
    /** Goes on to other answers; false when there are none left. */
    next: (): boolean => {
      if (asked.size === 0) return false;
      turn += 1;
      return turn < Math.max(...[...asked].map((call) => byCall.get(call)?.length ?? 0));
    },
  };
}
