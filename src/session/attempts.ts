import { registrationNumberOf, type FormState, type JsonObject } from '../interpreter';
import type { Abort } from './abort';
import type { ActivityStore, DraftStatus, SendingQuestion } from './activity';
import { keyedFingerprint } from './fingerprint';
import { intentOf, lostLast } from './intent';
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
   * registered is reported once more. Others, while an outcome is unknown, or answers that were sent from another tab, ask the visitor
   * first. `undefined`: not now.
   */
  begin: (call: WriteCall, body: JsonObject, abort: Abort) => Promise<Begun | undefined>;
  /**
   * What came of it. A definite refusal of all that was sent under its key gives the key up, unless the bank has lost files (`lost`: their
   * addresses): then the kept body is dropped, and what is chosen in their place goes out under the same key, also where the outcome is
   * unknown. What another tab has sent under another key since is not touched.
   */
  end: (call: WriteCall, begun: Begun, answer: BankAnswer, lost: ReadonlySet<string>) => Ending;
  /** Another tab has sent this form: whoever sends it here is asked first, also when that tab's receipt has gone. */
  sentElsewhere: () => void;
  /** The answers that go out at the next press where these are not those of now: the same is sent once more as it was sent. */
  sentState: () => FormState | undefined;
  /** What is kept with the draft. `last`: the next press sends the form, so another tab with its answers gets the same key. */
  kept: (last: boolean) => Draft['attempts'];
  /** Whether what a stored draft knows of was registered by this page, and not by another one with other answers since. */
  hasRegistered: (draft: Pick<Draft, 'attempts'>) => boolean;
  /** That was stored: from now on the device may know better, since another tab may have sent the same draft. */
  onStored: () => void;
  /** The form restarts. */
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
  // A gateway that gives up says nothing certain, whatever stands in its answer; nor does a refusal around something else.
  const said = ok ? [status] : [httpStatus, status];
  return said.every(isRefusal) ? 'refused' : 'unknown';
}

/** What is said of a submission that is not known to be registered. */
function sendingAfter(call: WriteCall, ending: Ending, { state, sends }: Attempt): DraftStatus['sending'] {
  if (state === 'done') return undefined;
  // Refused was this one; of what was sent before under its key, or from another tab, that says nothing.
  if (ending === 'unknown' || (ending === 'refused' && sends > 1)) return 'unknown';
  return ending === 'refused' && call === 'submit' ? 'refused' : undefined;
}

/** What a press is about to send. */
interface Plan extends Pick<Attempt, 'state' | 'sends'> {
  /** Left out: a new one. */
  key?: string | undefined;
  /** What the visitor is asked first. */
  about?: SendingQuestion | undefined;
}

/**
 * What a press sends. `known`: what is known of the call; `isSame`: it was sent, or is planned, with the answers of now; `isSent`:
 * whether another tab or an earlier page has sent the form.
 */
function planOf(known: Attempt | undefined, isSame: boolean, isSent: () => boolean): Plan {
  const own = known && (isSame || known.state === 'refused') ? known : undefined;
  if (own && own.state !== 'planned' && own.state !== 'refused') return { ...own, sends: own.sends + 1 };
  const about = isSent() ? 'sent' : known?.state === 'sent' ? 'maybeSent' : undefined;
  // What shall be registered beside something else gets a key of its own.
  return { state: 'sent', sends: 1, about, key: about === undefined ? own?.key : undefined };
}

/** What is left of an attempt that the bank has refused; `hasLost`: since it has lost files, which are chosen again under the same key. */
function afterRefusal(attempt: Attempt, hasLost: boolean): Attempt | undefined {
  if (attempt.sends > 1) return { ...attempt, sends: attempt.sends - 1 };
  return hasLost ? { ...attempt, state: 'refused' } : undefined;
}

/** Asks the visitor; an aborted run is a no. */
function ask(activity: ActivityStore, about: SendingQuestion, abort: Abort): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (goOn: boolean): void => {
      dropListener();
      activity.patch({ question: undefined });
      resolve(goOn);
    };
    const dropListener = abort.onAbort(() => answer(false));
    activity.patch({ question: { about, answer } });
  });
}

interface AttemptParts extends Shared {
  longestMs: number;
  /** Stores what `kept` gives, at once, where storage takes it. */
  save: () => void;
}

