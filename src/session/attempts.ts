import {
  keyedFingerprint,
  registrationNumberOf,
  type Facts,
  type FormState,
  type JsonObject,
} from '../interpreter';
import { transition, type RunContext } from '../interpreter/machine';
import type { ActivityStore, DraftStatus, SendingQuestion } from './activity';
import { keyOf, mergedRecords, newestOf, storedRecord, withKey, type Wanted } from './applications';
import { intentOf } from './intent';
import type { BankAnswer } from './ports';
import type { ApplicationRecord, SentKey, WriteCall } from './records';
import type { Shared } from './shared';

/** What may be sent: under which key, and with which body. */
export interface Begun {
  key: string;
  body: JsonObject;
  /** The answers that the body was made of. */
  answers: FormState;
  /** Of this sending, where nothing else was open under its key. */
  mark: string | undefined;
}

type Ending = 'registered' | 'refused' | 'unknown';

/**
 * Whether nothing has been registered for certain after an answer of this status. A conflict may mean that the same is registered or under
 * way (409), a gateway may have given up waiting for a bank that goes on (408, 499), and what came too early or too often may be taken up
 * later (425, 429).
 */
function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && ![408, 409, 425, 429, 499].includes(status);
}

/** What an answer to a call that registers something means. */
function endingOf(call: WriteCall, answer: BankAnswer): Ending {
  if ('fault' in answer) return 'unknown';
  const { ok, httpStatus, status } = answer.reply;
  if (ok && status === 200) {
    // Without a number a submission cannot be confirmed.
    const isNamed = call !== 'submit' || registrationNumberOf(answer.reply) !== undefined;
    return isNamed ? 'registered' : 'unknown';
  }
  // A gateway that gives up says nothing certain, whatever stands in its answer; nor does a refusal around something else.
  const statuses = ok ? [status] : [httpStatus, status];
  return statuses.every(isRefusal) ? 'refused' : 'unknown';
}

/** Asks the visitor; an aborted run is a no. */
function ask(activity: ActivityStore, about: SendingQuestion, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const answer = (goOn: boolean): void => {
      signal.removeEventListener('abort', refuse);
      activity.patch({ question: undefined });
      resolve(goOn);
    };
    const refuse = (): void => answer(false);
    signal.addEventListener('abort', refuse);
    activity.patch({ question: { about, answer } });
  });
}

/** How often the same goes out without a number before it is offered to be sent as another application. */
const sendsBeforeNew = 2;

interface AttemptParts extends Shared {
  facts: () => Facts;
  /** Stores the draft at once, where storage takes it. */
  save: () => void;
}

/** What goes out of one application: one intent is registered once. */
export type Attempts = ReturnType<typeof createAttempts>;

