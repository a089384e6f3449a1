import { registrationNumberOf, type FormState, type JsonObject } from '../interpreter';
import type { Abort } from './abort';
import type { ActivityStore, DraftStatus, Question } from './activity';
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
   * What came of it. A definite refusal of all that was sent under its key gives the key up, unless the key was found on the device, or
   * the bank has lost files (`lost`: their addresses): then the kept body is dropped, and what is chosen in their place goes out under the
   * same key, also where the outcome is unknown. What another tab has sent under another key since is not touched.
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
  /** Stores what the device has not taken of it, and leaves the answers that are kept; false where it still takes nothing, `undefined` where it keeps none. */
  storeAlone: () => boolean | undefined;
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
  about?: Question['about'] | undefined;
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
  return hasLost ? { ...attempt, state: 'refused', sends: 0 } : undefined;
}

/** What a tab knows of a call that the device does not, or did not when it was stored. */
interface Known {
  key: string;
  /** Left out: the key was given up. */
  attempt: Attempt | undefined;
  /** How many of its sendings the device has counted: what it counts beyond them is of other tabs. */
  counted: number;
  /** The device had it, and may know better by now; otherwise storage has refused it. */
  stored: boolean;
}

/** Whether a receipt takes the place of what is known of an attempt. */
function hasReceipt(call: WriteCall, attempt: Attempt | undefined): boolean {
  return call === 'submit' && attempt?.state === 'done';
}

/** An attempt as the device and this tab know it together: what either has sent is open until it is refused. */
function together(
  device: Attempt | undefined,
  { key, attempt, counted, stored }: Known,
): Attempt | undefined {
  if (!device) return attempt;
  if (stored) return device;
  if (device.key !== key) {
    // Of two keys the one under which something is open is the one to be kept.
    return !attempt || (device.state === 'sent' && attempt.state !== 'sent') ? device : attempt;
  }
  if (!attempt) return undefined;
  const sends = Math.max(0, device.sends - counted + attempt.sends);
  if (device.state === 'done' || attempt.state === 'done') return { ...attempt, sends, state: 'done' };
  return { ...attempt, sends, state: sends > 0 ? 'sent' : attempt.state };
}

/** Asks the visitor; an aborted run is a no. */
function ask(activity: ActivityStore, about: Question['about'], abort: Abort): Promise<boolean> {
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
  /** Stores what `kept` gives with the answers of now, at once; whether storage has taken it. */
  save: () => boolean;
  /** The same where nobody presses: the answers that another tab has stored since stay. */
  saveAgain: () => boolean;
}

