import { registrationNumberOf, type JsonObject } from '../interpreter';
import type { Abort } from './abort';
import type { Question } from './activity';
import { keyedFingerprint } from './fingerprint';
import { intentOf } from './intent';
import type { BankAnswer } from './ports';
import type { Attempt, Draft, WriteCall } from './records';
import type { Shared } from './shared';

/** What may be sent: under which key, and with which body. */
export interface Begun {
  key: string;
  body: JsonObject;
}

/** Submissions on their way: one intent is registered once. */
export interface Attempts {
  /**
   * Before a call that registers something. The same answers send what was sent, under the same key, also after a success: what is
   * registered is told once more. Others, while an outcome is unknown, or answers that were sent from another tab, ask the visitor
   * first. `undefined`: not now.
   */
  begin: (call: WriteCall, body: JsonObject, abort: Abort) => Promise<Begun | undefined>;
  /** What came of it. A definite refusal of all that was sent under a key gives it up; whatever else keeps it. */
  end: (call: WriteCall, answer: BankAnswer) => Ending;
  /** What is kept with the draft. `last`: the next press sends the form, so another tab with its answers gets the same key. */
  kept: (last: boolean) => Draft['attempts'];
  /** The form begins anew. */
  forget: () => void;
}

export type Ending = 'registered' | 'refused' | 'unknown';

/** Answers of the bank after which nothing has been registered for certain. */
const refusals: ReadonlySet<number> = new Set([400, 401, 403, 404, 405, 410, 413, 415, 422]);

/** What an answer to a call that registers something means. */
function endingOf(call: WriteCall, answer: BankAnswer): Ending {
  if ('fault' in answer) return 'unknown';
  const { ok, httpStatus, status } = answer.reply;
  if (ok && status === 200) {
    // A registration that nobody can name is none that could be confirmed.
    const isNamed = call !== 'submit' || registrationNumberOf(answer.reply) !== undefined;
    return isNamed ? 'registered' : 'unknown';
  }
  return refusals.has(httpStatus) || refusals.has(status) ? 'refused' : 'unknown';
}

interface AttemptParts extends Shared {
  /** Names of stored files, as the visitor knows them. */
  fileName: (url: string) => string | undefined;
  longestMs: number;
  /** Stores what `kept` gives, at once; false where storage refuses. */
  save: () => boolean;
}

/** The attempts of one session. Stored ones are read anew each time: another tab may have sent the same draft. */
export function createAttempts(parts: AttemptParts): Attempts {
  const { form, activity, longestMs } = parts;
  const { store, newKey } = parts.ports;
  /** What this tab knows. `stored`: the device had it, and may know better by now; otherwise storage has refused it. */
  const own = new Map<WriteCall, { attempt: Attempt | undefined; stored: boolean }>();
  const bodies = new Map<string, JsonObject>();

  const now = (): NonNullable<Draft['attempts']> => {
    const loaded = store?.load(longestMs);
    const device = (loaded?.kind === 'found' && loaded.draft.attempts) || {};
    const all: Partial<Record<WriteCall, Attempt>> = { ...device };
    for (const [call, { attempt, stored }] of own) {
      if (stored && device[call]) continue;
      if (attempt) all[call] = attempt;
      else delete all[call];
    }
    return all;
  };
  const put = (call: WriteCall, attempt: Attempt | undefined): void => {
    own.set(call, { attempt, stored: false });
    if (parts.save()) own.set(call, { attempt, stored: true });
  };
  const ask = (about: Question['about'], abort: Abort): Promise<boolean> =>
    new Promise((resolve) => {
      const answer = (goOn: boolean): void => {
        dropListener();
        activity.patch({ question: undefined });
        resolve(goOn);
      };
      const dropListener = abort.onAbort(() => answer(false));
      activity.patch({ question: { about, answer } });
    });

  return {
    begin: async (call, body, abort) => {
      const intent = intentOf(form, parts.state(), parts.fileName);
      const known = now()[call];
      const isSame = known !== undefined && known.intent === keyedFingerprint(known.key, intent);
      const isAgain = isSame && known.state !== 'planned';
      if (!isAgain) {
        const isOpen = known?.state === 'sent';
        const about = store?.loadReceipt() ? 'sent' : isOpen ? 'maybeSent' : undefined;
        if (about !== undefined && !(await ask(about, abort))) return undefined;
      }
      const key = isSame ? known.key : newKey();
      const state = isAgain && known.state === 'done' ? 'done' : 'sent';
      // What was sent is sent again, though a new day may have changed what is computed from it.
      const sent = bodies.get(key) ?? body;
      bodies.set(key, sent);
      put(call, { key, intent: keyedFingerprint(key, intent), state, sends: isAgain ? known.sends + 1 : 1 });
      return { key, body: sent };
    },
    end: (call, answer) => {
      const ending = endingOf(call, answer);
      const attempt = now()[call];
      // Refused was this one; of what was sent before under its key, or from another tab, that says nothing.
      const isOnly = attempt?.sends === 1;
      const isOpen = ending === 'unknown' || (ending === 'refused' && !isOnly);
      activity.patchDraft({ outcomeUnknown: (isOpen && attempt?.state !== 'done') || undefined });
      if (ending === 'refused' && isOnly) put(call, undefined);
      // Stored together with what tells of it: the receipt, or the dialog and the stage that follow.
      if (ending === 'registered' && attempt) {
        own.set(call, { attempt: { ...attempt, state: 'done' }, stored: false });
      }
      return ending;
    },
    kept: (last) => {
      const all = now();
      const { submit } = all;
      if (!last || (submit && submit.state !== 'planned')) return all;
      const intent = intentOf(form, parts.state(), parts.fileName);
      if (submit && submit.intent === keyedFingerprint(submit.key, intent)) return all;
      const key = newKey();
      return { ...all, submit: { key, intent: keyedFingerprint(key, intent), state: 'planned', sends: 0 } };
    },
    forget: () => {
      own.clear();
      bodies.clear();
    },
  };
}