/** The attempts of one session. Stored ones are read again each time: another tab may have sent the same draft. */
export function createAttempts(parts: AttemptParts): Attempts {
  const { form, activity, longestMs } = parts;
  const { clock, store, newKey } = parts.ports;
  /** What this tab knows. `stored`: the device had it, and may know better by now; otherwise storage has refused it. */
  const own = new Map<WriteCall, { attempt: Attempt | undefined; stored: boolean }>();
  /** What was sent under a key, and the answers that it was made of. */
  const kept = new Map<string, { body: JsonObject; state: FormState }>();
  let isSentElsewhere = false;

  const onDevice = (): NonNullable<Draft['attempts']> => {
    const loaded = store?.load(longestMs);
    return (loaded?.kind === 'found' && loaded.draft.attempts) || {};
  };
  const now = (): NonNullable<Draft['attempts']> => {
    const device = onDevice();
    const all: Partial<Record<WriteCall, Attempt>> = { ...device };
    for (const [call, { attempt, stored }] of own) {
      if (stored && device[call]) continue;
      if (attempt) all[call] = attempt;
      else delete all[call];
    }
    return all;
  };
  /**
   * Stores what came of a submission in what is kept, whose answers stay: another tab may have changed them since, and a page that has
   * gone saves nothing of its own any more.
   */
  const replace = (call: WriteCall, key: string, attempt: Attempt | undefined): boolean => {
    const loaded = store?.load(longestMs);
    if (!store || loaded?.kind !== 'found' || loaded.draft.attempts?.[call]?.key !== key) return false;
    const { expiry, ...draft } = loaded.draft;
    const attempts = { ...draft.attempts, [call]: attempt };
    return store.save({ ...draft, attempts }, expiry - clock.now()).stored;
  };
  const isOf = ({ key, intent, lost }: Attempt): boolean =>
    intent === keyedFingerprint(key, intentOf(form, parts.state(), lost));
  /** An attempt whose files the bank has lost: what is chosen in their place is the same intent. */
  const withoutFiles = (attempt: Attempt, answers: FormState, lost: ReadonlySet<string>): Attempt => {
    const last = lostLast(form, answers, lost);
    const places = [...new Set([...(attempt.lost ?? []), ...last.places])];
    return {
      ...attempt,
      intent: keyedFingerprint(attempt.key, intentOf(form, last.state, places)),
      lost: places,
    };
  };

  return {
    begin: async (call, body, abort) => {
      // The answers that the body was made of: while a question waits they may change.
      const state = parts.state();
      const known = now()[call];
      const isSent = (): boolean => isSentElsewhere || store?.loadReceipt() !== undefined;
      const plan = planOf(known, known !== undefined && isOf(known), isSent);
      if (plan.about !== undefined && !(await ask(activity, plan.about, abort))) return undefined;
      const key = plan.key ?? newKey();
      // What was sent is sent again, though a new day may have changed what is computed from it.
      const sent = kept.get(key) ?? { body, state };
      kept.set(key, sent);
      const intent = keyedFingerprint(key, intentOf(form, state));
      own.set(call, { attempt: { key, intent, state: plan.state, sends: plan.sends }, stored: false });
      parts.save();
      // What was known of an earlier try is over, unless the same is open still.
      const isOpen = plan.sends > 1 && plan.state !== 'done';
      activity.patchDraft({ sending: isOpen ? 'unknown' : undefined });
      return { key, body: sent.body, answers: sent.state };
    },
    end: (call, { key, answers }, answer, lost) => {
      const ending = endingOf(call, answer);
      const newest = now()[call];
      const isNewest = newest?.key === key;
      const attempt = isNewest ? newest : own.get(call)?.attempt;
      if (attempt?.key !== key) return ending;
      let sending = sendingAfter(call, ending, attempt);
      const hasLost = ending !== 'registered' && lost.size > 0;
      if (hasLost) kept.delete(key);
      const known = hasLost ? withoutFiles(attempt, answers, lost) : attempt;
      if (ending === 'refused') {
        const next = afterRefusal(known, hasLost);
        // The device knew the key before this page did, and takes nothing: an earlier page may have sent it as well.
        const isOnDevice = onDevice()[call]?.key === key;
        const stored = !isNewest || replace(call, key, next);
        // What the device knew and cannot report any more, another tab may have sent and taken away: it keeps its key.
        const isKnownThere = isOnDevice || own.get(call)?.stored === true;
        const isShared = !stored && next === undefined && isKnownThere;
        const left: Attempt | undefined = isShared ? { ...attempt, state: 'planned', sends: 0 } : next;
        own.set(call, { attempt: left, stored });
        if (!stored) parts.save();
        // What another tab has sent may be the same, under the same key: a refusal here does not say that it is not registered.
        if (sending === 'refused' && (isSentElsewhere || isShared)) sending = undefined;
      } else if (ending === 'registered') {
        // Stored together with what reports it: the receipt, or the dialog and the stage that follow.
        own.set(call, { attempt: { ...attempt, state: 'done' }, stored: !isNewest });
      } else if (hasLost) {
        const stored = !isNewest || replace(call, key, known);
        own.set(call, { attempt: known, stored });
        if (!stored) parts.save();
      }
      activity.patchDraft({ sending });
      return ending;
    },
    sentElsewhere: () => {
      isSentElsewhere = true;
    },
    sentState: () => {
      if (kept.size === 0) return undefined;
      const attempt = now().submit;
      return attempt && isOf(attempt) ? kept.get(attempt.key)?.state : undefined;
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
    hasRegistered: ({ attempts }) => {
      const attempt = own.get('registration')?.attempt;
      return attempt?.state === 'done' && attempts?.registration?.key === attempt.key;
    },
    onStored: () => {
      for (const [call, { attempt }] of own) own.set(call, { attempt, stored: true });
    },
    forget: () => {
      own.clear();
      kept.clear();
      isSentElsewhere = false;
    },
  };
}
