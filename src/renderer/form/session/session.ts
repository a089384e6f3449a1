import {
  nextRun,
  runAction,
  stepOf,
  transition,
  type Command,
  type CompiledForm,
  type Facts,
  type FieldType,
  type FormEvent,
  type FormState,
  type Reply,
  type Request,
  type Run,
  type RunEnd,
  type Transition,
} from '../../../interpreter';
import { loadWidgets, widgetsLoaded, widgetTypeOf } from '../../../widgets/registry';
import { connectorsLoaded, loadConnectors } from '../connectors';
import type { Activity, ActivityStore, StepFocus } from './activity';
import type { KeyedStore } from './keyedStore';
import { today } from './today';

/** How a step comes to the screen. */
export interface Arrival {
  /** The entry in the history takes the place of the one shown. */
  replace: boolean;
  /** The visitor went back: if the entry below shows that step, the history goes back to it. */
  back: boolean;
  /** The step that was shown before. */
  cameFrom: string;
}

/** Ways through the portal; the router's, told to the session by its layout. */
export interface Navigator {
  toStep: (step: string, arrival: Arrival) => void;
  toPreview: () => void;
  toConfirmation: (registrationNumber: string) => void;
  /** Back in the history; home when there is nothing behind. */
  previous: () => void;
  /** To the page before the form, whatever steps of it lie between; home when there is none. */
  leave: () => void;
  toPath: (path: string) => void;
  /** Fetches ahead what the page at a path needs. */
  prepare: (path: string) => void;
}

/** Carries out one request of a running action; `signal` ends what is under way. */
export type Performer = (session: Session, request: Request, signal: AbortSignal) => Promise<Reply>;

/** What a session is made of. */
export interface SessionParts {
  form: CompiledForm;
  store: KeyedStore<FormState>;
  activity: ActivityStore;
  /** Hands the machine's step to Formik, synchronously. */
  apply: (step: (state: FormState) => Transition) => Transition;
  navigator: () => Navigator;
  perform: Performer;
  /** Told after each event that the machine has taken. */
  onEvent: (event: FormEvent, before: FormState, after: FormState) => void;
}

/** One form being filled in: the machine, its stores, and the runs of its actions. */
export interface Session {
  form: CompiledForm;
  store: KeyedStore<FormState>;
  activity: ActivityStore;
  /** The newest state; the store follows with the next render. */
  latest: () => FormState;
  facts: () => Facts;
  navigator: () => Navigator;
  /**
   * The only way to change the form. The state has changed when this returns; the promise ends when everything is done
   * that the machine wanted. Inside a run, `signal` is the run's.
   */
  send: (event: FormEvent, options?: SendOptions) => Promise<void>;
  /** Runs effects under a name; a newer run of the name aborts the older one. */
  start: (action: string, run: Run) => Promise<RunEnd | 'aborted'>;
  /** What Next waits for has failed, or the visitor gave it up: Next does not go on by itself. */
  stopWaiting: () => void;
  /** Has something ended together with the runs. */
  onClose: (listener: () => void) => void;
  /** Ends all runs. */
  close: () => void;
}

export interface SendOptions {
  signal?: AbortSignal;
  /** Where focus goes when a step is shown; default its heading. */
  focus?: StepFocus;
  /** True: the history gets no new entry. */
  replace?: boolean;
  /** A word about why the step is shown. */
  hint?: Activity['hint'];
}

/** Events after which the history gets no new entry. */
const replacing: ReadonlySet<FormEvent['type']> = new Set(['restore', 'reset', 'query', 'tick']);

/** Events that leave a waiting Next waiting, besides those of `leavesWaiting`. */
const waitsOn: ReadonlySet<FormEvent['type']> = new Set(['outcome', 'pending', 'next', 'touch', 'tick']);

/**
 * Whether an event leaves a waiting Next waiting; a visitor who does anything else has changed their mind. What Next waits for
 * writes answers too: a check by its effects, an upload into the field that it runs for.
 */
function leavesWaiting(event: FormEvent, { pending }: FormState): boolean {
  if (event.type !== 'write') return waitsOn.has(event.type);
  return event.by === 'effect' || Object.keys(event.writes).every((name) => Object.hasOwn(pending, name));
}