/** What goes out of one session. The device is read again each time: another tab may have sent the same. */
export function createAttempts(parts: AttemptParts) {
  const { form, activity, facts } = parts;
  const { clock, store, newKey } = parts.ports;
  let own = storedRecord(store);
  /** Without restored answers this page has no application; the first input takes over the device's. */
  let isBlank = activity.current().draft.restored === undefined;
  /** What was sent under a key, and the answers that it was made of. */
  const kept = new Map<string, { body: JsonObject; state: FormState; facts: Facts }>();
  /** What this page has registered by a button. */
  let registration: string | undefined;
  /** The visitor wants the next submission to be another application. */
  let wantsNew = false;

  const isOlder = (device: ApplicationRecord | undefined): boolean =>
    own !== undefined && device !== undefined && device.id !== own.id && device.began > own.began;
  /** A page of an older application writes nothing over the newer one. */
  const write = (): void => {
    if (own && !isOlder(storedRecord(store))) store?.saveApplication(own);
  };
  /** What the page and the device know of the page's application; of a page of an older one, the device's newer one. */
  const current = (): ApplicationRecord | undefined => mergedRecords(own, storedRecord(store));
  const look = (): void => {
    if (!isOlder(storedRecord(store))) own = current();
  };
  const anew = (): ApplicationRecord => ({
    id: newKey(),
    began: Math.max(clock.now(), (current()?.began ?? 0) + 1),
    keys: [],
  });
  const keyNow = ({ id, keys }: ApplicationRecord, wanted: Wanted): string => {
    const isSame = (one: SentKey): boolean =>
      one.call === wanted.call && one.intent === keyedFingerprint(one.key, wanted.intent);
    return keys.find(isSame)?.key ?? keyOf(id, wanted);
  };
  /** The answers and facts that a call goes out with where these are not those of now: the same is sent once more as it was sent. */
  const asSent: NonNullable<RunContext['asSent']> = ({ call: asked, source }) => {
    const record = wantsNew && asked === 'submit' ? undefined : current();
    const call = record?.keys.find((one) => one.call === asked)?.call;
    if (!record || !call) return undefined;
    const key = keyNow(record, { call, source, intent: intentOf(form, parts.state(), call) });
    const day = record.keys.find((one) => one.key === key)?.day;
    const sent = kept.get(key);
    if (sent ?? (day === undefined || day === clock.today())) return sent;
    const then = { ...facts(), today: day };
    return { state: transition(form, parts.state(), { type: 'dayChange' }, then).state, facts: then };
  };
  /** What else went out later by the same call, and may be registered. */
  const laterThan = ({ keys }: ApplicationRecord, key: string, call: WriteCall): SentKey | undefined => {
    const place = keys.find((one) => one.key === key)?.place ?? 0;
    return newestOf(keys.filter((one) => one.call === call && one.state !== 'refused' && one.place > place));
  };
  const become = (record: ApplicationRecord): void => {
    own = record;
    write();
    activity.patchDraft({ sending: undefined, mayBeNew: undefined });
  };

  /** The visitor wants another application: what is sent from now on has other keys. Gives the one before. */
  const renew = (): ApplicationRecord | undefined => {
    const before = current();
    kept.clear();
    if (before) become(anew());
    return before;
  };
  // An `intent` was stored by an earlier release: the record is written again without it.
  if (own?.keys.some(({ intent }) => intent !== undefined)) write();

  return {
    /** The visitor gives something: from now on there is an application, the device's where it has one. */
    take: (): void => {
      if (own && !isBlank) return;
      isBlank = false;
      own = current() ?? anew();
      write();
    },
    /**
     * Before a call that registers something: the same answers have the same key, and go out as they went before. Where others, of which
     * the outcome is unknown or a success, went out later, the visitor is asked first. `undefined`: not now.
     */
    begin: async (
      by: Omit<Wanted, 'intent'>,
      body: JsonObject,
      signal: AbortSignal,
    ): Promise<Begun | undefined> => {
      const { call } = by;
      const another = wantsNew && call === 'submit' ? anew() : undefined;
      const older = !another && isOlder(storedRecord(store));
      look();
      // The answers that the body was made of: while a question waits they may change.
      const wanted = { ...by, intent: intentOf(form, parts.state(), call) };
      const sent = asSent(by) ?? { state: parts.state(), facts: facts() };
      if (another) wantsNew = false;
      const asked = (own ??= anew());
      const later = laterThan(asked, keyNow(another ?? asked, wanted), call);
      const about = older ? 'older' : later && (later.state === 'done' ? 'sent' : 'maybeSent');
      if (about !== undefined && !(await ask(activity, about, signal))) return undefined;
      if (older) own = storedRecord(store);
      else look();
      const known = own ?? asked;
      // It has a computed key, whatever key an earlier release has used for the same.
      const before = known.keys.map((one) => ({ ...one, intent: undefined }));
      const record = another ? { ...another, keys: before } : known;
      const key = keyNow(record, wanted);
      const same = record.keys.find((one) => one.key === key);
      const mark = same === undefined || same.state === 'refused' ? newKey() : undefined;
      const what = kept.get(key) ?? { body, ...sent };
      kept.set(key, what);
      own = withKey(record, {
        ...same,
        ...{ key, call, mark, state: same?.state === 'done' ? 'done' : 'sent' },
        ...{ sends: (same?.sends ?? 0) + 1, day: same?.day ?? clock.today() },
        place: Math.max(0, ...record.keys.map(({ place }) => place)) + 1,
      });
      write();
      parts.save();
      // The notice of an earlier attempt goes, unless the same is still open.
      activity.patchDraft({ sending: same?.state === 'sent' ? 'unknown' : undefined, mayBeNew: undefined });
      return { key, body: what.body, answers: what.state, mark };
    },
    /**
     * What came of it, and the number of a submission that is registered, though another answer may have said so. A refusal says that
     * nothing is registered where nothing else went out under the key.
     */
    end: (call: WriteCall, { key, mark }: Begun, answer: BankAnswer) => {
      const ending = endingOf(call, answer);
      const isNumbered = call === 'submit' && ending === 'registered' && 'reply' in answer;
      let number = isNumbered ? registrationNumberOf(answer.reply) : undefined;
      // The record may have been wiped and brought back while the call was on its way.
      const record = [current(), own].find((one) => one?.keys.some((sent) => sent.key === key));
      const known = record?.keys.find((one) => one.key === key);
      if (!record || !known) return { ending, number };
      number ??= known.number;
      let now = known;
      if (ending === 'registered') {
        now = { ...known, state: 'done', mark: undefined, number };
        if (call === 'registration') registration = key;
      } else if (ending === 'refused' && mark !== undefined && known.mark === mark) {
        now = { ...known, state: 'refused', mark: undefined };
      }
      own = withKey(record, now);
      write();
      let sending: DraftStatus['sending'];
      if (now.state !== 'done') {
        const isOpen = own.keys.some(({ state }) => state === 'sent');
        sending = isOpen ? 'unknown' : call === 'submit' ? 'refused' : undefined;
      }
      const mayBeNew = call === 'submit' && now.state !== 'done' && known.sends >= sendsBeforeNew;
      activity.patchDraft({ sending, mayBeNew: mayBeNew || undefined });
      return { ending, number };
    },
    /** Whether the visitor has begun another application since this went out. */
    isOver: (key: string): boolean => storedRecord(store)?.keys.every((one) => one.key !== key) ?? false,
    asSent,
    /** Whether this page has registered the newest registration that the device knows of. */
    hasRegistered: (): boolean => {
      const last = newestOf(storedRecord(store)?.keys.filter(({ call }) => call === 'registration') ?? []);
      return registration !== undefined && last?.key === registration;
    },
    /** Has the device know what the page knows, where that is not older. */
    store: (): void => {
      look();
      if (own && own.keys.length > 0) write();
    },
    renew,
    /** The form begins anew: with another application, where nothing is open or that is `over`, and no other tab has a newer one. */
    settle: (over = false): void => {
      look();
      if (isOlder(storedRecord(store))) return;
      if (over || own?.keys.every(({ state }) => state !== 'sent')) renew();
    },
    /** Whether the next submission goes out as another application; where the visitor is asked, after a yes. */
    asNew: (wanted: boolean): void => {
      wantsNew = wanted;
    },
    /** An application that was left is gone on with. */
    bringBack: (record: ApplicationRecord): void => become({ ...record, began: anew().began }),
  };
}
