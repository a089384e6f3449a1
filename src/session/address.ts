import {
  activeStage,
  canEnd,
  canEnter,
  checkStep,
  firstStep,
  firstUnfinished,
  isOnPath,
  rowPages,
  sameRow,
  stepOf,
  unfinishedBeforePreview,
  type FormState,
  type RowPlace,
} from '../interpreter';
import type { Core, SendOptions } from './core';
import { leaveForm } from './screen';

/** What the page's address names: a step (left out: the first one) or the page of one of its rows, from 1 on; or the preview. */
export type Address =
  | { page: 'step'; step?: string | undefined; row?: number | undefined }
  | { page: 'preview' };

/**
 * Follows the address, after a move of the browser's or a deep link. The first time, the page has just been opened, and an
 * address without a step leads to where an earlier visit ended. While something is being registered, the move is taken back.
 */
export function createFollower(core: Core): (address: Address) => void {
  const { activity, navigator, runs } = core;
  const { step: opened } = core.state();
  let shown: Address | undefined;
  /** A move out of the stage is being taken back, to ask whether the form is to be left. */
  let isLeaving = false;
  /** The form was opened to go on with answers that are complete, and its step is being shown first. */
  let opensPreview = false;
  return (address) => {
    const { lost, receipt } = activity.current();
    if (receipt || (lost && address.page === 'preview')) return;
    if (lost) activity.patch({ lost: undefined });
    if (runs.isWriting()) {
      // The move back to where it began is followed like any other one.
      if (shown && placeIn(core, shown) === placeIn(core, address)) return;
      // By then a step that was still loading is on the screen; a visitor who is sending from the preview stays there.
      if (shown?.page === 'step' && isOnScreen(core, address)) {
        shown = address;
        return;
      }
      activity.patch({ hint: 'waitForSending' });
      navigator().go({ to: 'stay' });
      return;
    }
    const first = shown === undefined;
    if (!first && isBehindRegistered(core, address)) {
      isLeaving = true;
      shown = address;
      navigator().go({ to: 'stay' });
      return;
    }
    if (isLeaving) leaveForm(core);
    isLeaving = false;
    const before = shown;
    shown = address;
    // Who moves between step, preview and start page does not wait there for what was pressed.
    if (before && pageAt(core, before) !== pageAt(core, address)) core.stopWaiting();
    if (address.page === 'preview') core.activity.patch({ hint: undefined });
    // Buttons work before the page has reported its address: a press that has led elsewhere is newer, and reports an address of its own.
    if (first && core.state().step !== opened) return;
    if (standsAtStart(core, address, first)) {
      activity.patch({ atStart: true });
      return;
    }
    if (first ? !hasOwnDraft(core) : leaveStart(core)) {
      askAboutOther(core, { dismiss: () => navigator().go({ to: 'leave' }) });
    }
    const isWhole = address.page === 'step' && address.step === undefined;
    const isComplete = core.state().finished && canEnd(core.moment());
    const goesOn = first ? isWhole && isComplete : opensPreview;
    opensPreview = goesOn && leadToPreview(core, address, first);
    if (!goesOn) followHere(core, address, first);
  };
}

/** Goes on with answers that are complete. The step that they were left at comes below the preview; true while it is on its way. */
function leadToPreview(core: Core, address: Address, first: boolean): boolean {
  const unfinished = unfinishedBeforePreview(core.moment());
  if (unfinished !== undefined) {
    leadTo(core, unfinished);
    return false;
  }
  followHere(core, address, first);
  const named =
    address.page === 'step' ? (address.step ?? (core.form.start ? '' : firstStep(core.form).id)) : '';
  const isThere = named === core.state().step;
  if (isThere) core.navigator().go({ to: 'preview' });
  return first && !isThere;
}

/** Whether an address names a step of a stage that Back does not lead into, since something was registered in between. */
function isBehindRegistered({ form, state }: Core, address: Address): boolean {
  if (address.page !== 'step') return false;
  const { stage } = form.steps.get(address.step ?? (form.start ? '' : firstStep(form).id)) ?? {};
  return stage !== undefined && state().stages.includes(stage) && !canEnter(form, state(), stage);
}

/** What kind of page an address shows, once the form is open. */
function pageAt(core: Core, address: Address): Address['page'] | 'start' {
  return standsAtStart(core, address, false) ? 'start' : address.page;
}

/** Whether an address shows the start page: the first one only as far as opening the form has found nothing to go on with. */
function standsAtStart({ form, activity }: Core, address: Address, first: boolean): boolean {
  if (!form.start || address.page !== 'step' || address.step !== undefined) return false;
  return !first || activity.current().atStart;
}

/** Whether this form has been begun before: its answers were kept. */
function hasOwnDraft({ activity }: Core): boolean {
  return activity.current().draft.restored !== undefined;
}

/** Goes past the start page; false where it is not shown. */
function leaveStart({ activity }: Core): boolean {
  const { atStart } = activity.current();
  if (atStart) activity.patch({ atStart: false, focus: 'heading' });
  return atStart;
}

/** The button of the page before the first step: leads to the step that the answers have come to. */
export function begin(core: Core): void {
  const enter = (): void => {
    leaveStart(core);
    core.navigator().go({ to: 'step', step: core.state().step, replace: false, back: false, cameFrom: '' });
  };
  if (hasOwnDraft(core)) enter();
  else askAboutOther(core, { goOn: enter });
}

/**
 * Before a form is begun while the answers to another one are kept on this device: the visitor chooses which of the two goes on. Only the
 * choice of this one removes the other's answers. `goOn`: this form is begun; `dismiss`: the question is closed without a choice.
 */
