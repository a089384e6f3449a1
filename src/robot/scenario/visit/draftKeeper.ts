import {
  isLastStep,
  toDraft,
  type CompiledForm,
  type DraftContent,
  type FormEvent,
  type FormState,
} from '../../../interpreter';
import type { Clock } from './clock';

/** Milliseconds between the last change and its saving. */
const saveAfter = 1000;

/** The visitor's device: it outlives the page. */
export interface Device {
  draft?: { content: DraftContent; expiry: number };
}

/** The draft while its page is open; as the page's own keeper, on a scenario's device and clock. */
export interface DraftKeeper {
  save: () => void;
  /** Removes the draft and saves nothing until the visitor's next input. */
  forget: () => void;
  onEvent: (event: FormEvent, before: FormState, after: FormState) => void;
  /** The page goes: what waits to be saved is saved. */
  leave: () => void;
}

/** What is left of an earlier page; too old is none. */
export function readDraft(device: Device, clock: Clock): DraftContent | undefined {
  return device.draft && clock.now() < device.draft.expiry ? device.draft.content : undefined;
}

/** Keeps the draft of a form; `expired` is told when it has come to its end with the page open. */
export function createDraftKeeper(parts: {
  form: CompiledForm;
  device: Device;
  clock: Clock;
  state: () => FormState;
  expired: () => void;
}): DraftKeeper {
  const { form, device, clock, state } = parts;
  let keeping = readDraft(device, clock) !== undefined;
  let stopSaving: (() => void) | undefined;
  let stopExpiry = keeping ? clock.after((device.draft?.expiry ?? 0) - clock.now(), expire) : undefined;

  function expire(): void {
    keeper.forget();
    parts.expired();
  }
  const callOff = (): void => {
    stopSaving?.();
    stopSaving = undefined;
  };

  const keeper: DraftKeeper = {
    save: () => {
      callOff();
      if (!keeping) return;
      const now = state();
      const { lifetimeSeconds = 3600, previewLifetimeSeconds = 1800 } = form.definition.draft ?? {};
      const lifetimeMs = (isLastStep(form, now) ? previewLifetimeSeconds : lifetimeSeconds) * 1000;
      device.draft = { content: stored(toDraft(form, now)), expiry: clock.now() + lifetimeMs };
      stopExpiry?.();
      stopExpiry = clock.after(lifetimeMs, expire);
    },
    forget: () => {
      callOff();
      stopExpiry?.();
      keeping = false;
      device.draft = undefined;
    },
    onEvent: (event, before, after) => {
      if (event.type === 'write' && event.by === 'visitor') keeping = true;
      if (!keeping || (before.values === after.values && before.step === after.step)) return;
      callOff();
      if (isRemembered(form, event)) keeper.save();
      else stopSaving = clock.after(saveAfter, keeper.save);
    },
    leave: () => {
      if (stopSaving) keeper.save();
      stopExpiry?.();
    },
  };
  return keeper;
}

/** What comes back from storage is what JSON keeps of it. */
function stored(content: DraftContent): DraftContent {
  return JSON.parse(JSON.stringify(content)) as DraftContent;
}

/** A switch that says so is saved at once. */
function isRemembered(form: CompiledForm, event: FormEvent): boolean {
  if (event.type !== 'write') return false;
  return Object.keys(event.writes).some((name) => {
    const definition = form.fields.get(name)?.definition;
    return definition?.type === 'switch' && definition.remember === true;
  });
}
