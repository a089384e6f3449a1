import {
  brokenChecks,
  checkStep,
  nextRun,
  stepOf,
  type ActionEffect,
  type FormEvent,
  type PendingView,
  type Reply,
  type SessionEffect,
  computed,
  previewSteps,
  storedFiles,
  type FormState,
} from '../interpreter';
import type { Core, Running, SendOptions } from './core';
import type { BankAnswer } from './ports';
import type { WriteCall } from './records';
import { closeNewestDialog, leaveForm, renewCodes, showReceipt, showStep } from './screen';

/** What an effect follows from: an event, a run, or an event inside a run. */
export interface Cause {
  run?: Running | undefined;
  event?: FormEvent;
  /** The step that was shown before the event. */
  cameFrom?: string;
  options?: SendOptions;
}

/** Nothing: it is done. */
type Carried = Reply | void | Promise<Reply | void>;

type Handlers = {
  [Kind in SessionEffect['kind']]: (
    effect: Extract<SessionEffect, { kind: Kind }>,
    core: Core,
    cause: Cause,
  ) => Carried;
};

/** Everything that the interpreter can want done. */
const handlers: Handlers = {
  run: async ({ action, effects }, { runs, send }, { run }) => {
    // What follows the last step belongs to the run of Next that led there.
    if (run && action === nextRun) await runs.drive({ effects, extras: {} }, run);
    else if (action !== nextRun || !runs.running(nextRun)) {
      // That of Next locks the answers all the same.
      const end = await runs.start(action, { effects, extras: {} }, true);
      // The outcome of an aborted run is reported by the newer run.
      if (end !== 'aborted') await send({ type: 'outcome', action });
    }
  },
  abort: ({ action }, { runs }) => runs.abort(action),
  showErrors: ({ step }, { activity }) => {
    const { failedPresses } = activity.current();
    activity.patch({ errorsOf: step, failedPresses: failedPresses + 1, hint: undefined });
  },
  waitForPending: (_, { goOnLater, send }) => goOnLater(() => send({ type: 'next' }, { again: true })),
  showStep: ({ step }, core, { event, cameFrom = '', options = {} }) => {
    // A form that restarts takes the place of what was shown before it.
    const replace = options.replace === true || event?.type === 'reset';
    const back = options.back === true || event?.type === 'back' || event?.type === 'saveRow';
    showStep(core, step, { replace, back, cameFrom }, options);
  },
  showPreview: (_, { activity, navigator }) => {
    // The hint of a step goes with it.
    activity.patch({ hint: undefined });
    navigator().go({ to: 'preview' });
  },
  leave: (_, core) => leaveForm(core),

  call: async (effect, core, { run }) => {
    if (!run) throw new Error('session: no run');
    if (core.runs.lock(run) && !isStillValid(core, run)) {
      // What popups and waits have let change is reported as any failed Next says it.
      void core.send({ type: 'next' }, { run });
      return { stopped: true };
    }
    run.asked = effect.call;
    const reply = await (effect.call === 'submit' || effect.call === 'registration'
      ? register(effect.call, effect, core, run)
      : whilePending(core, run, effect.pending, () =>
          core.ports.bank.call(effect.call, effect.body, { signal: run.abort.signal }),
        ));
    if (!run.abort.signal.aborted && 'reply' in reply && reply.reply.ok && reply.reply.status === 200) {
      core.activity.dropErrors(effect.call);
    }
    return reply;
  },
  download: async ({ call, body, fileName }, { activity, ports }, { run }) => {
    if (!run) throw new Error('session: no run');
    const reply = await ports.bank.download(call, body, { signal: run.abort.signal, fileName });
    if (!run.abort.signal.aborted && 'done' in reply) activity.dropErrors(call);
    return reply;
  },
  write: ({ writes }, { send }, { run }) => send({ type: 'write', writes, by: 'effect' }, { run }),
  goTo: ({ goTo: target }, { send }, { run }) => send({ type: 'goTo', target, by: 'effect' }, { run }),
  advance: (_, { send }, { run }) => send({ type: 'advance' }, { run }),
  reset: ({ reset: target }, { attempts, send }) => {
    if (target === 'all') attempts.settle();
    return send({ type: 'reset', target });
  },
  toast: ({ toast }, { activity }, { run }) => {
    activity.showToast({ ...toast, call: run?.asked });
  },
  dialog: ({ dialog }, core, { run }) => {
    const { activity, outcome } = core;
    // Stored before it is shown, so that a reload shows it again.
    const marked = { ...dialog, ...(run?.wrote && { registered: true as const }) };
    if (marked.registered || !dialog.dismissable) outcome.dialogOpened(marked);
    const shown = { ...marked, id: activity.nextId() };
    activity.update((now) => ({ ...now, dialogs: [...now.dialogs, shown] }));
    if (marked.registered && outcome.receipt()) showReceipt(core);
  },
  closeDialog: (_, core) => closeNewestDialog(core),
  popup: async ({ slug }, core, { run }) => {
    const reply = await askPopup(core, slug, run);
    if ('done' in reply && !run?.abort.signal.aborted) await core.send({ type: 'agreed', slug });
    return reply;
  },
  navigate: ({ navigate: path }, { draft, navigator }) => {
    // A path to this very form opens it with what is stored.
    draft.save();
    navigator().toPath(path);
  },
  wait: ({ wait: ms }, { ports }, { run }) =>
    new Promise((resolve) => {
      const callOff = ports.clock.after(ms, resolve);
      run?.abort.signal.addEventListener('abort', () => {
        callOff();
        resolve();
      });
    }),
  clearStorage: (_, { draft, attempts, ports }) => {
    draft.forget();
    attempts.settle(true);
    ports.store?.clearAll();
  },
  saveDraft: (_, { draft }) => void draft.save(),
  standardError: ({ call, problem }, { activity, ports }) => {
    activity.showToast({ variant: 'destructive', call, ...ports.words.callError(call, problem) });
  },
  confirm: (_, core) => {
    core.activity.dropErrors();
    showReceipt(core);
  },
};

