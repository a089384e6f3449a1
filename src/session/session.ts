import { nextRun, type Facts, type FormEvent, type FormState } from '../interpreter';
import { transition } from '../interpreter/machine';
import { createActivity } from './activity';
import { createFollower, followRows, leadTo, leaveStart, unfinishedStep } from './address';
import { createAttempts } from './attempts';
import { createAskedAgain } from './askedAgain';
import { carryOut } from './carryOut';
import { renewCode } from './codes';
import type { Session, SessionStart } from './contract';
import type { Core, SendOptions } from './core';
import { watchDay } from './dayChange';
import { createDraft, lifetimesOf } from './draft';
import { createJudgement } from './judgement';
import { fetchParts, findMissing } from './missing';
import { restoreForm } from './open';
import { patientParts } from './patientParts';
import { fixedBy } from './query';
import { noNavigator } from './noNavigator';
import { keepOutcome } from './receipt';
import { createRuns } from './runs';
import { closeNewestDialog } from './screen';
import type { Shared } from './shared';
import { settleChoice } from './settleChoice';
import { createUploads, type Uploads } from './uploads';

/** Events that leave a waiting Next waiting. */
const waitsOn: ReadonlySet<FormEvent['type']> = new Set([
  'outcome',
  'pending',
  'next',
  'touch',
  'dayChange',
  'delisted',
  'judged',
]);

/**
 * Whether an event leaves a waiting Next waiting; a visitor who does anything else has changed their mind. What Next waits for
 * writes answers too: a check by its effects, an upload into the field that it runs for.
 */
function leavesWaiting(event: FormEvent, { pending }: FormState): boolean {
  if (event.type !== 'write') return waitsOn.has(event.type);
  return event.by === 'effect' || Object.keys(event.writes).every((name) => Object.hasOwn(pending, name));
}

/** Events with which something has ended that Next may wait for. */
const ends: ReadonlySet<FormEvent['type']> = new Set(['outcome', 'pending', 'judged']);