/** The attempts of one session. Stored ones are read again each time: another tab may have sent the same draft. */
export function createAttempts(parts: AttemptParts): Attempts {
  const { form, activity, longestMs } = parts;
  const { clock, store, newKey } = parts.ports;
  /** What this tab knows; what storage has refused comes from an earlier page, too. */
  const own = new Map<WriteCall, Known>();
  const unstored = store?.loadUnstored(longestMs) ?? {};
  // The keys of a record are its calls.
  for (const [call, attempt] of Object.entries(unstored) as [WriteCall, Attempt][]) {
    own.set(call, { key: attempt.key, attempt, counted: 0, stored: false });
  }
  /** The keys that this page has made: nobody has sent under them before it was stored that they exist. */
  const made = new Set<string>();
  /** What was sent under a key, and the answers that it was made of. */
  const kept = new Map<string, { body: JsonObject; state: FormState }>();
  let isSentElsewhere = false;

  const makeKey = (): string => {
    const key = newKey();
    made.add(key);
    return key;
  };
  const onDevice = (): NonNullable<Draft['attempts']> => {
    const loaded = store?.load(longestMs);
    return (loaded?.kind === 'found' && loaded.draft.attempts) || {};
  };
  const now = (): NonNullable<Draft['attempts']> => {
    const device = onDevice();
    const all: Partial<Record<WriteCall, Attempt>> = { ...device };
    for (const [call, known] of own) {
      const attempt = together(device[call], known);
      if (attempt) all[call] = attempt;
      else delete all[call];
    }
    return all;
  };
  /** Notes what this tab knows, and lets a reload know it where the device does not take it. */
  const note = (call: WriteCall, key: string, attempt: Attempt | undefined, stored: boolean): void => {
    const device = onDevice()[call];
    const counted = device?.key === key ? device.sends : 0;
    own.set(call, { key, attempt, counted, stored });
    keepUnstored();
  };
  const keepUnstored = (): void => {
    const unstored: Partial<Record<WriteCall, Attempt>> = {};
    for (const [call, { attempt, counted, stored }] of own) {
      if (attempt && !stored && !hasReceipt(call, attempt)) {
        unstored[call] = { ...attempt, sends: attempt.sends - counted };
      }
    }
    store?.saveUnstored(unstored, longestMs);
  };
  const onStored = (): void => {
    const device = onDevice();
    for (const [call, known] of own) {
      const { key, attempt, stored } = known;
      if (stored) continue;
      const there = device[call];
      own.set(call, { ...known, attempt: attempt && there?.key === key ? there : attempt, stored: true });
    }
    keepUnstored();
  };
  const isOf = ({ key, intent, lost }: Attempt): boolean =>
    intent === keyedFingerprint(key, intentOf(form, parts.state(), lost));
  /** What is to be stored. `last`: the next press sends the form. */
  const withPlan = (last: boolean): NonNullable<Draft['attempts']> => {
    const all = now();
    const { submit } = all;
    if (!last || (submit && submit.state !== 'planned')) return all;
    if (submit && isOf(submit)) return all;
    const key = makeKey();
    const intent = intentOf(form, parts.state());
    return { ...all, submit: { key, intent: keyedFingerprint(key, intent), state: 'planned', sends: 0 } };
  };
  /**
   * Stores what is known of submissions in what is kept, whose answers stay: another tab may have changed them since, a page that has
   * gone saves nothing of its own any more, and a device may have room for a key where it has none for answers.
   */
  const storeAlone = (last = false): boolean | undefined => {
    const loaded = store?.load(longestMs);
    if (!store || loaded?.kind !== 'found') return undefined;
    const { expiry, ...draft } = loaded.draft;
    const { stored } = store.save({ ...draft, attempts: withPlan(last) }, expiry - clock.now());
    if (stored) onStored();
    return stored;
  };
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
      const key = plan.key ?? makeKey();
      // What was sent is sent again, though a new day may have changed what is computed from it.
      const sent = kept.get(key) ?? { body, state };
      kept.set(key, sent);
      const intent = keyedFingerprint(key, intentOf(form, state));
      note(call, key, { key, intent, state: plan.state, sends: plan.sends }, false);
      if (!parts.save()) storeAlone();
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
        const asPlanned: Attempt = { ...attempt, state: 'planned', sends: 0 };
        const left = afterRefusal(known, hasLost);
        // A key that was found on the device may have been sent where nothing could be stored of it.
        const next = left ?? (made.has(key) ? undefined : asPlanned);
        // What the device knew and cannot report any more, another tab may have sent and taken away: it keeps its key.
        const isKnownThere = onDevice()[call]?.key === key || own.get(call)?.stored === true;
        note(call, key, next, !isNewest);
        const stored = !isNewest || (onDevice()[call]?.key === key && storeAlone(call === 'submit') === true);
        const isShared = !stored && left === undefined && isKnownThere;
        if (isShared) note(call, key, asPlanned, false);
        if (!stored) parts.saveAgain();
        // What another tab has sent may be the same, under the same key: a refusal here does not say that it is not registered.
        if (sending === 'refused' && (isSentElsewhere || isShared)) sending = undefined;
      } else if (ending === 'registered') {
        // Stored together with what reports it: the receipt, or the dialog and the stage that follow.
        note(call, key, { ...attempt, state: 'done' }, !isNewest);
      } else {
        if (hasLost) note(call, key, known, !isNewest);
        if (own.get(call)?.stored === false && storeAlone() !== true) parts.saveAgain();
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
    kept: withPlan,
    hasRegistered: ({ attempts }) => {
      const attempt = own.get('registration')?.attempt;
      return attempt?.state === 'done' && attempts?.registration?.key === attempt.key;
    },
    onStored,
    storeAlone: () =>
      [...own].every(([call, { attempt, stored }]) => stored || hasReceipt(call, attempt)) || storeAlone(),
    forget: () => {
      own.clear();
      keepUnstored();
      kept.clear();
      isSentElsewhere = false;
    },
  };
}
