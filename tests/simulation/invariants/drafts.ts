import {
  firstUnfinished,
  rowAnswer,
  slotsIn,
  type CompiledField,
  type FormState,
} from '../../../src/interpreter';
import type { Activity, Session } from '../../../src/session';
import type { Act } from '../acts';
import { frontOf } from '../perform';
import type { PageEnd, Slot, Version, Watcher, World } from '../world';
import { keptDraft, keptReceipt, shortestLife } from './device';

const nothingLost = 'Nothing typed is lost.';
const nothingStays =
  "What is secret is never stored, and what was removed never comes back, another tab's receipt apart.";
const byTime = 'A draft ends by its own time only, and its end moves back by no one but the visitor.';

/** Milliseconds after which an answer has to be on the device. */
const saveAfter = 1000;

/** What the visitor has given in one page, with the answers as they were after each change. */
interface Memory {
  page: number;
  version: Version;
  /** By name, when it has last changed. */
  given: Map<string, number>;
  changes: { at: number; state: FormState }[];
  begunAt: number;
}

/** The device as it was when an act began. */
interface Before {
  expiry?: number | undefined;
  /** The numbers of the receipt that is shown, and of the one that is kept. */
  shown?: string | undefined;
  stored?: unknown;
  isRunning: boolean;
}

