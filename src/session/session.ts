import {
  nextRun,
  unfinishedBeforePreview,
  writesIn,
  type Facts,
  type FileNames,
  type FormEvent,
  type FormState,
  type Moment,
  type Run,
} from '../interpreter';
import { sourceOf, transition, type RunEnd } from '../interpreter/machine';
import { createActivity, type ActivityStore } from './activity';
import { begin, createFollower, followRows, leadTo } from './address';
import { carryOut } from './carryOut';
import type { Core, SendOptions } from './core';
import { createDeferredPress } from './deferredPress';
import { createKept } from './kept';
import { restoreForm, type Opened, type OpenParts } from './open';
import { fixedBy } from './query';
import { noNavigator } from './navigation';
import { createRuns } from './runs';
import { closeNewestDialog, renewCode, leaveUnlessLost } from './screen';
import type { Shared } from './shared';
import { settleChoice, type FoundList } from './settleChoice';
import { createUploads, type UploadCore, type Uploads } from './uploads';

/** What a session begins with. */
export interface SessionStart extends OpenParts {
  /** Why it takes the place of another one, whose page stays: its heading gets the focus, and that answers are gone is reported. */
  after?: 'restarted' | 'forgotten';
}

/** One form while it is open. */
export type Session = ReturnType<typeof createSession>;

/** Begins a session: with what an earlier visit left, or blank. */
export function createSession(start: SessionStart) {
  const { form, after, ports } = start;
  // Who has just restarted has been on the page before the first step.
  const opened = restoreForm(after === undefined ? start : { ...start, address: undefined });
  let state = opened.state;
  let closed = false;
  let stopDays: (() => void) | undefined;
  let { files } = opened;
  const changedListeners = new Set<(changed: ReadonlySet<string>) => void>();
  const closing = new Set<() => void>();
  const fixed = fixedBy(form, start.query);
  const activity = activityOf(opened, after);
  const facts = (): Facts => {
    const { codes, holidays } = activity.current();
    return { today: ports.clock.today(), codes, holidays };
  };
  const shared: Shared = { form, ports, activity, state: () => state };
  const fileNames = (): FileNames =>
    Object.fromEntries(Object.entries(files).map(([url, { name }]) => [url, name]));
  const moment = (): Moment => ({ form, state, facts: facts() });
  const device = { ...shared, facts, moment, files: () => files, fileNames };
  const { commands, ...kept } = createKept(device, opened, start.definitionHash, () => core);

  const send: Core['send'] = async (event, options = {}) => {
    if (core.runs.holdsBack(event, options)) return;
    const isPress = !options.run && !options.again;
    if (event.type === 'next' && isPress) press.askForLists();
    // What went wrong on a page is over when the visitor goes on; what a call of Next tells comes later.
    if (isPress && (event.type === 'next' || event.type === 'back')) activity.dropErrors();
    const before = state;
    const { state: next, changed, effects } = transition(form, before, event, facts());
    state = next;
    if (next !== before) {
      ports.state.publish(next, changed);
      changedListeners.forEach((listener) => listener(changed));
      followRows(core, before);
    }
    if (event.type === 'edit') activity.patch({ edited: event.step });
    kept.draft.onEvent(event, before, next);
    const goOn = press.onEvent(event, before);
    const cause = { run: options.run, event, cameFrom: before.step, options };
    await Promise.all(effects.map((effect) => carryOut(core, effect, cause)));
    await goOn();
  };
  const press = createDeferredPress(shared, send);

  const core: Core = {
    ...device,
    ...kept,
    ...press,
    navigator: () => (closed ? noNavigator : ports.navigator),
    context: { ...shared, facts, reasonOf: ports.words.fault, asSent: kept.attempts.asSent },
    send,
    runs: createRuns(() => core),
    loseFiles: (name, files) => uploads(name).lose(files),
  };
  const uploads = uploadsByField({
    ...core,
    onChanged: (listener) => changedListeners.add(listener),
    onClose: (listener) => closing.add(listener),
    knowFile: (url, file) => {
      files = { ...files, [url]: file };
    },
  });
  return {
    ...shared,
    facts,
    moment,
    navigator: core.navigator,
    /**
     * The only way to change the form. The state has changed when this returns, unless answers are locked; the promise ends when
     * everything is done that follows from the event.
     */
    send: (event: FormEvent, options?: Omit<SendOptions, 'run'>): Promise<void> => send(event, options),
    /** A press on a button that runs effects under a name; one that is running already is left alone. */
    press: async (action: string, run: Run): Promise<RunEnd | 'aborted'> =>
      core.runs.running(action) ? 'aborted' : core.runs.start(action, run),
    /** The button of the preview: sends the form, or leads to the step that is not finished after all. */
    submit: (): Promise<void> => submit(core),
    /** Sends the form as another application, where the same has gone out in vain. */
    sendAsNew: (): Promise<void> => submit(core, { asNew: true }),
    /** Leaves the form by `leave`, unless the visitor stays since nothing is kept. */
    leave: (leave: () => void): void => leaveUnlessLost(core, leave),
    /** Back from the preview; not while something is on its way. */
    leavePreview: (): void => {
      if (core.runs.isWriting()) activity.patch({ hint: 'waitForSending' });
      else core.navigator().go({ to: 'previous' });
    },
    /** The button of the page before the first step: goes to the step that the answers have come to. */
    begin: (): void => begin(core),
    follow: createFollower(core),
    /** The step that has an error or whose action has not run yet; `undefined` when the form can be sent. */
    unfinished: (): string | undefined => unfinishedBeforePreview(moment()),
    /** The answers that go out at the next press, where the same is sent once more as it was: a new day may have changed what is computed. */
    sentState: (): FormState | undefined => {
      const submissions = writesIn(form).filter((effect) => !('call' in effect) || effect.call === 'submit');
      const sent = submissions.map((one) => kept.attempts.asSent({ call: 'submit', source: sourceOf(one) }));
      return sent.find((one) => one)?.state;
    },
    /** The cross of the newest dialog. */
    closeDialog: (): void => closeNewestDialog(core),
    renewCode: (name: string): void => renewCode(core, name),
    /** A list of choices has come for a field. */
    settleChoice: (name: string, list: FoundList): void => settleChoice(core, name, list, fixed),
    /** Has a list that says too little of a stored choice asked for again at Next and before sending. Returns what ends that. */
    askAgainAtNext: press.addList,
    uploads,
    files: core.files,
    fileNames,
    /** Stores the answers; whether nothing of what the visitor has given, or is doing, would be lost with the page. */
    isStored: (): boolean => isStored(core, uploads),
    draft: commands,
    /** Reports each change, with the names that it concerns; gives what ends the subscription. */
    onChanged: (listener: (changed: ReadonlySet<string>) => void): (() => void) => {
      changedListeners.add(listener);
      return () => changedListeners.delete(listener);
    },
    /** Begins to watch time, the device and other tabs; after `close`, again. */
    start: (): void => {
      if (stopDays) return;
      closed = false;
      stopDays = watchDay(core);
      kept.draft.watch();
    },
    /** Ends the session with its page. What is being registered goes on, and its outcome is stored. */
    close: (): void => {
      if (closed) return;
      closed = true;
      press.stopWaiting();
      core.runs.abortAll();
      closing.forEach((listener) => listener());
      stopDays?.();
      stopDays = undefined;
      kept.draft.close();
    },
  };
}