/** Carries out one effect. */
export async function carryOut(core: Core, effect: SessionEffect, cause: Cause): Promise<Reply> {
  // Each handler takes the effect of its own kind, which a lookup by `effect.kind` cannot express.
  const handler = handlers[effect.kind] as (effect: SessionEffect, core: Core, cause: Cause) => Carried;
  return (await handler(effect, core, cause)) ?? { done: true };
}

/** Whether what Next has judged has stayed valid until its first call. */
function isStillValid({ moment }: Core, { action }: Running): boolean {
  if (action !== nextRun) return true;
  const now = moment();
  const step = stepOf(now.form, now.state.step);
  if (brokenChecks(now, step).length > 0) return false;
  return Object.keys(checkStep(now, step)).every((name) => Object.hasOwn(now.state.proven, name));
}

/** A call that registers something: once for one intent, and never given up while it is on its way. */
async function register(
  call: WriteCall,
  { body, pending, source = '' }: Extract<ActionEffect, { kind: 'call' }>,
  core: Core,
  run: Running,
): Promise<Reply> {
  const { attempts, draft, outcome, ports } = core;
  draft.keep();
  const begun = await attempts.begin({ call, source }, body, run.abort.signal);
  if (!begun || run.abort.signal.aborted) return { stopped: true };
  run.writing = call;
  const answer = await whilePending(core, run, pending, () =>
    ports.bank.call(call, begun.body, { signal: run.abort.signal, key: begun.key }),
  );
  // Before the run ends, so that no press comes between a refusal and what follows from it.
  const lost = await findLostFiles(core, begun.answers, answer);
  run.writing = undefined;
  if (core.activity.current().hint === 'waitForSending') core.activity.patch({ hint: undefined });
  const { ending, number } = attempts.end(call, begun, answer);
  // The answers change once the run has ended, which keeps them as they are until then.
  if (number === undefined && ending !== 'registered') void askForLostFiles(core, lost);
  if (ending === 'registered') run.wrote = true;
  if (number === undefined) return answer;
  outcome.registered(number, begun.answers, attempts.isOver(begun.key));
  if (ending === 'registered') return answer;
  // Whatever the bank says now: it is registered.
  await carryOut(core, { kind: 'confirm', registrationNumber: number }, { run });
  return { stopped: true };
}

