import {
  nextRun,
  runAction,
  transition,
  type Command,
  type CompiledForm,
  type Facts,
  type FormEvent,
  type FormState,
  type Reply,
  type Request,
  type Run,
  type RunEnd,
} from '../../../interpreter';
import type { Clock } from './clock';

/** What a run waits for: a moment, or a press of the visitor. */
export type Pause = { until: number } | { until: 'pressed' };

/** Work that can pause. It is resumed with a reply where it waits for one. */
export type Work<T> = Generator<Pause, T, Reply>;

/** One run of an action. */
export interface Running {
  action: string;
  /** Its outcome is dropped. */
  aborted: boolean;
  /** What it waits for; `undefined` while it works and when it has ended. */
  pause?: Pause;
  work: Work<void>;
}

/** What a session is made of. */
export interface SessionParts {
  form: CompiledForm;
  state: FormState;
  clock: Clock;
  holidays?: ReadonlySet<string>;
  /** Carries out one request of a run. */
  perform: (request: Request, running: Running) => Work<Reply>;
  showStep: () => void;
  showPreview: () => void;
  leave: () => void;
  /** Told after each event that the machine has taken. */
  onEvent: (event: FormEvent, before: FormState, after: FormState) => void;
}

/** One form being filled in: the machine and the runs of its actions. */
export interface Session {
  form: CompiledForm;
  state: () => FormState;
  facts: () => Facts;
  /** An event of the visitor's. The runs that it starts go as far as they can without time. */
  send: (event: FormEvent) => void;
  /** An event inside a run, which waits for what follows from it. */
  sendWithin: (running: Running, event: FormEvent) => Work<void>;
  /** Starts a run; a newer run of a name aborts the older one. */
  start: (action: string, run: Run) => Running;
  /** Answers a run that waits for the visitor. */
  resume: (running: Running, reply: Reply) => void;
  /** Lets time pass until a run has ended or waits for the visitor. */
  waitFor: (running: Running | undefined) => void;
  running: (action: string) => Running | undefined;
  /** Ends all runs. */
  close: () => void;
}

/** What every captcha of a scenario shows. */
const shownCode = 'abcd';

const done: Reply = { done: true };

/**
 * Drives the machine as the page's session does, without promises: a run is a generator that pauses for time or for the
 * visitor, so the same scenario always goes the same way.
 */
export function createSession(parts: SessionParts): Session {
  const { form, clock } = parts;
  const runs = new Map<string, Running>();
  let latest = parts.state;
  const captchas = [...form.fields.values()].filter((field) => field.row.proof).map(({ name }) => name);
  const codes = Object.fromEntries(captchas.map((name) => [name, shownCode]));
  const facts = (): Facts => ({ today: clock.today(), holidays: parts.holidays, codes });
  /** Next was pressed while a run was on its way; pressed again by itself when that has ended, as on the page. */
  let nextWaits = false;

  const apply = (event: FormEvent): readonly Command[] => {
    const before = latest;
    const { state, commands } = transition(form, before, event, facts());
    latest = state;
    parts.onEvent(event, before, state);
    return commands;
  };

  function* drive(run: Run, running: Running): Work<RunEnd> {
    const steps = runAction({ form, state: () => latest, facts }, run);
    let step = steps.next();
    while (!step.done) {
      const reply = yield* parts.perform(step.value, running);
      // Its own write may have made it old.
      if (running.aborted) return 'stopped';
      step = steps.next(reply);
    }
    return step.value;
  }

  const abort = (running: Running | undefined): void => {
    if (!running || running.aborted) return;
    running.aborted = true;
    runs.delete(running.action);
    // A run that is at work sees the mark itself; a paused one never wakes.
    if (running.pause) running.work.return();
  };

  const goOn = (running: Running, reply: Reply): void => {
    running.pause = undefined;
    const step = running.work.next(reply);
    if (step.done) {
      if (runs.get(running.action) === running) runs.delete(running.action);
      return;
    }
    running.pause = step.value;
    if (step.value.until !== 'pressed') {
      clock.after(step.value.until - clock.now(), () => {
        if (!running.aborted) goOn(running, done);
      });
    }
  };

  const start = (action: string, run: Run): Running => {
    abort(runs.get(action));
    // The work needs the running it belongs to, which is there before the work begins.
    const running: Running = { action, aborted: false, work: work() };
    function* work(): Work<void> {
      yield* drive(run, running);
      // Only a watched action has an outcome to tell; an aborted one is told by nobody.
      if (running.aborted) return;
      for (const command of apply({ type: 'outcome', action })) carryOut(command);
      if (nextWaits) session.send({ type: 'next' });
    }
    runs.set(action, running);
    goOn(running, done);
    return running;
  };

  const carryOut = (command: Command): void => {
    switch (command.do) {
      case 'run':
        if (command.action !== nextRun || !runs.has(nextRun)) {
          start(command.action, { effects: command.effects, extras: {} });
        }
        return;
      case 'abort':
        abort(runs.get(command.action));
        return;
      case 'showStep':
        parts.showStep();
        return;
      case 'showPreview':
        parts.showPreview();
        return;
      case 'leave':
        parts.leave();
        return;
      case 'waitForPending':
        nextWaits = true;
        return;
      case 'showErrors':
      // The state tells of them.
    }
  };

  const session: Session = {
    form,
    state: () => latest,
    facts,
    send: (event) => {
      if (event.type !== 'touch') nextWaits = false;
      apply(event).forEach(carryOut);
    },
    *sendWithin(running, event) {
      for (const command of apply(event)) {
        // What follows the last step belongs to the run of Next that led there.
        if (command.do === 'run' && command.action === nextRun) {
          yield* drive({ effects: command.effects, extras: {} }, running);
        } else carryOut(command);
      }
    },
    start,
    resume: goOn,
    waitFor: (running) => {
      while (running?.pause && running.pause.until !== 'pressed' && clock.skip());
    },
    running: (action) => runs.get(action),
    close: () => [...runs.values()].forEach(abort),
  };
  return session;
}