/** What goes on around the answers when the page begins. */
function activityOf(opened: Opened, after: SessionStart['after']): ActivityStore {
  const { atStart, receipt, lost, dialogs, status, state } = opened;
  return createActivity({
    ...{ atStart, receipt, lost, dialogs },
    step: state.step,
    draft: after === 'forgotten' ? { ...status, message: after } : status,
    focus: after === undefined ? 'none' : 'heading',
  });
}

/**
 * The button of the preview: sends the form, or leads to the step that is not finished after all. `again`: the press goes on by itself;
 * `asNew`: what is sent is another application.
 */
async function submit(core: Core, { again = false, asNew = false } = {}): Promise<void> {
  if (core.runs.running(nextRun)) return;
  if (!again) core.askForLists();
  if (core.isAsking()) return core.goOnLater(() => submit(core, { again: true, asNew }));
  // A day may have gone by, or another tab may have changed what is offered.
  const unfinished = unfinishedBeforePreview(core.moment());
  if (unfinished !== undefined) {
    leadTo(core, unfinished);
    return;
  }
  core.attempts.asNew(asNew);
  await core.send({ type: 'send' });
  // The choice is good for one press.
  core.attempts.asNew(false);
}

/**
 * Stores the answers; whether nothing would be lost with the page: no run, no file that has not arrived, no answer that is never stored, and
 * none that another tab has stored since.
 */
function isStored({ activity, draft, form, state }: Core, uploads: (name: string) => Uploads): boolean {
  const { pending, refused, values } = state();
  const { running, draft: status } = activity.current();
  if (running.size > 0 || status.elsewhere === 'changed') return false;
  if (Object.keys(pending).length > 0 || Object.keys(refused).length > 0) return false;
  const isUnkept = [...form.fields.values()].some(
    ({ name, row, definition }) =>
      ((definition.sensitive === true || row.proof) && row.given(values[name] ?? row.empty)) ||
      (definition.type === 'upload' && uploads(name).store.current().sent.length > 0),
  );
  return !isUnkept && draft.save();
}

/** The uploads of a session's fields, each made when it is asked for first. Throws for a field that takes no files. */
function uploadsByField(core: UploadCore): (name: string) => Uploads {
  const made = new Map<string, Uploads>();
  return (name) => {
    const known = made.get(name);
    if (known) return known;
    const definition = core.form.fields.get(name)?.definition;
    if (definition?.type !== 'upload') throw new Error(`session: "${name}" takes no files`);
    const uploads = createUploads(core, definition);
    made.set(name, uploads);
    return uploads;
  };
}

/** Reports a new day to the form; gives what ends the watching. */
function watchDay({ ports: { clock }, send }: Pick<Core, 'ports' | 'send'>): () => void {
  let day = clock.today();
  let callOff: () => void = () => undefined;
  const look = (): void => {
    callOff();
    const today = clock.today();
    if (today !== day) {
      day = today;
      void send({ type: 'dayChange' });
    }
    callOff = clock.after(clock.untilTomorrow(), look);
  };
  look();
  // A page that was hidden overnight has slept through its timers.
  const stop = clock.onWake(look);
  return () => {
    callOff();
    stop();
  };
}
