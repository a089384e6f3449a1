import {
  firstUnfinished,
  rowAnswer,
  slotsIn,
  type CompiledField,
  type FormState,
} from '../../../interpreter';
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

/** Examines what stands on the device, and what comes back from it. */
export function drafts(visit: World): Watcher {
  const memories = new Map<Slot, Memory>();
  /** What has to be there when the tab is opened again. */
  const awaited = new Map<Slot, Memory & { how: PageEnd; at: number }>();
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
          checkRestored(slot, session.state());
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
      // Whoever has removed it: what was given until then need not come back.
      memories.forEach((memory) => memory.given.clear());
      awaited.clear();
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
