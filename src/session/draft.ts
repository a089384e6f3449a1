import {
  draftLifetimes,
  progressOf,
  sameValue,
  toDraft,
  type CompiledForm,
  type DraftContent,
  type Facts,
  type FormEvent,
  type FormState,
} from '../interpreter';
import { leaveEntry } from '../interpreter/machine';
import type { Attempts } from './attempts';
import type { Store } from './ports';
import type { Draft, DraftPlace, KnownFiles, OpenDialog } from './records';
import type { Shared } from './shared';

/** Milliseconds between the last change and its saving. */
const saveAfter = 1000;
/** Milliseconds before expiry at which the visitor is warned. */
const warnBefore = 120_000;

/** Lifetimes in ms: while filling in, once the last step was passed, and the longer of them. */
export function lifetimesOf(form: CompiledForm): { filling: number; previewing: number; longest: number } {
  const seconds = draftLifetimes(form.definition.draft);
  const filling = seconds.filling * 1000;
  const previewing = seconds.previewing * 1000;
  return { filling, previewing, longest: Math.max(filling, previewing) };
}

interface DraftParts extends Shared {
  facts: () => Facts;
  definitionHash: string;
  attempts: Pick<Attempts, 'hasRegistered' | 'store' | 'take'>;
  dialog: OpenDialog | undefined;
  files: () => KnownFiles;
  /** The stored draft has come to its end. */
  onExpired: () => void;
}

/** The draft of a form while its page is open. */
export type DraftKeeper = ReturnType<typeof createDraft>;

/**
 * Saves 1 s after a change, at Next and when the page may end; warns before expiry. A draft ends by what is stored of it
 * alone: a clock that fires looks there first, since another tab may have renewed it.
 */
export function createDraft(parts: DraftParts) {
  const { form, definitionHash, activity, state } = parts;
  const { clock, store } = parts.ports;
  const { slug, subProductId = '' } = form.definition;
  const { filling, previewing, longest } = lifetimesOf(form);
  let { dialog } = parts;
  /** False until the visitor's first input, and after `forget`: a form without input is not stored. */
  let keeping = activity.current().draft.restored !== undefined;
  /** What was stored when this page was closed, or last since: from then on the device belongs to the next page. */
  let left: DraftContent | undefined;
  let stopSaving: (() => void) | undefined;
  let stops: readonly (() => void)[] = [];

  const notLater = (): void => {
    stopSaving?.();
    stopSaving = undefined;
  };
  const expiry = createExpiry(parts, longest);
  /** What is kept of the answers: an entry that is being typed ends with the page. */
  const content = (): DraftContent => toDraft(form, leaveEntry(form, state(), parts.facts()).state);
  const saveLate = (device: Store, before: DraftContent): boolean => {
    const loaded = device.load(longest);
    if (loaded.kind !== 'found' || !parts.attempts.hasRegistered()) return false;
    const now = content();
    const { expiry: until, ...known } = loaded.draft;
    const record = { ...lateRecord(known, before, now), dialog };
    const { stored } = device.save(record, until - clock.now());
    if (!stored) return false;
    left = now;
    return true;
  };

  /** Saves now, if the visitor has given anything to save; true when it is stored. */
  const save = (): boolean => {
    notLater();
    if (!store || !keeping) return false;
    if (left) return saveLate(store, left);
    const { state: now } = leaveEntry(form, state(), parts.facts());
    const record = {
      slug,
      subProductId,
      definitionHash,
      ...toDraft(form, now),
      place: placeOf(form, now),
      files: parts.files(),
      dialog,
    };
    const result = store.save(record, now.finished ? previewing : filling);
    activity.patchDraft(
      result.stored
        ? { savedUntil: result.expiry, fault: undefined, expiring: false, elsewhere: sentElsewhere() }
        : { savedUntil: undefined, fault: result.reason },
    );
    expiry.watch();
    return result.stored;
  };
  /** Of what other tabs have done, that which stays true of what is stored here now. */
  const sentElsewhere = (): 'sent' | undefined =>
    activity.current().draft.elsewhere === 'sent' ? 'sent' : undefined;

  /** Another tab may have stored the same once more: then only its time is news. */
  const compare = (device: Store): void => {
    const loaded = device.load(longest);
    if (loaded.kind !== 'found') return;
    const { data, expiry: savedUntil } = loaded.draft;
    if (sameValue(data, content().data)) activity.patchDraft({ elsewhere: sentElsewhere() });
    if (activity.current().draft.savedUntil === undefined) return;
    activity.patchDraft({ savedUntil, expiring: false });
    expiry.watch();
  };

  /** From now on there is something to save. */
  const keep = (): void => {
    keeping = true;
    parts.attempts.take();
  };
  /** What was kept is gone, and something else stands for it: nothing is saved until the visitor's next input. */
  const rest = (): void => {
    notLater();
    expiry.stop();
    keeping = false;
    dialog = undefined;
    activity.patchDraft({ savedUntil: undefined, restored: undefined, expiring: false, sending: undefined });
  };

  return {
    save,
    rest,
    /** Removes what is kept and saves nothing until the visitor's next input. */
    forget: (): void => {
      rest();
      store?.clear();
      activity.patchDraft({ elsewhere: undefined });
    },
    keep,
    /** A dialog that has to come back with the draft; `undefined`: none any more. */
    keepDialog: (next: OpenDialog | undefined): void => {
      dialog = next;
      save();
    },
    onEvent: (event: FormEvent, before: FormState, after: FormState): void => {
      // Next has stored where the visitor was: where it has led to is stored too.
      // What was wiped elsewhere stays so until the visitor asks for it.
      const isWiped = activity.current().draft.elsewhere === 'wiped';
      if (!isWiped && (isGiven(event, before) || event.type === 'advance')) keep();
      if (!store || !keeping) return;
      const isStored = activity.current().draft.savedUntil !== undefined;
      const when = savingAfter(form, event, before, after, isStored);
      if (when === 'now') save();
      // Further changes are saved with it, and do not postpone it.
      else if (when === 'soon') stopSaving ??= clock.after(saveAfter, () => void save());
    },
    /** Watches time, other tabs and the end of the page, until it is closed. */
    watch: (): void => {
      left = undefined;
      if (!store) return;
      stops = [
        clock.onWake(expiry.look),
        clock.onLeave(() => {
          parts.attempts.store();
          if (stopSaving) save();
        }),
        store.watch((elsewhere) => {
          // What was sent elsewhere is not stored again without input.
          if (elsewhere !== 'changed') rest();
          if (elsewhere !== 'changed' || !sentElsewhere()) activity.patchDraft({ elsewhere });
          if (elsewhere === 'changed') compare(store);
        }),
        store.watchOthers(() => {
          const { question } = activity.current();
          // What is kept of the form that is asked about may have changed or gone.
          if (question?.about === 'otherForm') question.look();
        }),
      ];
      expiry.look();
      expiry.watch();
    },
    /** Saves what waits to be saved, and watches time and other tabs no longer. */
    close: (): void => {
      if (stopSaving) save();
      expiry.stop();
      left = content();
      stops.forEach((stop) => stop());
      stops = [];
    },
  };
}

