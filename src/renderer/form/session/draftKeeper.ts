import {
  isLastStep,
  startState,
  toDraft,
  transition,
  type CompiledForm,
  type FormEvent,
  type FormState,
} from '../../../interpreter';
import {
  clearDraft,
  clearOtherDrafts,
  loadDraft,
  onDraftChangedElsewhere,
  saveDraft,
} from '../../../storage';
import type { ActivityStore, DraftStatus } from './activity';
import type { DraftKeeper } from './perform';
import { queryEvent } from './query';
import type { Session } from './session';
import { today } from './today';

/** Milliseconds between the last change and its saving. */
const saveAfter = 1000;
/** Milliseconds before expiry at which the visitor is warned. */
const warnBefore = 120_000;

/** What a form begins with: an earlier visit's answers, or none. */
export interface OpenedDraft {
  state: FormState;
  status: DraftStatus;
  submissionKey?: string;
}

/** Lifetimes in ms: while filling in, and from the last step on. */
function lifetimes(form: CompiledForm): { filling: number; previewing: number } {
  const { lifetimeSeconds = 3600, previewLifetimeSeconds = 1800 } = form.definition.draft ?? {};
  return { filling: lifetimeSeconds * 1000, previewing: previewLifetimeSeconds * 1000 };
}

/** Refills the form from this device; opening a form removes the drafts of all others (spec 1, section 4). */
export function openDraft(
  form: CompiledForm,
  definitionHash: string,
  search: string,
  now: number,
): OpenedDraft {
  const { slug } = form.definition;
  const { filling, previewing } = lifetimes(form);
  const facts = { today: today(now) };
  const asked = queryEvent(form, search);
  const withQuery = (state: FormState): FormState =>
    asked ? transition(form, state, asked, facts).state : state;
  const blank = withQuery(startState(form, facts));
  clearOtherDrafts(slug);
  const loaded = loadDraft(slug, now, { lifetimeMs: Math.max(filling, previewing) });
  const status: DraftStatus = { expiring: false, elsewhere: false };
  if (loaded.kind === 'expired') return { state: blank, status: { ...status, message: 'expired' } };
  if (loaded.kind !== 'found') return { state: blank, status };
  const { data, activeStep, stages, expiry, submissionKey } = loaded.draft;
  const { state } = transition(form, blank, { type: 'restore', data, activeStep, stages }, facts);
  const restored = loaded.draft.definitionHash === definitionHash ? 'whole' : 'partly';
  return { state: withQuery(state), status: { ...status, savedUntil: expiry, restored }, submissionKey };
}

/** A form that begins empty, whatever was kept. */
export function openBlank(form: CompiledForm, now: number): OpenedDraft {
  return {
    state: startState(form, { today: today(now) }),
    status: { expiring: false, elsewhere: false },
  };
}

/** The draft of a session while its page is open. */
export interface SessionDraft extends DraftKeeper {
  attach: (session: Session) => void;
  onEvent: (event: FormEvent, before: FormState, after: FormState) => void;
  /** Watches time, tabs and the page's end; gives what ends the watching. */
  watch: () => () => void;
}

/** Saves 1 s after a change, at Next and when the page is hidden; warns before expiry, and clears when it comes. */
export function draftKeeper(
  form: CompiledForm,
  definitionHash: string,
  activity: ActivityStore,
  firstKey: string | undefined,
): SessionDraft {
  const { slug, subProductId } = form.definition;
  let session: Session | undefined;
  let submissionKey = firstKey;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** False until the visitor's first input, and after `forget`: nothing is stored that nobody typed. */
  let keeping = activity.current().draft.restored !== undefined;

  const status = (change: Partial<DraftStatus>): void => {
    activity.update((now) => ({ ...now, draft: { ...now.draft, ...change } }));
  };

  const save = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!session || !keeping) return;
    const state = session.latest();
    const { filling, previewing } = lifetimes(form);
    const last = isLastStep(form, state);
    // Kept before the first press: another tab with these answers is then the same submission.
    if (last) submissionKey ??= newKey();
    const result = saveDraft(
      { slug, subProductId, definitionHash, submissionKey, ...toDraft(form, state) },
      Date.now(),
      { lifetimeMs: last ? previewing : filling },
    );
    status(
      result.stored
        ? { savedUntil: result.expiry, fault: undefined, expiring: false }
        : { savedUntil: undefined, fault: result.reason },
    );
  };

  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
    keeping = false;
    submissionKey = undefined;
    clearDraft(slug);
    status({ savedUntil: undefined, restored: undefined, expiring: false, elsewhere: false });
  };

  const lookAtClock = (): void => {
    const { savedUntil, expiring } = activity.current().draft;
    if (savedUntil === undefined || !session) return;
    const left = savedUntil - Date.now();
    if (left <= 0) {
      session.close();
      forget();
      status({ message: 'expired' });
      void session.send({ type: 'reset', target: 'all' });
    } else if (left <= warnBefore && !expiring) {
      status({ expiring: true });
    }
  };

  return {
    save,
    forget,
    attach: (of) => {
      session = of;
    },
    submissionKey: () => {
      submissionKey ??= newKey();
      save();
      return submissionKey;
    },
    submissionEnded: () => {
      submissionKey = undefined;
    },
    onEvent: (event, before, after) => {
      if (event.type === 'write' && event.by === 'visitor') {
        keeping = true;
        if (before.values !== after.values) submissionKey = undefined;
      }
      if (!keeping || (before.values === after.values && before.step === after.step)) return;
      const remembered = isRemembered(form, event);
      clearTimeout(timer);
      if (remembered) save();
      else timer = setTimeout(save, saveAfter);
    },
    watch: () => {
      const saveNow = (): void => {
        if (timer !== undefined) save();
      };
      const shown = (): void => lookAtClock();
      const clock = setInterval(lookAtClock, 1000);
      const forgetTabs = onDraftChangedElsewhere(slug, () => status({ elsewhere: true }));
      window.addEventListener('pagehide', saveNow);
      // The form is about to be read again with its answers (development).
      window.addEventListener('eform:definition-changed', saveNow);
      window.addEventListener('pageshow', shown);
      document.addEventListener('visibilitychange', shown);
      return () => {
        saveNow();
        clearInterval(clock);
        forgetTabs();
        window.removeEventListener('pagehide', saveNow);
        window.removeEventListener('eform:definition-changed', saveNow);
        window.removeEventListener('pageshow', shown);
        document.removeEventListener('visibilitychange', shown);
      };
    },
  };
}

/** A switch that says so is saved at once. */
function isRemembered(form: CompiledForm, event: FormEvent): boolean {
  if (event.type !== 'write') return false;
  return Object.keys(event.writes).some((name) => {
    const definition = form.fields.get(name)?.definition;
    return definition?.type === 'switch' && definition.remember === true;
  });
}

/** A key that no other submission has. `randomUUID` is missing where the page is not served securely. */
export function newKey(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4));
  return [...parts].map((part) => part.toString(16).padStart(8, '0')).join('');
}
