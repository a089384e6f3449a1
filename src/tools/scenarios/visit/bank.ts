import type { Entry } from '../../../api';
import type { JsonObject } from '../../../interpreter';
import type { Bank } from '../../../session';
import { bankOf, readList, type BackEnd } from '../../visit/bank';
import type { VirtualClock } from '../../visit/clock';
import type { CallAnswer, CallAnswers, CallName, Scenario } from '../language';
import { DeadEnd } from '../../visit/deadEnd';

/** A request that a form has made. */
export interface Asked {
  call: CallName;
  body: JsonObject;
  /** The idempotency key of a call that writes. */
  key?: string;
  /** What was answered; a dead end has none. */
  answer?: CallAnswer;
}

/** The back end of a scenario. */
export interface ScenarioBank extends Bank {
  /** The records of a list; `undefined`: it did not come. Rejects with a dead end when nobody gives an answer. */
  list: (call: CallName, body: JsonObject) => Promise<readonly Entry[] | undefined>;
  /** Whether no call reaches the back end. */
  offline: boolean;
  /** Every request so far, the newest last. */
  asked: readonly Asked[];
  /** The form has asked for what the scenario does not answer. It never will be: the scenario ends here. */
  deadEnd: () => DeadEnd | undefined;
}

/** A back end that answers what a scenario says; lists of which it says nothing come from `masterData`. */
export function createBank(
  calls: Scenario['calls'],
  clock: Pick<VirtualClock, 'after' | 'during'>,
  masterData: BackEnd['ask'],
): ScenarioBank {
  const asked: Asked[] = [];
  let deadEnd: DeadEnd | undefined;

  const answerTo = (request: Asked): CallAnswer => {
    const { call } = request;
    const turn = asked.filter((one) => one.call === call).length;
    asked.push(request);
    request.answer = bank.offline ? { fault: 'network' } : answerIn(calls[call], turn);
    if (request.answer) return request.answer;
    throw new DeadEnd(
      calls[call] === undefined
        ? `Formulir meminta "${call}", tetapi "calls" pada skenario ini tidak memberi jawabannya.`
        : `Jawaban untuk "${call}" habis pada permintaan ke-${turn + 1}.`,
    );
  };

  /** The answer, after its time. */
  const ask: BackEnd['ask'] = (call, body, key) =>
    new Promise((resolve) => {
      try {
        const answer = answerTo({ call, body, key });
        const { delayMs } = answer;
        if (delayMs === undefined) resolve(answer);
        else clock.after(delayMs, () => resolve(answer));
      } catch (error) {
        if (!(error instanceof DeadEnd)) throw error;
        deadEnd ??= error;
      }
    });
  const upload: BackEnd['upload'] = ({ name }) =>
    calls['upload-file'] === undefined && !bank.offline
      ? Promise.resolve({ body: { succeeded: true, data: { url: `/files/${name}` } } })
      : ask('upload-file', { files: name });

  const bank: ScenarioBank = {
    ...bankOf({ ask, upload }),
    asked,
    offline: false,
    deadEnd: () => deadEnd,
    list: async (call, body) => {
      if (calls[call] !== undefined || bank.offline) return readList(answerTo({ call, body }));
      const answer = await clock.during(masterData(call, body));
      asked.push({ call, body, answer });
      return readList(answer);
    },
  };
  return bank;
}

/** The answer of one turn, counted from 0; one that is not in a list is for every turn. */
export function answerIn(answers: CallAnswers | undefined, turn: number): CallAnswer | undefined {
  return answers && 'length' in answers ? answers[turn] : answers;
}