/** Where the visitor stands. */
function placeOf(form: CompiledForm, state: FormState): DraftPlace {
  const { product, title } = form.definition;
  const place = { product: product?.name ?? title };
  const progress = state.finished ? undefined : progressOf(form, state, state.step);
  const item = progress?.items[progress.current];
  if (!progress || !item) return place;
  const { items, current, sections } = progress;
  const step = { number: current + 1, count: items.length, title: item.title ?? item.heading };
  return { ...place, step: { ...step, ...(sections && { isSection: true }) } };
}

/** Warns before a draft ends, and ends it. `longest`: ms for which one is kept at most. */
function createExpiry({ activity, ports: { clock, store }, onExpired }: DraftParts, longest: number) {
  let stopClock: (() => void) | undefined;
  /** Looks again when something happens by time alone. */
  const watch = (): void => {
    stopClock?.();
    const { savedUntil, expiring } = activity.current().draft;
    if (savedUntil === undefined) return;
    const left = savedUntil - clock.now();
    stopClock = clock.after(Math.max(0, expiring ? left : left - warnBefore), look);
  };
  /** Warns, or ends the draft, by what is stored of it. */
  const look = (): void => {
    const { savedUntil, expiring } = activity.current().draft;
    if (!store || savedUntil === undefined) return;
    const left = savedUntil - clock.now();
    if (left <= warnBefore) {
      const loaded = store.load(longest);
      if (loaded.kind === 'found' && loaded.draft.expiry > savedUntil) {
        activity.patchDraft({ savedUntil: loaded.draft.expiry, expiring: false });
      } else if (left <= 0) {
        onExpired();
        return;
      } else if (!expiring) activity.patchDraft({ expiring: true });
    }
    watch();
  };
  return { watch, look, stop: () => stopClock?.() };
}

/**
 * What is stored after the page was closed: what effects have set since, where they have led, and the dialog that reports a
 * registration. What the visitor has changed on the next page stays. `left`: what was kept when the page went or was stored last.
 */
function lateRecord(
  draft: Omit<Draft, 'expiry'>,
  left: DraftContent,
  now: DraftContent,
): Omit<Draft, 'expiry'> {
  const { data: before, ...where } = left;
  const { data: after, ...there } = now;
  const isThere = draft.activeStep === where.activeStep;
  const set = Object.keys({ ...before, ...after }).filter((name) => !sameValue(before[name], after[name]));
  const data = { ...draft.data, ...Object.fromEntries(set.map((name) => [name, after[name]])) };
  return { ...draft, ...(isThere && there), data };
}

/** Whether the visitor gives something with an event: an answer, or a file; that it arrives later is not the visitor's doing. */
function isGiven(event: FormEvent, { pending }: FormState): boolean {
  if (event.type === 'pending') return event.running;
  if (event.type !== 'write' || event.by !== 'visitor') return false;
  return Object.keys(event.writes).some((name) => !Object.hasOwn(pending, name));
}

/** What of a state a draft keeps, and what may change without an answer. */
const saved = ['values', 'step', 'passed', 'refused', 'notices'] as const;

/** When an event has a draft saved; `undefined`: it changes nothing that is kept. */
function savingAfter(
  form: CompiledForm,
  event: FormEvent,
  before: FormState,
  after: FormState,
  isStored: boolean,
): 'now' | 'soon' | undefined {
  // From now on the draft has the shorter lifetime.
  const isShorter = after.finished && !before.finished && isStored;
  if (!isShorter && saved.every((part) => before[part] === after[part])) return undefined;
  return isShorter || isRemembered(form, event) || before.stages !== after.stages ? 'now' : 'soon';
}

/** A switch that says so is saved at once. */
function isRemembered(form: CompiledForm, event: FormEvent): boolean {
  if (event.type !== 'write') return false;
  return Object.keys(event.writes).some((name) => {
    const definition = form.fields.get(name)?.definition;
    return definition?.type === 'switch' && definition.remember === true;
  });
}