/** Begins a session. */
export function createSession(parts: SessionParts): Session {
  const { form, store, activity, navigator } = parts;
  const runs = new Map<string, AbortController>();
  let latest = store.current();
  const closing = new Set<() => void>();
  /** Next was pressed while something was on its way; pressed again by itself when that has ended. */
  let nextWaits = false;
  const facts = (): Facts => {
    const { codes, holidays } = activity.current();
    return { today: today(Date.now()), codes, holidays };
  };

  const mark = (action: string, running: boolean): void => {
    activity.update((now) => {
      const names = new Set(now.running);
      if (running) names.add(action);
      else names.delete(action);
      return { ...now, running: names };
    });
  };

  const drive = async (run: Run, signal: AbortSignal): Promise<RunEnd | 'aborted'> => {
    const steps = runAction({ form, state: () => latest, facts }, run);
    let step = steps.next();
    while (!step.done) {
      const reply = await parts.perform(session, step.value, signal);
      if (signal.aborted) return 'aborted';
      step = steps.next(reply);
    }
    return step.value;
  };

  const showStep = async (id: string, arrival: Arrival, options: SendOptions): Promise<void> => {
    const widgetsFailed = await prepareStep(form, id).then(
      () => false,
      () => true,
    );
    if (latest.step !== id) return;
    activity.update((now) => ({
      ...now,
      step: id,
      shown: now.shown + 1,
      focus: options.focus ?? 'heading',
      widgetsFailed,
      errorsOf: undefined,
      hint: options.hint,
    }));
    navigator().toStep(id, arrival);
  };

  const carryOut = async (
    command: Command,
    event: FormEvent,
    cameFrom: string,
    options: SendOptions,
  ): Promise<void> => {
    switch (command.do) {
      case 'run': {
        const run: Run = { effects: command.effects, extras: {} };
        // What follows the last step belongs to the run of Next that led there.
        if (options.signal && command.action === nextRun) await drive(run, options.signal);
        else if (command.action !== nextRun || !runs.has(nextRun)) {
          const end = await session.start(command.action, run);
          // The outcome of an aborted run is the newer run's to tell.
          if (end !== 'aborted') await session.send({ type: 'outcome', action: command.action });
        }
        return;
      }
      case 'abort':
        runs.get(command.action)?.abort();
        return;
      case 'showErrors':
        activity.update((now) => ({
          ...now,
          errorsOf: latest.step,
          failedPresses: now.failedPresses + 1,
          hint: undefined,
        }));
        return;
      case 'waitForPending':
        nextWaits = true;
        activity.update((now) => ({ ...now, hint: 'waitForPending' }));
        return;
      case 'showStep':
        await showStep(
          command.step,
          {
            replace: options.replace === true || command.stageEntered || replacing.has(event.type),
            back: event.type === 'back',
            cameFrom,
          },
          options,
        );
        return;
      case 'showPreview':
        navigator().toPreview();
        return;
      case 'leave':
        navigator().leave();
    }
  };

  const session: Session = {
    form,
    store,
    activity,
    navigator,
    facts,
    latest: () => latest,
    send: async (event, options = {}) => {
      const before = latest;
      const { state, commands } = parts.apply((now) => transition(form, now, event, facts()));
      latest = state;
      parts.onEvent(event, before, state);
      const goesOn = nextWaits && (event.type === 'outcome' || event.type === 'pending');
      if (!leavesWaiting(event, before)) session.stopWaiting();
      await Promise.all(commands.map((command) => carryOut(command, event, before.step, options)));
      if (goesOn && nextWaits) {
        // Before it: a Next that is stopped by its action ends without a move, and must not begin again.
        session.stopWaiting();
        await session.send({ type: 'next' });
      }
    },
    start: async (action, run) => {
      runs.get(action)?.abort();
      const controller = new AbortController();
      runs.set(action, controller);
      mark(action, true);
      // A run that ends on another page may wait before it goes there (spec 3, section 2, 'Selesai').
      for (const effect of run.effects) if (effect.kind === 'navigate') navigator().prepare(effect.path);
      try {
        return await drive(run, controller.signal);
      } finally {
        if (runs.get(action) === controller) {
          runs.delete(action);
          mark(action, false);
        }
      }
    },
    stopWaiting: () => {
      if (!nextWaits) return;
      nextWaits = false;
      activity.update((now) => ({ ...now, hint: undefined }));
    },
    onClose: (listener) => {
      closing.add(listener);
    },
    close: () => {
      runs.forEach((controller) => controller.abort());
      runs.clear();
      nextWaits = false;
      closing.forEach((listener) => listener());
    },
  };
  return session;
}

/** The widgets that a step may need, those of hidden fields too. */
function widgetTypesOf(form: CompiledForm, step: string): FieldType[] {
  return stepOf(form, step).places.flatMap((place) => {
    const definition = form.fields.get(place.field)?.definition;
    if (!definition) return [];
    const lookup = 'lookup' in definition && definition.lookup !== undefined;
    const options = 'options' in definition ? (definition.options?.length ?? 0) : 0;
    return [widgetTypeOf(definition.type, { lookup, options })];
  });
}

/** Fetches what a step needs before it is entered. Rejects when a chunk does not come. */
export async function prepareStep(form: CompiledForm, step: string): Promise<void> {
  await Promise.all([loadWidgets(widgetTypesOf(form, step)), loadConnectors(fieldTypesOf(form, step))]);
}

/** Whether all that `prepareStep` fetches is here. */
export function isPrepared(form: CompiledForm, step: string): boolean {
  return widgetsLoaded(widgetTypesOf(form, step)) && connectorsLoaded(fieldTypesOf(form, step));
}

function fieldTypesOf(form: CompiledForm, step: string): FieldType[] {
  return stepOf(form, step).places.flatMap(({ field }) => form.fields.get(field)?.definition.type ?? []);
}