function askAboutOther(
  { activity, form, navigator, ports }: Core,
  { goOn, dismiss }: { goOn?: () => void; dismiss?: () => void },
): void {
  const end = (then?: () => void) => (): void => {
    activity.patch({ question: undefined });
    then?.();
  };
  const beginHere = (): void => {
    ports.store?.clearOthers();
    goOn?.();
  };
  const look = (): void => {
    const other = ports.store?.other();
    if (!other) {
      end(goOn)();
      return;
    }
    const { slug, place, expiry, finished } = other;
    const { product, title } = form.definition;
    const answer = (begins: boolean): void => end(begins ? beginHere : () => navigator().toForm(slug))();
    const names = { own: product?.name ?? title, other: place?.product ?? slug };
    const about = { about: 'otherForm', ...names, until: expiry, isComplete: finished === true } as const;
    activity.patch({ question: { ...about, answer, look, dismiss: end(dismiss) } });
  };
  look();
}

function followHere(core: Core, address: Address, first: boolean): void {
  if (address.page === 'preview') {
    const unfinished = unfinishedBeforePreview(core.moment());
    if (unfinished !== undefined) leadTo(core, unfinished);
    return;
  }
  if (first && address.step === undefined) {
    const { step } = core.state();
    // Where there is a start page, the address without a step is its own.
    if (step !== firstStep(core.form).id || core.form.start) {
      core.navigator().go({ to: 'step', step, replace: true, back: false, cameFrom: '' });
      return;
    }
  }
  const wanted = address.step ?? firstStep(core.form).id;
  if (core.state().step === wanted) followRow(core, address.row, first);
  else followStep(core, wanted, address.row);
}

function isOnScreen(core: Core, address: Address): boolean {
  const { row, step } = core.activity.current();
  if (address.page !== 'step' || (address.step ?? firstStep(core.form).id) !== step) return false;
  return sameRow(rowAt(core, step, address.row), row);
}

function placeIn(core: Core, address: Address): string {
  return address.page === 'step' ? `${address.step ?? firstStep(core.form).id} ${address.row ?? ''}` : '';
}

/** A step that is unknown, off the path or behind the first unfinished one leads to that one instead, with a word why. */
function followStep(core: Core, wanted: string, number: number | undefined): void {
  const { form, send } = core;
  const state = core.state();
  const stage = activeStage(form, state);
  const step = form.steps.get(wanted);
  const unfinished = firstUnfinished(core.moment());
  const last = unfinished === undefined ? Number.POSITIVE_INFINITY : stepOf(form, unfinished).index;
  if (step && canEnter(form, state, step.stage) && isOnPath(form, state, step.id) && step.index <= last) {
    const row = rowAt(core, step.id, number);
    void send(
      { type: 'goTo', target: { step: step.id } },
      { row, replace: number !== undefined && row === undefined },
    );
    return;
  }
  const here = unfinished !== undefined && stepOf(form, unfinished).stage === stage.id;
  const target = here ? unfinished : state.step;
  // A stage that was left by Back is entered again by its check alone.
  const isAhead = step !== undefined && step.index > stepOf(form, target).index;
  const why = isAhead && step.stage !== stage.id ? 'checkAgain' : undefined;
  const said: SendOptions = unfinished === undefined ? { hint: why } : arrivalAt(core, unfinished);
  void send({ type: 'goTo', target: { step: target } }, { replace: true, ...said });
}

/** The row whose page an address names. */
function rowAt({ form, state }: Core, step: string, number: number | undefined): RowPlace | undefined {
  return number === undefined ? undefined : rowPages(form, state(), step)[number - 1];
}

/** Shows the page of a row of the active step, or the step again with the focus at the card of the row; so too where there is no such row. */
function followRow(core: Core, number: number | undefined, first: boolean): void {
  const { row } = core.activity.current();
  const { step } = core.state();
  const wanted = rowAt(core, step, number);
  if (sameRow(row, wanted) && (wanted !== undefined) === (number !== undefined)) return;
  const focus = first ? 'none' : wanted === undefined && row ? { card: row } : undefined;
  void core.send({ type: 'goTo', target: { step } }, { row: wanted, focus, replace: wanted === undefined });
}

/** The rows have changed: the row on whose page the visitor stands has another number by now, or has gone, which leads back to its step. */
export function followRows(core: Core, before: FormState): void {
  const { activity, form, navigator, send, state } = core;
  const { row, step } = activity.current();
  if (!row || step !== state().step) return;
  const numberIn = (one: FormState): number =>
    rowPages(form, one, step).findIndex((page) => sameRow(page, row)) + 1;
  const number = numberIn(state());
  if (number === 0) {
    activity.patch({ row: undefined });
    void send({ type: 'goTo', target: { step } }, { back: true });
  } else if (number !== numberIn(before)) {
    navigator().go({ to: 'step', step, replace: true, back: false, cameFrom: step, row: number });
  }
}

/** Shows a step in place of the page that had to wait for it, with a word why; an end says that by itself. */
export function leadTo(core: Core, step: string): void {
  void core.send({ type: 'goTo', target: { step } }, { replace: true, ...arrivalAt(core, step) });
}

/** How an unfinished step is led to: with a word why, at what is first; or with one about the code alone, which is kept nowhere. */
function arrivalAt({ form, moment }: Core, id: string): Pick<SendOptions, 'hint' | 'focus'> {
  const step = stepOf(form, id);
  if (step.definition.ends) return {};
  const wrong = Object.keys(checkStep(moment(), step));
  const isProof = (name: string): boolean => form.fields.get(name)?.row.proof === true;
  const [field] = wrong;
  if (field !== undefined && wrong.every(isProof)) return { hint: 'proveAgain' };
  return { hint: 'finishStepFirst', ...(field !== undefined && { focus: { field } }) };
}
