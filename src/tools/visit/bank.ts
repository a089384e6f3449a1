import { type Entry, readEntries, readReply, readStored } from '../../api';
import { readPopup, type JsonObject } from '../../interpreter';
import type { Bank, BankAnswer, PopupAnswer, UploadAnswer } from '../../session';
import type { CallAnswer, CallName } from '../scenarios/language';
import type { TinyFile } from '../robot/answers/tinyFile';

/** A back end behind no network. */
export interface BackEnd {
  /** Answers a call of the API contract; `key` is the idempotency key of one that writes. */
  ask: (call: CallName, body: JsonObject, key?: string) => Promise<CallAnswer>;
  /** Takes a file, as the call `upload-file` does. */
  upload: (file: TinyFile) => Promise<CallAnswer>;
}

/** The bank as a session asks it, answered by a back end. */
export function bankOf({ ask, upload }: BackEnd): Bank {
  return {
    call: async (call, body, { key }) => readAnswer(await ask(call, body, key)),
    // A JSON object stands in place of the file; anything else that is OK is the file.
    download: async (call, body) => {
      const raw = await ask(call, body);
      const answer = readAnswer(raw);
      return 'fault' in answer && raw.fault === undefined ? { done: true } : answer;
    },
    popup: async (slug) => popupIn(readAnswer(await ask('popup', { slug }))),
    prepare: (file) => Promise.resolve({ file }),
    isLost: () => Promise.resolve(false),
    // The only files that a robot chooses; a scenario's back end looks at their names alone.
    upload: async (file) => uploadIn(await upload(file as TinyFile)),
  };
}

/** An answer as the client of the portal reads it: HTTP OK with a body that is no object cannot be read. */
export function readAnswer(answer: CallAnswer): BankAnswer {
  if (answer.fault) return { fault: answer.fault };
  const reply = readReply(statusOf(answer), answer.body);
  return reply ? { reply } : { fault: 'unreadable' };
}

/** The records in an answer; `undefined` when it failed. */
export function readList(answer: CallAnswer): readonly Entry[] | undefined {
  return answer.fault ? undefined : readEntries(statusOf(answer), answer.body);
}

function statusOf({
  status: httpStatus = 200,
  statusText = '',
}: CallAnswer): Parameters<typeof readReply>[0] {
  return { ok: httpStatus >= 200 && httpStatus < 300, httpStatus, statusText };
}

/** What an answer to the call `popup` shows. */
export function popupIn(answer: BankAnswer): PopupAnswer {
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