/** Examines what stands on the device of the answers, until when, and what comes back from it. */
export function drafts(visit: World): Watcher {
  const memories = new Map<Slot, Memory>();
  /** What has to be there when the tab is opened again. */
  const awaited = new Map<Slot, Memory & { how: PageEnd; at: number }>();
  let seenDraft: unknown;
  let before: Before = { isRunning: false };
  /** Until when the draft is kept that was last seen in an act. */
  let seenUntil: number | undefined;
  let wasSent = false;
  let isForgotten = false;
  /** Until when each tab has said that the draft is kept, and whether the last step was passed by then. */
  const announced = new Map<Slot, { until: number; finished: boolean }>();
  const messages = new WeakMap<Session, Activity['draft']['message']>();

  const memoryOf = (slot: Slot): Memory => {
    const known = memories.get(slot);
    if (known?.page === slot.page) return known;
    const { page, version } = slot;
    const memory = { page, version, given: new Map<string, number>(), changes: [], begunAt: visit.elapsed() };
    memories.set(slot, memory);
    return memory;
  };
  const end = (slot: Slot, how: PageEnd): void => {
    const memory = memories.get(slot);
    const { session } = slot;
    memories.delete(slot);
    awaited.delete(slot);
    if (!memory || !session || how === 'forgotten' || memory.page !== slot.page) return;
    const { draft, receipt } = session.activity.current();
    // What another tab has stored since is the truth, and a form that was sent is not kept.
    if (draft.elsewhere === undefined && !receipt) awaited.set(slot, { ...memory, how, at: visit.elapsed() });
  };
  const remember = (slot: Slot, state: FormState, changed: ReadonlySet<string>): void => {
    // A form that was left hears its late answers for itself alone.
    if (slot.session?.state() !== state || slot.tab?.page() === 'away') return;
    const memory = memoryOf(slot);
    for (const name of changed) {
      const isFile = slot.version.form.fields.get(name)?.definition.type === 'upload';
      const held = memory.changes.at(-1)?.state.values[name];
      if (isFile && visit.given.has(name) && held !== state.values[name])
        memory.given.set(name, visit.elapsed());
    }
    memory.changes.push({ at: visit.elapsed(), state });
  };

  const checkExpired = (session: Session, { draft: { message } }: Activity): void => {
    const now = keptDraft(visit)?.expiry;
    seenUntil = now ?? seenUntil;
    const isNew = message !== messages.get(session);
    messages.set(session, message);
    if (!isNew || message !== 'expired' || now !== undefined || seenUntil === undefined) return;
    const left = seenUntil - visit.clock.now();
    if (left > 0 && visit.clockSetAt < 0 && visit.storage !== 'blocked') {
      visit.fail(byTime, `what was to be kept for ${left} ms more is said to have expired`);
    }
  };
  const checkOnward = (slot: Slot, session: Session): void => {
    const { savedUntil } = session.activity.current().draft;
    // A form that was left shows no word any more.
    if (slot.session !== session || slot.tab?.page() === 'away') return;
    const earlier = announced.get(slot);
    if (savedUntil === earlier?.until) return;
    const finished = keptDraft(visit)?.record.finished === true;
    if (savedUntil === undefined) announced.delete(slot);
    else announced.set(slot, { until: savedUntil, finished });
    // Who has passed the last step, or has not, here or in another tab, has it kept for another time.
    if (savedUntil === undefined || finished !== earlier?.finished || visit.clockSetAt >= 0) return;
    if (savedUntil < earlier.until) {
      visit.fail(byTime, `what was kept for ${earlier.until - savedUntil} ms more is said to end earlier`);
    }
  };
  const checkLoaded = (slot: Slot, session: Session): void => {
    const { draft } = session.activity.current();
    // What a full device does not take again is there as it was; what this page alone has, with a word about it, has no end there.
    const until = draft.savedUntil ?? keptDraft(visit)?.expiry ?? 0;
    if (draft.restored !== undefined && draft.fault === undefined && until <= visit.clock.now())
      visit.fail(byTime, 'an expired draft was restored');
    const memory = awaited.get(slot);
    awaited.delete(slot);
    if (memory) checkRestored(visit, slot, memory, session.state());
    memories.delete(slot);
    memoryOf(slot).changes.push({ at: visit.elapsed(), state: session.state() });
    checkOnward(slot, session);
  };
  const checkForgotten = (): void => {
    if (!isForgotten || visit.storage === 'blocked') return;
    const { shown, stored } = before;
    const now: unknown = keptReceipt(visit)?.record.number;
    if (shown === undefined) {
      if (keptDraft(visit) ?? keptReceipt(visit))
        visit.fail(nothingStays, 'the device still holds something of the form');
    } else if (stored === shown && now === shown) {
      visit.fail(nothingStays, `${shown} is put away, and stays on the device`);
    } else if (isNewer(stored, shown) && now !== stored) {
      visit.fail(nothingStays, `${shown} is put away, and ${String(stored)} of another tab has gone`);
    }
  };
  /** Whether a number was registered after another. */
  const isNewer = (one: unknown, other: string): boolean => {
    const numbers = [...visit.ledger.shownNumbers];
    return typeof one === 'string' && numbers.indexOf(one) > numbers.indexOf(other);
  };

  return {
    on: (happening) => {
      switch (happening.what) {
        case 'shown':
          checkOnward(happening.slot, happening.session);
          // A save may shorten its time: once the last step was passed it is kept for less.
          before.expiry = keptDraft(visit)?.expiry ?? before.expiry;
          checkExpired(happening.session, happening.activity);
          return;
        case 'given':
          memoryOf(happening.slot).given.set(happening.name, visit.elapsed());
          return;
        case 'published':
          remember(happening.slot, happening.state, happening.changed);
          return;
        case 'ending':
          if (happening.how === 'forgotten') isForgotten = true;
          end(happening.slot, happening.how);
          return;
        case 'answered':
          if (happening.learned === 'done' && happening.request.call === 'submit') wasSent = true;
          return;
        case 'loaded':
          checkLoaded(happening.slot, happening.session);
          return;
        default:
      }
    },
    before: () => {
      const front = frontOf(visit);
      const onReceipt = front?.tab.page() === 'receipt';
      before = {
        expiry: keptDraft(visit)?.expiry,
        shown: onReceipt ? front.session.activity.current().receipt?.number : undefined,
        stored: keptReceipt(visit)?.record.number,
        isRunning: isRunning(visit),
      };
      seenUntil = before.expiry;
      isForgotten = false;
      wasSent = false;
    },
    after: (act) => {
      const draft = keptDraft(visit);
      if (draft?.record !== seenDraft) checkSecrets(visit, draft?.record);
      seenDraft = draft?.record;
      checkForgotten();
      const { expiry } = before;
      if (expiry === undefined || draft) return;
      // However it was removed: what was given until then need not come back.
      memories.forEach((memory) => memory.given.clear());
      awaited.clear();
      announced.clear();
      const stays = visit.clock.now() < expiry && visit.storage !== 'blocked' && visit.clockSetAt < 0;
      if (stays && isIdle(act) && !wasSent && !before.isRunning && !isRunning(visit)) {
        visit.fail(byTime, `${act.act} has removed a draft whose time had not come`);
      }
    },
  };
}

