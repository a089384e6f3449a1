import type { CallReply, FaultKind, JsonObject } from '../../../interpreter';
import { isObject } from '../parse/readers';
import type { CallAnswer, CallName, Scenario } from '../language';
import { DeadEnd } from './deadEnd';

/** A request that a form has made. */
export interface Asked {
  call: CallName;
  body: JsonObject;
  /** What was answered; a dead end has none. */
  answer?: CallAnswer;
}

/** The back end of a scenario. */
export interface Bank {
  /** What it answers; a call that the scenario gives no answer is a dead end. */
  ask: (call: CallName, body: JsonObject) => CallAnswer;
  /** Whether the scenario says what a call answers. */
  asks: (call: CallName) => boolean;
  /** Every request so far, the newest last. */
  asked: readonly Asked[];
}

/** A back end that answers what a scenario says. */
export function createBank(calls: Scenario['calls']): Bank {
  const asked: Asked[] = [];
  return {
    asked,
    asks: (call) => calls[call] !== undefined,
    ask: (call, body) => {
      const turn = asked.filter((one) => one.call === call).length;
      const request: Asked = { call, body };
      asked.push(request);
      const answers = calls[call];
      if (answers === undefined) {
        throw new DeadEnd(
          `Formulir meminta "${call}", tetapi "calls" pada skenario ini tidak memberi jawabannya.`,
        );
      }
      // `Array.isArray` does not narrow a readonly list out of the union.
      const answer = Array.isArray(answers)
        ? (answers as readonly CallAnswer[])[turn]
        : (answers as CallAnswer);
      if (!answer) throw new DeadEnd(`Jawaban untuk "${call}" habis pada permintaan ke-${turn + 1}.`);
      request.answer = answer;
      return answer;
    },
  };
}

/** An answer as the client of the portal reads it: HTTP OK with a body that is no object cannot be read. */
export function readAnswer(answer: CallAnswer): { reply: CallReply } | { fault: FaultKind } {
  if (answer.fault) return { fault: answer.fault };
  const { status: httpStatus = 200, statusText = '', body } = answer;
  const ok = isOk(httpStatus);
  if (isObject(body)) {
    return {
      reply: { ok, httpStatus, statusText, status: statusCodeOf(body) ?? httpStatus, response: body },
    };
  }
  if (ok) return { fault: 'unreadable' };
  return { reply: { ok, httpStatus, statusText, status: httpStatus, response: undefined } };
}

/** The records in an answer, as a list, as `{data: []}` or as `{data: {data: []}}`; `undefined` when it failed. */
export function readList(answer: CallAnswer): readonly Readonly<Record<string, unknown>>[] | undefined {
  const { fault, status = 200, body } = answer;
  if (fault || !isOk(status)) return undefined;
  if (isObject(body) && (statusCodeOf(body) ?? 200) !== 200) return undefined;
  const data = isObject(body) ? body.data : body;
  const records = isObject(data) ? data.data : data;
  return Array.isArray(records) ? records.filter(isObject) : undefined;
}

function isOk(status: number): boolean {
  return status >= 200 && status < 300;
}

function statusCodeOf(body: Readonly<Record<string, unknown>>): number | undefined {
  const { statusCode } = body;
  if (typeof statusCode === 'number') return statusCode;
  return typeof statusCode === 'string' && /^\d{3}$/.test(statusCode) ? Number(statusCode) : undefined;
}