/** Begins a session: with what an earlier visit left, or blank. */
export function createSession(start: SessionStart): Session {
  const { form, definitionHash, after } = start;
  const ports = {
    ...start.ports,
    parts: patientParts(start.ports.parts, start.ports.clock, () => {
      if (activity.current().missingPart) void fetchParts(core);
    }),
  };
  // Who has just begun anew has been on the page before the first step.
  const opened = restoreForm(after === undefined ? start : { ...start, address: undefined });
  let state = opened.state;
  let closed = false;
  let stopDays: (() => void) | undefined;
  /** What was pressed while something was on its way; done by itself when that has ended. */
  let waiting: (() => Promise<void>) | undefined;
  const fileNames: Record<string, string> = { ...opened.fileNames };
  const changedListeners = new Set<(changed: ReadonlySet<string>) => void>();
  const closing = new Set<() => void>();
  const uploads = new Map<string, Uploads>();

  const fixed = fixedBy(form, start.query);
  const activity = createActivity({
    atStart: opened.atStart,
    step: state.step,
    draft: after === 'forgotten' ? { ...opened.status, message: after } : opened.status,
    focus: after === undefined ? 'none' : 'heading',
    receipt: opened.receipt,
    dialogs: opened.dialogs,
  });
  const facts = (): Facts => {
    const { codes, holidays } = activity.current();
    return {
      today: ports.clock.today(),
      codes,
      holidays,
      unjudged: core.judgement.isHere() ? undefined : true,
    };
  };
  const shared: Shared = { form, ports, activity, state: () => state };
  const attempts = createAttempts({
    ...shared,
    longestMs: lifetimesOf(form).longest,
    save: () => draft.save(),
  });
  const draft = createDraft({
    ...shared,
    definitionHash,
    attempts,
    dialog: opened.receipt ? undefined : opened.dialog,
    fileNames: () => fileNames,
    onExpired: () => {
      // What is being registered is kept with its key until the bank has said what came of it.
      if (core.runs.isWriting()) {
        draft.save();
        return;
      }
      core.runs.abortAll();
      forget();
      activity.patchDraft({ message: 'expired' });
      void core.send({ type: 'reset', target: 'all' });
    },
  });
  const outcome = keepOutcome({
    ...shared,
    facts,
    draft,
    fileNames: () => fileNames,
    receipt: opened.receipt,
    dialog: opened.dialog,
  });
  /** Of what is kept on this device, the part of this tab; where the visitor asks for it, that of others goes too. */
  const forget = (): void => {
    draft.forget();
    attempts.forget();
    outcome.forget();
  };

  const send = async (event: FormEvent, options: SendOptions = {}): Promise<void> => {
    if (core.runs.holdsBack(event, options)) return;
    if (core.judgement.holdsBack(event)) return core.judgement.before(() => send(event, options));
    if (event.type === 'next' && !options.run && !options.again) askedAgain.ask();
    const before = state;
    const { state: next, changed, effects } = transition(form, before, event, facts());
    state = next;
    if (next !== before) {
      ports.state.publish(next, changed);
      changedListeners.forEach((listener) => listener(changed));
      followRows(core, before);
    }
    draft.onEvent(event, before, next);
    core.judgement.onEvent(event, before);
    const goesOn = waiting && ends.has(event.type);
    if (!leavesWaiting(event, before)) core.stopWaiting();
    const cause = { run: options.run, event, cameFrom: before.step, options };
    await Promise.all(effects.map((effect) => carryOut(core, effect, cause)));
    if (goesOn && waiting) {
      const again = waiting;
      // Before it: a Next that is stopped by its action ends without a move, and must not begin again.
      core.stopWaiting();
      await again();
    }
  };

  const askedAgain = createAskedAgain(() => core);
  const core: Core = {
    ...shared,
    navigator: () => (closed ? noNavigator : ports.navigator),
    isClosed: () => closed,
    facts,
    context: { ...shared, facts, reasonOf: ports.words.fault },
    draft,
    attempts,
    outcome,
    send,
    runs: createRuns(() => core),
    judgement: createJudgement(ports.parts, () => core),
    stopWaiting: () => {
      if (!waiting) return;
      waiting = undefined;
      activity.patch({ hint: undefined });
    },
    goOnLater: (run) => {
      waiting = run;
      activity.patch({ hint: 'waitForPending' });
    },
    loseFiles: (name, files) => uploadsOf(name).lose(files),
    fileNames: () => fileNames,
  };
  const submit = async (again = false): Promise<void> => {
    if (core.runs.running(nextRun)) return;
    if (!again) askedAgain.ask();
    if (askedAgain.isAsking()) return core.goOnLater(() => submit(true));
    // A day may have gone by, or another tab may have changed what is offered.
    const unfinished = unfinishedStep(core);
    if (unfinished === undefined) await send({ type: 'send' });
    else leadTo(core, unfinished);
  };
  const uploadsOf = (name: string): Uploads => {
    const known = uploads.get(name);
    if (known) return known;
    const definition = form.fields.get(name)?.definition;
    if (definition?.type !== 'upload') throw new Error(`session: "${name}" takes no files`);
    const made = createUploads(
      {
        ...core,
        onChanged: (listener) => changedListeners.add(listener),
        onClose: (listener) => closing.add(listener),
        nameFile: (url, fileName) => {
          fileNames[url] = fileName;
        },
      },
      definition,
    );
    uploads.set(name, made);
    return made;
  };
  return {
    ...shared,
    facts,
    navigator: core.navigator,
    send,
    press: async (action, run) => (core.runs.running(action) ? 'aborted' : core.runs.start(action, run)),
    submit: () => core.judgement.before(() => submit()),
    leavePreview: () => {
      if (core.runs.isWriting()) activity.patch({ hint: 'waitForSending' });
      else core.navigator().previous();
    },
    begin: () => {
      leaveStart(core);
      core.navigator().toStep(state.step, { replace: false, back: false, cameFrom: '' });
    },
    follow: createFollower(core),
    unfinished: () => unfinishedStep(core),
    sentState: attempts.sentState,
    closeDialog: () => closeNewestDialog(core),
    renewCode: (name) => renewCode(core, name),
    settleChoice: (name, list) => settleChoice(core, name, list, fixed),
    askAgainAtNext: askedAgain.add,
    uploads: uploadsOf,
    fileNames: () => fileNames,
    fetchParts: async () => {
      if (!(await fetchParts(core))) await findMissing(core);
    },
    fetchJudge: core.judgement.fetch,
    missPart: () => void findMissing(core),
    draft: {
      extend: () => void draft.save(),
      forget: () => {
        draft.save();
        const loaded = ports.store?.load(lifetimesOf(form).longest);
        forget();
        ports.store?.clearReceipt();
        return loaded?.kind === 'found' ? loaded.draft : undefined;
      },
      bringBack: (removed) => {
        draft.rest();
        const { filling, previewing } = lifetimesOf(form);
        ports.store?.save(removed, removed.finished ? previewing : filling);
      },
      forgetReceipt: () => {
        outcome.forget();
        ports.store?.clearReceipt();
      },
    },
    onChanged: (listener) => {
      changedListeners.add(listener);
      return () => changedListeners.delete(listener);
    },
    start: () => {
      if (stopDays) return;
      closed = false;
      stopDays = watchDay(core);
      draft.watch();
    },
    close: () => {
      if (closed) return;
      closed = true;
      core.stopWaiting();
      core.runs.abortAll();
      closing.forEach((listener) => listener());
      stopDays?.();
      stopDays = undefined;
      draft.close();
    },
  };
}
