import {
  firstUnfinished,
  rowAnswer,
  slotsIn,
  type CompiledField,
  type FormState,
} from '../../../src/interpreter';
import type { PageEnd, Slot, Version, World, Watcher } from '../world';
import { keptDraft, keptReceipt, shortestLife, wasFine } from './device';

const secret = 'Captchas and sensitive answers are never stored.';
const nothingLost = 'Nothing typed is lost.';

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

/** What the visitor had given when a page came to its end. */
interface EndedMemory extends Memory {
  how: PageEnd;
  at: number;
}

/** Examines what stands on the device, and what comes back from it. */
export function drafts(visit: World): Watcher {
  const memories = new Map<Slot, Memory>();
  /** What has to be there when the tab is opened again. */
  const awaited = new Map<Slot, EndedMemory>();
  let seenDraft: unknown;
  /** A draft was on the device when this act began, or in it. */
  let wasKept = false;

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
  return {
    on: (happening) => {
      switch (happening.what) {
        case 'shown':
          wasKept ||= keptDraft(visit) !== undefined;
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
          return end(happening.slot, happening.how);
        case 'loaded': {
          const { slot, session } = happening;
          const memory = awaited.get(slot);
          awaited.delete(slot);
          if (memory) checkRestored(visit, slot, memory, session.state());
          memories.delete(slot);
          memoryOf(slot).changes.push({ at: visit.elapsed(), state: session.state() });
          return;
        }
        default:
      }
    },
    before: () => {
      wasKept = keptDraft(visit) !== undefined;
    },
    after: () => {
      const draft = keptDraft(visit);
      if (draft?.record !== seenDraft) checkSecrets(visit, draft?.record);
      seenDraft = draft?.record;
      if (!wasKept || draft) return;
      // However it was removed: what was given until then need not come back.
      memories.forEach((memory) => memory.given.clear());
      awaited.clear();
    },
  };
}

/** Examines what comes back from the device when the form is opened again, as far as nobody else has had a hand in it. */
function checkRestored(visit: World, slot: Slot, memory: EndedMemory, now: FormState): void {
  const { given, changes, begunAt, how, at: endedAt } = memory;
  const draft = keptDraft(visit);
  if (slot.version !== memory.version || keptReceipt(visit)) return;
  if (!wasFine(visit, begunAt) || otherWasThere(visit, slot, begunAt)) return;
  const safe = how === 'killed' ? endedAt - saveAfter : endedAt;
  const old = changes.filter(({ at }) => at <= safe).at(-1)?.state;
  const last = changes.at(-1)?.state;
  if (!old || !last) return;
  if (!draft)
    return checkNoDraft(
      visit,
      slot,
      [...given].filter(([, at]) => at <= safe),
    );
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
  if (firstUnfinished(slot.version.form, now, facts) !== undefined) return;
  if (JSON.stringify(now.stages) !== JSON.stringify(last.stages)) {
    visit.fail(nothingLost, `the stages were ${last.stages.join(', ')}, and are ${now.stages.join(', ')}`);
  }
}

/** Without a draft all that had to be stored must be older than a draft lives. */
function checkNoDraft(visit: World, slot: Slot, stored: readonly (readonly [string, number])[]): void {
  const newest = Math.max(...stored.map(([, at]) => at));
  if (stored.length === 0 || visit.elapsed() - newest >= shortestLife(slot)) return;
  const names = stored.map(([name]) => name).join(', ');
  visit.fail(nothingLost, `no draft is on the device; given were ${names}`);
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
