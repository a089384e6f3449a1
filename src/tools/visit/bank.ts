import { readDays, readEntries, readReply, readStored, type ListEntry } from '../../api';
import { readPopup, type JsonObject } from '../../interpreter';
import type { Bank, BankAnswer, PopupAnswer, UploadAnswer } from '../../session';
import type { CallAnswer, CallName } from '../scenarios/language';
import type { TinyFile } from '../robot/answers/tinyFile';
import type { VirtualClock } from './clock';

/** A back end behind no network. */
export interface BackEnd {
  /** Answers a call of the API contract; `key` is the idempotency key of one that writes, `signal` ends the waiting for it. */
  ask: (call: CallName, body: JsonObject, key?: string, signal?: AbortSignal) => Promise<CallAnswer>;
  /** Takes a file, as the call `upload-file` does. */
  upload: (file: TinyFile, signal?: AbortSignal) => Promise<CallAnswer>;
}

/** The bank as a session asks it, answered by a back end. */
export function bankOf({ ask, upload }: BackEnd): Bank {
  return {
    call: async (call, body, { key, signal }) => readAnswer(await ask(call, body, key, signal)),
    // A JSON object stands in place of the file; anything else that is OK is the file.
    download: async (call, body, { signal }) => {
      const raw = await ask(call, body, undefined, signal);
      const answer = readAnswer(raw);
      return 'fault' in answer && raw.fault === undefined ? { done: true } : answer;
    },
    popup: async (slug, signal) => popupIn(readAnswer(await ask('popup', { slug }, undefined, signal))),
    prepare: (file) => Promise.resolve({ file }),
    isLost: () => Promise.resolve(false),
    // The only files that a robot chooses; the back ends of scenarios and simulation look at no content.
    upload: async (file, { signal, onProgress }) => {
      onProgress(0);
      return uploadIn(await upload(file as TinyFile, signal));
    },
  };
}

/** A request that a form has made. */
export interface Asked {
  call: CallName;
  body: JsonObject;
  /** The idempotency key of a call that writes. */
  key?: string;
  file?: TinyFile;
  /** What was answered; nothing yet, or never. */
  answer?: CallAnswer;
}

/** The bank of a visit, whose answers are set by the maker of the visit. */
export interface VisitBank extends Bank {
  /** The records of a list; `undefined`: it did not come. */
  list: (call: CallName, body: JsonObject) => Promise<readonly ListEntry[] | undefined>;
  /** Whether no call reaches the back end. */
  offline: boolean;
  /** Every request so far, the newest last. */
  asked: readonly Asked[];
  /** What was thrown in place of an answer: the request stays pending. */
  failure: () => { thrown: unknown } | undefined;
}

/** Says what is answered to a request, the number `turn` of its call from 0 on; a promise takes real time, in which the clock stands still. */
export type Answering = (request: Asked, turn: number) => CallAnswer | Promise<CallAnswer>;

/** A bank that answers so; `onAnswer` hears of an answer before the page does. */
export function createBank(
  clock: Pick<VirtualClock, 'after' | 'during'>,
  answer: Answering,
  onAnswer?: (request: Asked, answer: CallAnswer) => void,
): VisitBank {
  const asked: Asked[] = [];
  let failure: { thrown: unknown } | undefined;

  const answerTo = async (request: Asked): Promise<CallAnswer> => {
    const turn = asked.filter(({ call }) => call === request.call).length;
    asked.push(request);
    const given = bank.offline ? { fault: 'network' as const } : answer(request, turn);
    request.answer = given instanceof Promise ? await clock.during(given) : given;
    return request.answer;
  };
  const ask = (request: Asked): Promise<CallAnswer> =>
    new Promise((resolve) => {
      answerTo(request).then(
        (answer) => {
          onAnswer?.(request, answer);
          const { delayMs } = answer;
          if (delayMs === undefined) resolve(answer);
          else clock.after(delayMs, () => resolve(answer));
        },
        (thrown: unknown) => {
          failure ??= { thrown };
        },
      );
    });
  const bank: VisitBank = {
    ...bankOf({
      ask: (call, body, key) => ask({ call, body, key }),
      upload: (file) => ask({ call: 'upload-file', body: { files: file.name }, file }),
    }),
    asked,
    offline: false,
    failure: () => failure,
    // It is asked for when it is needed, and comes at once.
    list: async (call, body) => readList(await answerTo({ call, body })),
  };
  return bank;
}

/** An answer as the client of the portal reads it: HTTP OK with a body that is no object cannot be read. */
export function readAnswer(answer: CallAnswer): BankAnswer {
  if (answer.fault) return { fault: answer.fault };
  const reply = readReply(statusOf(answer), answer.body);
  return reply ? { reply } : { fault: 'unreadable' };
}

/** The records in an answer; `undefined` when it failed. */
export function readList(answer: CallAnswer): readonly ListEntry[] | undefined {
  return answer.fault ? undefined : readEntries(statusOf(answer), answer.body);
}

function statusOf({
  status: httpStatus = 200,
  statusText = '',
}: CallAnswer): Parameters<typeof readReply>[0] {
  return { ok: httpStatus >= 200 && httpStatus < 300, httpStatus, statusText };
}

/** What an answer to the call `popup` shows. */
function popupIn(answer: BankAnswer): PopupAnswer {
  return 'fault' in answer ? { problem: { kind: 'exception', ...answer } } : readPopup(answer.reply);
}

function uploadIn(answer: CallAnswer): UploadAnswer {
  const { fault, body } = answer;
  const { httpStatus, statusText } = statusOf(answer);
  if (fault) return { problem: { kind: 'exception', fault } };
  if (httpStatus !== 200) return { problem: { kind: 'http', httpStatus, statusText } };
  const read = readStored(body);
  if (!read) return { problem: { kind: 'exception', fault: 'unreadable' } };
  return read === 'refused' ? { refused: true } : read;
}

/** The days on which the bank is closed, by its answer; without one there are none. */
export function holidaysIn(answer: CallAnswer | undefined): ReadonlySet<string> {
  return readDays((answer && readList(answer)) ?? []);
}
