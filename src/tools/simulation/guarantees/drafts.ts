import {
  firstUnfinished,
  rowAnswer,
  slotsIn,
  type CompiledField,
  type FormState,
} from '../../../interpreter';
import type { Activity, Session } from '../../../session';
import type { Act } from '../acts';
import { frontOf } from '../perform';
import type { PageEnd, Slot, Version, World, Watcher } from '../world';
import { keptDraft, keptReceipt, shortestLife, wasFine } from './device';

const secret = 'Captchas and sensitive answers are never stored.';
const nothingLost = 'Nothing typed is lost.';
const gone = 'What has expired never comes back.';
const idle = 'A draft ends by its own time only, whoever looks at the clock.';
const onward = "The word on the draft's end never moves back without an act of the visitor.";
const wiped = "'Hapus data saya' leaves nothing.";

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

/** Examines what stands on the device, and what comes back from it. */
export function drafts(visit: World): Watcher {
  const memories = new Map<Slot, Memory>();
  /** What has to be there when the tab is opened again. */
  const awaited = new Map<Slot, Memory & { how: PageEnd; at: number }>();
  let seenDraft: unknown;
  let before: number | undefined;
  /** Until when the draft is kept that was last seen in an act. */
  let seenUntil: number | undefined;
  /** Until when each tab has told that the draft is kept, and whether the last step was passed by then. */
  const told = new Map<Slot, { until: number; finished: boolean }>();
  /** What each session has told of its draft. */
  const messages = new WeakMap<Session, Activity['draft']['message']>();
  let wasSent = false;
  let wasRunning = false;
  let onReceipt = false;
  let isForgotten = false;

  const memoryOf = (slot: Slot): Memory => {
    const known = memories.get(slot);
    if (known?.page === slot.page) return known;
    const { page, version } = slot;
    const memory = { page, version, given: new Map(), changes: [], begunAt: visit.elapsed() };
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
    if (draft.elsewhere !== undefined || receipt) return;
    awaited.set(slot, { ...memory, how, at: visit.elapsed() });
  };
  const checkRestored = (slot: Slot, now: FormState): void => {
    const memory = awaited.get(slot);
    awaited.delete(slot);
    const draft = keptDraft(visit);
    if (!memory || slot.version !== memory.version || keptReceipt(visit)) return;
    if (!wasFine(visit, memory.begunAt) || otherWasThere(visit, slot, memory.begunAt)) return;
    const safe = memory.how === 'killed' ? memory.at - saveAfter : memory.at;
    const old = memory.changes.filter(({ at }) => at <= safe).at(-1)?.state;
    const last = memory.changes.at(-1)?.state;
    // What was given after that may be there, or not.
    const newer = memory.changes.filter(({ at }) => at > safe).map(({ state }) => state);
    if (!old || !last) return;
    if (!draft) {
      const stored = [...memory.given].filter(([, at]) => at <= safe);
      const newest = Math.max(...stored.map(([, at]) => at));
      if (stored.length > 0 && visit.elapsed() - newest < shortestLife(slot)) {
        visit.fail(
          nothingLost,
          `no draft is on the device; given were ${stored.map(([name]) => name).join(', ')}`,
        );
      }
      return;
    }
    if (visit.clock.now() >= draft.expiry) return;
    // What the page's address gives beats what was given before.
    const asked = Object.values(slot.version.form.definition.query ?? {}).flatMap(({ sets }) => sets);
    for (const [name, at] of memory.given) {
      if (asked.includes(name)) continue;
      const field = slot.version.form.fields.get(name);
      // Nobody can empty it: where nothing is stored of it, its default counts.
      if (field?.row.neverEmptied && !field.row.given(old.values[name] ?? '')) continue;
      const isSecret = field?.definition.sensitive === true || field?.row.proof === true;
      if (at > safe || !field || (isSecret && memory.how !== 'reloaded itself')) continue;
      const pairs = [old, ...newer].map((was) => [answerIn(was, was, field), answerIn(was, now, field)]);
      if (!pairs.some(([was, is]) => was === is) && !Object.hasOwn(now.locks, name)) {
        visit.fail(nothingLost, `${name} was ${pairs[0]?.[0]}, and came back as ${pairs[0]?.[1]}`);
      }
    }
    // An answer that is never stored may lead back to its stage.
    const facts = { today: visit.clock.today() };
    if (firstUnfinished(slot.version.form, now, facts) !== undefined) return;
    if (JSON.stringify(now.stages) !== JSON.stringify(last.stages)) {
      visit.fail(nothingLost, `the stages were ${last.stages.join(', ')}, and are ${now.stages.join(', ')}`);
    }
  };

  const checkExpired = (session: Session, { draft: { message } }: Activity): void => {
    const now = keptDraft(visit)?.expiry;
    seenUntil = now ?? seenUntil;
    const isNew = message !== messages.get(session);
    messages.set(session, message);
    if (!isNew || message !== 'expired' || now !== undefined || seenUntil === undefined) return;
    const left = seenUntil - visit.clock.now();
    if (left > 0 && visit.clockSetAt < 0 && visit.storage !== 'blocked') {
      visit.fail(idle, `what was to be kept for ${left} ms more is told to have expired`);
    }
  };

  const checkOnward = (slot: Slot, session: Session, { draft: { savedUntil } }: Activity): void => {
    // A form that was left shows no word any more.
    if (slot.session !== session || slot.tab?.page() === 'away') return;
    if (savedUntil === undefined) {
      told.delete(slot);
      return;
    }
    const before = told.get(slot);
    const { finished } = session.state();
    told.set(slot, { until: savedUntil, finished });
    // Who has passed the last step, or has not, here or in another tab, has it kept for another time.
    if (before === undefined || finished !== before.finished || visit.clockSetAt >= 0) return;
    if (savedUntil < before.until) {
      visit.fail(onward, `what was kept for ${before.until - savedUntil} ms more is told to end earlier`);
    }
  };

  return {
    on: (happening) => {
      switch (happening.what) {
        case 'shown':
          checkOnward(happening.slot, happening.session, happening.activity);
          // A save may shorten its time: once the last step was passed it is kept for less.
          before = keptDraft(visit)?.expiry ?? before;
          checkExpired(happening.session, happening.activity);
          return;
        case 'given':
          memoryOf(happening.slot).given.set(happening.name, visit.elapsed());
          return;
        case 'published': {
          const { slot, state, changed } = happening;
          // A form that was left hears its late answers for itself alone.
          if (slot.session?.state() !== state || slot.tab?.page() === 'away') return;
          const memory = memoryOf(slot);
          for (const name of changed) {
            const isFile = slot.version.form.fields.get(name)?.definition.type === 'upload';
            const before = memory.changes.at(-1)?.state.values[name];
            if (isFile && visit.given.has(name) && before !== state.values[name]) {
              memory.given.set(name, visit.elapsed());
            }
          }
          memory.changes.push({ at: visit.elapsed(), state });
          return;
        }
        case 'ending':
          if (happening.how === 'forgotten') isForgotten = true;
          return end(happening.slot, happening.how);
        case 'answered':
          if (happening.learned === 'done' && happening.request.call === 'submit') wasSent = true;
          return;
        case 'loaded': {
          const { slot, session } = happening;
          const { draft } = session.activity.current();
          // What a full device does not take anew is there as it was.
          const until = draft.savedUntil ?? keptDraft(visit)?.expiry ?? 0;
          if (draft.restored !== undefined && until <= visit.clock.now()) {
            visit.fail(gone, 'an expired draft was restored');
          }
          checkOnward(slot, session, session.activity.current());
          checkRestored(slot, session.state());
          memories.delete(slot);
          memoryOf(slot).changes.push({ at: visit.elapsed(), state: session.state() });
          return;
        }
        default:
      }
    },
    before: () => {
      onReceipt = frontOf(visit)?.tab.page() === 'receipt';
      isForgotten = false;
      before = keptDraft(visit)?.expiry;
      seenUntil = before;
      wasSent = false;
      wasRunning = isRunning(visit);
    },
    after: (act) => {
      const draft = keptDraft(visit);
      if (draft?.record !== seenDraft) checkSecrets(visit, draft?.record);
      seenDraft = draft?.record;
      const left = onReceipt ? undefined : draft;
      if (
        act.act === 'forget' &&
        isForgotten &&
        visit.storage !== 'blocked' &&
        (left ?? keptReceipt(visit))
      ) {
        visit.fail(wiped, 'the device still holds something of the form');
      }
      if (before === undefined || draft) return;
      // Whoever has removed it: what was given until then need not come back.
      memories.forEach((memory) => memory.given.clear());
      awaited.clear();
      told.clear();
      const stays = visit.clock.now() < before && visit.storage !== 'blocked' && visit.clockSetAt < 0;
      if (stays && isIdle(act) && !wasSent && !wasRunning && !isRunning(visit)) {
        visit.fail(idle, `${act.act} has removed a draft whose time had not come`);
      }
    },
  };
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

function otherWasThere({ slots }: World, slot: Slot, since: number): boolean {
  return since >= 0 && slots.some((one) => one !== slot && one.page > 0);
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

function checkSecrets(visit: World, record: Readonly<Record<string, unknown>> | undefined): void {
  const data: unknown = record?.data;
  if (typeof data !== 'object' || data === null) return;
  for (const name of Object.keys(data)) {
    for (const { form } of visit.versions) {
      const field = form.fields.get(name);
      if (field && (field.definition.type === 'captcha' || field.definition.sensitive === true)) {
        visit.fail(secret, `${name} stands in the draft`);
      }
    }
  }
}
