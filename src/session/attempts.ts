import { registrationNumberOf, type FormState, type JsonObject } from '../interpreter';
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
  /** The answers that the body was made of. */
  answers: FormState;
}

/** Submissions on their way: one intent is registered once. */
export interface Attempts {
  /**
   * Before a call that registers something. The same answers send what was sent, under the same key, also after a success: what is
   * registered is told once more. Others, while an outcome is unknown, or answers that were sent from another tab, ask the visitor
   * first. `undefined`: not now.
   */
  begin: (call: WriteCall, body: JsonObject, abort: Abort) => Promise<Begun | undefined>;
  /**
   * What came of it. A definite refusal of all that was sent under a key gives it up, unless the bank has lost files (`lost`: the fields
   * that hold them): then the kept body is dropped, and what is chosen in their place goes out under the same key.
   */
  end: (call: WriteCall, answer: BankAnswer, lost: readonly string[]) => Ending;
  /** The answers that go out at the next press where these are not those of now: the same is sent once more as it was sent. */
  sentState: () => FormState | undefined;
  /** What is kept with the draft. `last`: the next press sends the form, so another tab with its answers gets the same key. */
  kept: (last: boolean) => Draft['attempts'];
  /** The form begins anew. */
  forget: () => void;
}

export type Ending = 'registered' | 'refused' | 'unknown';

/**
 * Whether nothing has been registered for certain after an answer of this status. A conflict may mean that the same is registered or under
 * way (409), a gateway may have lost its patience with a bank that goes on (408), and what came too early may be taken up later (425).
 */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 409, 425].includes(status);
}

/** What an answer to a call that registers something means. */
function endingOf(call: WriteCall, answer: BankAnswer): Ending {
  if ('fault' in answer) return 'unknown';
  const { ok, httpStatus, status } = answer.reply;
  if (ok && status === 200) {
    // A registration that nobody can name is none that could be confirmed.
    const isNamed = call !== 'submit' || registrationNumberOf(answer.reply) !== undefined;
    return isNamed ? 'registered' : 'unknown';
  }
  return isRefusal(httpStatus) || isRefusal(status) ? 'refused' : 'unknown';
}

interface AttemptParts extends Shared {
  longestMs: number;
  /** Stores what `kept` gives, at once; false where storage refuses. */
  save: () => boolean;
}

/** The attempts of one session. Stored ones are read anew each time: another tab may have sent the same draft. */
export function createAttempts(parts: AttemptParts): Attempts {
  const { form, activity, longestMs } = parts;
  const { clock, store, newKey } = parts.ports;
  /** What this tab knows. `stored`: the device had it, and may know better by now; otherwise storage has refused it. */
  const own = new Map<WriteCall, { attempt: Attempt | undefined; stored: boolean }>();
  /** What was sent under a key, and the answers that it was made of. */
  const kept = new Map<string, { body: JsonObject; state: FormState }>();

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
  /** A page that has gone saves nothing any more, but what came of its own submission is still to be known by the next one. */
  const replace = (call: WriteCall, key: string | undefined, attempt: Attempt | undefined): boolean => {
    const loaded = store?.load(longestMs);
    if (!store || loaded?.kind !== 'found' || key === undefined || loaded.draft.attempts?.[call]?.key !== key)
      return false;
    const { expiry, ...draft } = loaded.draft;
    const attempts = { ...draft.attempts, [call]: attempt };
    return store.save({ ...draft, attempts }, expiry - clock.now()).stored;
  };
  const put = (call: WriteCall, attempt: Attempt | undefined, key = attempt?.key): void => {
    own.set(call, { attempt, stored: false });
    if (parts.save() || replace(call, key, attempt)) own.set(call, { attempt, stored: true });
  };
  const isOf = ({ key, intent, lost }: Attempt): boolean =>
    intent === keyedFingerprint(key, intentOf(form, parts.state(), lost));
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
      const known = now()[call];
      const isSame = known !== undefined && (known.state === 'refused' || isOf(known));
      const isAgain = isSame && known.state !== 'planned' && known.state !== 'refused';
      if (!isAgain) {
        const isOpen = known?.state === 'sent';
        const about = store?.loadReceipt() ? 'sent' : isOpen ? 'maybeSent' : undefined;
        if (about !== undefined && !(await ask(about, abort))) return undefined;
      }
      const key = isSame ? known.key : newKey();
      const state = isAgain && known.state === 'done' ? 'done' : 'sent';
      // What was sent is sent again, though a new day may have changed what is computed from it.
      const sent = kept.get(key) ?? { body, state: parts.state() };
      kept.set(key, sent);
      const intent = keyedFingerprint(key, intentOf(form, parts.state()));
      put(call, { key, intent, state, sends: isAgain ? known.sends + 1 : 1 });
      // What was known of an earlier try is over, unless the same is open still.
      activity.patchDraft({ sending: isAgain && state === 'sent' ? 'unknown' : undefined });
      return { key, body: sent.body, answers: sent.state };
    },
    end: (call, answer, lost) => {
      const ending = endingOf(call, answer);
      const attempt = now()[call];
      // Refused was this one; of what was sent before under its key, or from another tab, that says nothing.
      const isOnly = attempt?.sends === 1;
      const isOpen = ending === 'unknown' || (ending === 'refused' && !isOnly);
      const told = call === 'submit' && ending === 'refused' ? ending : undefined;
      activity.patchDraft({ sending: isOpen && attempt?.state !== 'done' ? 'unknown' : told });
      if (ending === 'refused' && attempt && lost.length > 0) {
        kept.delete(attempt.key);
        const without = [...new Set([...(attempt.lost ?? []), ...lost])];
        const intent = keyedFingerprint(attempt.key, intentOf(form, parts.state(), without));
        put(call, {
          ...attempt,
          intent,
          lost: without,
          ...(isOnly ? { state: 'refused' } : { sends: attempt.sends - 1 }),
        });
      } else if (ending === 'refused' && attempt) {
        if (isOnly) put(call, undefined, attempt.key);
        else put(call, { ...attempt, sends: attempt.sends - 1 });
      }
      // Stored together with what tells of it: the receipt, or the dialog and the stage that follow.
      if (ending === 'registered' && attempt) {
        own.set(call, { attempt: { ...attempt, state: 'done' }, stored: false });
      }
      return ending;
    },
    sentState: () => {
      const attempt = now().submit;
      return attempt?.state === 'sent' && isOf(attempt) ? kept.get(attempt.key)?.state : undefined;
    },
    kept: (last) => {
      const all = now();
      const { submit } = all;
      if (!last || (submit && submit.state !== 'planned')) return all;
      if (submit && isOf(submit)) return all;
      const key = newKey();
      const intent = intentOf(form, parts.state());
      return { ...all, submit: { key, intent: keyedFingerprint(key, intent), state: 'planned', sends: 0 } };
    },
    forget: () => {
      own.clear();
      kept.clear();
    },
  };
}