/** Shows what the visitor waits for while a call is on its way, and a toast when it takes long. */
async function whilePending(
  core: Core,
  run: Running,
  { dialog, slowAfterMs = 0, slowToast }: PendingView = {},
  call: () => Promise<BankAnswer>,
): Promise<BankAnswer> {
  const { activity, ports } = core;
  const id = activity.nextId();
  if (dialog) {
    const shown = { ...dialog, id, path: '', extras: {}, blocks: [], dismissable: false, buttons: [] };
    activity.update((now) => ({ ...now, dialogs: [...now.dialogs, shown] }));
  }
  let toast: number | undefined;
  const callOff =
    slowToast &&
    ports.clock.after(slowAfterMs, () => {
      toast = activity.showToast(slowToast);
    });
  try {
    return await call();
  } finally {
    callOff?.();
    if (dialog) {
      activity.update((now) => ({ ...now, dialogs: now.dialogs.filter((one) => one.id !== id) }));
    }
    if (toast !== undefined) activity.closeToast(toast);
    renewCodes(core, run);
  }
}

/**
 * Loads a popup by its slug, shows it, and waits for the visitor: 'Lanjutkan' goes on, closing stays on the step. A popup
 * that cannot be loaded is reported and stays too.
 */
async function askPopup(core: Core, slug: string, run: Running | undefined): Promise<Reply> {
  const { activity, ports } = core;
  if (!run) throw new Error('session: no run');
  const { signal } = run.abort;
  const answer = await ports.bank.popup(slug, signal);
  if (signal.aborted) return { stopped: true };
  if ('problem' in answer) {
    const words = ports.words.callError('popup', answer.problem);
    activity.showToast({ variant: 'destructive', call: 'popup', ...words });
    return { stopped: true };
  }
  activity.dropErrors('popup');
  return await new Promise((resolve) => {
    const end = (reply: Reply): void => {
      signal.removeEventListener('abort', stop);
      activity.patch({ popup: undefined });
      resolve(reply);
    };
    const stop = (): void => end({ stopped: true });
    signal.addEventListener('abort', stop);
    activity.patch({ popup: { slug, blocks: answer.blocks, answer: end } });
  });
}

/** Answers that may mean that the bank no longer has a file: not found, and gone. */
const missing: ReadonlySet<number> = new Set([404, 410]);

/** The addresses of the files among these answers that the bank no longer has, asked for after it was answered so to them; else none. */
async function findLostFiles(
  { form, ports }: Core,
  answers: FormState,
  answer: BankAnswer,
): Promise<ReadonlySet<string>> {
  if (!('reply' in answer)) return new Set();
  const { httpStatus, status } = answer.reply;
  if (!missing.has(httpStatus) && !missing.has(status)) return new Set();
  const urls = [...form.fields.values()].flatMap(({ counts, definition, name }) =>
    definition.type === 'upload' && computed(form, answers, counts)
      ? storedFiles(answers.values[name]).map(({ url }) => url)
      : [],
  );
  const isLost = await Promise.all(urls.map((url) => ports.bank.isLost(url)));
  return new Set(urls.filter((_, place) => isLost[place]));
}

/** Lost files leave their answers, and the visitor is led to the first field whose file is to be chosen again, where one is shown. */
async function askForLostFiles(core: Core, lost: ReadonlySet<string>): Promise<void> {
  const { form, loseFiles, send, state } = core;
  const asked = new Set<string>();
  for (const { name, definition } of form.fields.values()) {
    if (definition.type !== 'upload') continue;
    const files = storedFiles(state().values[name]).filter(({ url }) => lost.has(url));
    if (files.length === 0) continue;
    await loseFiles(name, files);
    asked.add(name);
  }
  for (const { id, rows } of previewSteps(form, state())) {
    const first = rows.find(({ name }) => asked.has(name));
    if (!first) continue;
    await send({ type: 'edit', step: id }, { focus: { field: first.name } });
    return;
  }
}