/** Examines what comes back from the device when the form is opened again, as far as nobody else has had a hand in it. */
function checkRestored(
  visit: World,
  slot: Slot,
  { given, changes, begunAt, how, at: endedAt, version }: Memory & { how: PageEnd; at: number },
  now: FormState,
): void {
  const draft = keptDraft(visit);
  if (slot.version !== version || keptReceipt(visit) || otherWasThere(visit, slot, begunAt)) return;
  const safe = how === 'killed' ? endedAt - saveAfter : endedAt;
  const stored = changes.filter(({ at }) => at <= safe).at(-1);
  const last = changes.at(-1)?.state;
  if (!stored || !last || visit.storage !== 'fine' || visit.clockSetAt >= begunAt) return;
  // What a device with room has taken is all there is, though it had no room before.
  const isTaken = [...given.values()].some((at) => at > visit.troubledAt && at <= safe);
  if (visit.troubledAt >= begunAt && !isTaken) return;
  const old = stored.state;
  if (!draft) {
    const newest = Math.max(...[...given.values()].filter((at) => at <= safe));
    const names = [...given].filter(([, at]) => at <= safe).map(([name]) => name);
    if (names.length > 0 && visit.elapsed() - newest < shortestLife(slot))
      visit.fail(nothingLost, `no draft is on the device; given were ${names.join(', ')}`);
    return;
  }
  if (visit.clock.now() >= draft.expiry) return;
  // What was given after that may be there, or not.
  const states = [old, ...changes.filter(({ at }) => at > safe).map(({ state }) => state)];
  // What the page's address gives beats what was given before.
  const asked = Object.values(slot.version.form.definition.query ?? {}).flatMap(({ sets }) => sets);
  for (const [name, at] of given) {
    const field = slot.version.form.fields.get(name);
    if (!field || at > safe || asked.includes(name)) continue;
    // Nobody can empty it: where nothing is stored of it, its default counts.
    if (field.row.neverEmptied && !field.row.given(old.values[name] ?? '')) continue;
    const isSecret = field.definition.sensitive === true || field.row.proof === true;
    if (isSecret && how !== 'reloaded itself') continue;
    const pairs = states.map((was) => [answerIn(was, was, field), answerIn(was, now, field)]);
    if (!pairs.some(([was, is]) => was === is) && !Object.hasOwn(now.locks, name)) {
      visit.fail(nothingLost, `${name} was ${pairs[0]?.[0]}, and came back as ${pairs[0]?.[1]}`);
    }
  }
  // An answer that is never stored may lead back to its stage.
  const facts = { today: visit.clock.today() };
  if (firstUnfinished({ form: slot.version.form, state: now, facts }) !== undefined) return;
  if (JSON.stringify(now.stages) !== JSON.stringify(last.stages)) {
    visit.fail(nothingLost, `the stages were ${last.stages.join(', ')}, and are ${now.stages.join(', ')}`);
  }
}

/** An answer as a text: rows by their number, and an answer of a row by the place that its row had in a state before. */
function answerIn(
  before: FormState,
  { values }: FormState,
  { name, inRow, definition }: CompiledField,
): string {
  if (definition.type === 'rows') return String(slotsIn(values[name]).length);
  if (!inRow) return JSON.stringify(values[name]);
  const place = slotsIn(before.values[inRow.rows]).indexOf(inRow.slot);
  const slot = slotsIn(values[inRow.rows])[place];
  return slot === undefined ? 'no row' : JSON.stringify(values[rowAnswer(inRow.rows, slot, inRow.column)]);
}

/** Whether another tab was open at any time since. */
function otherWasThere({ slots }: World, slot: Slot, since: number): boolean {
  return slots.some((one) => one !== slot && one.page > 0 && (one.tab !== undefined || one.goneAt >= since));
}

function checkSecrets(visit: World, record: Readonly<Record<string, unknown>> | undefined): void {
  const data: unknown = record?.data;
  if (typeof data !== 'object' || data === null) return;
  for (const name of Object.keys(data)) {
    for (const { form } of visit.versions) {
      const field = form.fields.get(name);
      if (field && (field.definition.type === 'captcha' || field.definition.sensitive === true)) {
        visit.fail(nothingStays, `${name} stands in the draft`);
      }
    }
  }
}

/** Whether nobody does anything in an act. */
function isIdle({ act }: Act): boolean {
  return act === 'advanceMs' || act === 'wake' || act === 'otherTab' || act === 'bank' || act === 'site';
}

function isRunning({ slots, ledger }: World): boolean {
  return (
    slots.some(({ session }) => (session?.activity.current().running.size ?? 0) > 0) ||
    ledger.requests.some(({ open }) => open)
  );
}
