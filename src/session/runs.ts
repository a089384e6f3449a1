import { innerLists, nextRun, type CompiledForm, type FormEvent, type Run } from '../interpreter';
import { runAction } from '../interpreter/machine';
import { carryOut } from './carryOut';
import type { Core, Running, Runs, SendOptions } from './core';

/** What becomes of an event while a run goes on with the answers as they are. */
const whileLocked: Readonly<Record<FormEvent['type'], 'passes' | 'waits' | 'moves' | 'refused'>> = {
  touch: 'passes',
  pending: 'passes',
  outcome: 'passes',
  reset: 'passes',
  delisted: 'passes',
  agreed: 'passes',
  write: 'waits',
  query: 'waits',
  dayChange: 'waits',
  restore: 'waits',
  back: 'moves',
  goTo: 'moves',
  edit: 'moves',
  saveRow: 'moves',
  next: 'refused',
  send: 'refused',
  putBack: 'refused',
  advance: 'refused',
};

/** The runs of one session, and the lock that one of them may hold on the answers. */
export function createRuns(core: () => Core): Runs {
  const runs = new Map<string, Running>();
  /** Who has asked for the lock: the first one holds it, and each goes on with the answers as they were when it asked. */
  const lockQueue = new Set<Running>();
  const holder = (): Running | undefined => [...lockQueue][0];
  /** What waits until the answers may change again. */
  let waiting: { event: FormEvent; options: SendOptions }[] = [];

  /** The lock has been handed on; without a next one the answers may change again. */
  const release = (): void => {
    const { activity, send } = core();
    if (!holder()) activity.patch({ locked: false });
    const due = waiting;
    waiting = [];
    // What the next one holds back waits again, in its order.
    for (const { event, options } of due) void send(event, options);
  };

  const mark = (): void => core().activity.patch({ running: new Set(runs.keys()) });

  const drop = (running: Running): void => {
    if (runs.get(running.action) === running) {
      runs.delete(running.action);
      mark();
    }
    const held = holder() === running;
    lockQueue.delete(running);
    if (held) release();
  };

  const abort = (running: Running | undefined): void => {
    if (!running) return;
    running.abort.abort();
    drop(running);
  };

  const drive: Runs['drive'] = async (run, running) => {
    const steps = runAction(core().context, run);
    let step = steps.next();
    while (!step.done) {
      const reply = await carryOut(core(), step.value, { run: running });
      if (running.abort.signal.aborted) return 'aborted';
      step = steps.next(reply);
    }
    return step.value;
  };

  const isWriting = (): boolean => [...runs.values()].some((running) => running.writing !== undefined);

  /** Who goes elsewhere gives up Next, and what goes on with the answers; but not what is being registered. */
  const holdsBackMove = (): boolean => {
    if (isWriting()) {
      core().activity.patch({ hint: 'waitForSending' });
      return true;
    }
    abort(runs.get(nextRun));
    while (holder()) abort(holder());
    return false;
  };

  return {
    drive,
    start: async (action, run, watched = false) => {
      abort(runs.get(action));
      const { form, navigator } = core();
      const locks = action === nextRun || (!watched && goesOnWithAnswers(form, run.effects));
      const running: Running = { action, abort: new AbortController(), locks, wrote: false };
      runs.set(action, running);
      mark();
      // A run that ends on another page may wait before it goes there.
      for (const effect of run.effects) if (effect.kind === 'navigate') navigator().prepare(effect.navigate);
      try {
        return await drive(run, running);
      } finally {
        drop(running);
      }
    },
    running: (action) => runs.get(action),
    abort: (action) => abort(runs.get(action)),
    abortAll: () => {
      for (const running of [...runs.values()]) if (!running.writing) abort(running);
    },
    isWriting,
    lock: (running) => {
      if (!running.locks || holder() === running) return false;
      lockQueue.add(running);
      if (holder() !== running) return false;
      core().activity.patch({ locked: true });
      return true;
    },
    holdsBack: (event, options) => {
      const fate = whileLocked[event.type];
      // A move of the visitor ends runs that hold no lock too.
      if (fate === 'moves' && !options.run) return holdsBackMove();
      if (lockQueue.size === 0 || options.run === holder()) return false;
      if (fate === 'moves') return holdsBackMove();
      // What the visitor types now was not checked and is refused; everything else can wait.
      if (fate === 'waits' && (event.type !== 'write' || event.by === 'effect')) {
        waiting.push({ event, options });
      }
      return fate !== 'passes';
    },
  };
}

/** Whether effects ask the bank, and then write answers or go elsewhere by what it says. */
function goesOnWithAnswers(form: CompiledForm, effects: Run['effects'], asked = false): boolean {
  for (const effect of effects) {
    switch (effect.kind) {
      case 'call':
        asked = true;
        if (effect.outcomes?.some((outcome) => goesOnWithAnswers(form, outcome.do, true))) return true;
        break;
      case 'if':
        if (innerLists(effect).some((list) => goesOnWithAnswers(form, list, asked))) return true;
        break;
      case 'action':
        if (goesOnWithAnswers(form, form.actions.get(effect.name) ?? form.submit, asked)) return true;
        break;
      case 'set':
      case 'copy':
      case 'clear':
      case 'goTo':
        if (asked) return true;
        break;
      default:
    }
  }
  return false;
}
