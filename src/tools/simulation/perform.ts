import {
  facet,
  pageOf,
  rowPages,
  stepOf,
  storedFiles,
  type CompiledEffect,
  type Place,
} from '../../interpreter';
import type { Session } from '../../session';
import { questionWords } from '../../messages';
import type { BankCall } from '../visit/worldActs';
import { buttonsOn } from '../visit/buttons';
import { usualSize } from '../visit/fillField';
import { inFront } from '../visit/inFront';
import type { Tab } from '../visit/tab';
import { formPath } from '../visit/visit';
import { openPlaces } from '../robot/answers/openPlaces';
import type { Act } from './acts';
import { fillStep, give, noteSet, run, take } from './fill';
import { writeForeign } from './foreign';
import { lookUp } from './lookUp';
import { changeRows, rowGroups } from './rows';
import type { PageEnd, Slot, Visit } from './visit';

/** What stands in front of the visitor, in the tab in use. */
export interface Front {
  slot: Slot;
  tab: Tab;
  session: Session;
  /** The innermost thing that wants an answer before anything else can be done. */
  before: 'popup' | 'question' | 'dialog' | 'nothing';
}

/** Undefined when the tab has gone. */
export function frontOf(visit: Visit): Front | undefined {
  const slot = visit.slots[visit.current];
  if (!slot?.tab) return undefined;
  const session = slot.tab.session();
  const { popup, question, dialogs } = session.activity.current();
  const before = question ? 'question' : popup ? 'popup' : dialogs.length > 0 ? 'dialog' : 'nothing';
  return { slot, tab: slot.tab, session, before };
}

/** Does an act, as far as it can be done where the visitor is, and lets happen what needs no time. */
export async function perform(visit: Visit, act: Act): Promise<void> {
  await carryOut(visit, act);
  await visit.clock.settle();
  for (const slot of visit.slots) {
    visit.notice(slot);
    if (slot.tab) lookAround(visit, slot, slot.tab);
  }
  await visit.clock.settle();
}

async function carryOut(visit: Visit, act: Act): Promise<void> {
  switch (act.act) {
    case 'advanceMs':
      return visit.clock.pass(act.with);
    case 'clockMs':
      return visit.setClock(act.with);
    case 'storage':
      return setStorage(visit, act.with);
    case 'site':
      visit.site = act.with === 'blinks' || act.with === 'released' ? 'reached' : act.with;
      visit.blinks = act.with === 'blinks';
      if (act.with === 'released') visit.release += 1;
      return;
    case 'definition':
      visit.served = Math.min(act.with, visit.versions.length - 1);
      return;
    case 'bank':
      // The keys are those of the table.
      for (const [call, fate] of Object.entries(act.with)) visit.bank.plan(call as BankCall, fate);
      return;
    case 'loseFiles': {
      const held = frontOf(visit)?.session.state().values[act.with];
      for (const { url } of storedFiles(held)) visit.ledger.lost.add(url);
      return;
    }
    case 'foreign':
      return writeForeign(visit, act.with.record, act.with.seed);
    case 'otherTab':
      visit.current = 1 - visit.current;
      return openAgain(visit, 'plain');
    case 'openAgain':
      return openAgain(visit, act.with);
    default: {
      const front = frontOf(visit);
      if (front) onPage(visit, front, act);
    }
  }
}

function setStorage(visit: Visit, is: 'fine' | 'full' | 'blocked' | 'wiped'): void {
  visit.troubledAt = visit.elapsed();
  if (is === 'wiped') return visit.device.wipe();
  visit.storage = is;
  visit.device.refuse(is === 'fine' ? undefined : is);
}

function openAgain(visit: Visit, address: 'kept' | 'plain'): void {
  const slot = visit.slots[visit.current];
  if (!slot || slot.tab) return;
  visit.open(slot, (address === 'kept' ? slot.address : undefined) ?? formPath(slot.version.form));
}

/** What can be done with a page, whatever stands on it; all else wants a form in front that nothing covers. */
function onPage(visit: Visit, front: Front, act: Act): void {
  const { slot, tab, session, before } = front;
  const isAway = tab.page() === 'away';
  const end = (how: PageEnd): void => visit.tell({ what: 'ending', slot, how });
  switch (act.act) {
    case 'wake':
      return tab.wake();
    case 'reload':
      return visit.reload(slot, tab, 'reloaded');
    case 'leaveTab':
      end(act.with);
      slot.address = isAway ? undefined : tab.route();
      tab.close(act.with);
      slot.tab = undefined;
      slot.page += 1;
      return;
    case 'browserBack':
    case 'browserForward':
      tab.go(act.act === 'browserBack' ? -1 : 1);
      return;
    case 'link':
      return follow(visit, front, act.with);
    default:
      if (isAway) return;
      if (before !== 'nothing') answerFront(visit, front, act);
      else if (act.act === 'forget') {
        end('forgotten');
        if (tab.page() === 'receipt') session.draft.forgetReceipt();
        else session.draft.forget();
        tab.navigate(formPath(slot.version.form));
      } else if (tab.page() === 'start' && act.act === 'next') session.begin();
      else if (tab.page() === 'preview') onPreview(visit, slot, session, act);
      else if (tab.page() === 'step') onStep(visit, front, act);
  }
}

/** Follows a link: out of the form from anywhere in it, into it from elsewhere, and to the preview from a step. */
function follow(visit: Visit, { slot, tab, before }: Front, path: string): void {
  const isAway = tab.page() === 'away';
  const isThere =
    path === '/'
      ? !isAway
      : path === formPath(slot.version.form)
        ? isAway
        : tab.page() === 'step' && before === 'nothing';
  if (!isThere) return;
  if (!isAway) visit.tell({ what: 'ending', slot, how: 'left' });
  tab.navigate(path);
}

/** Answers what stands in front of the page. */
function answerFront(visit: Visit, { session, before }: Front, act: Act): void {
  const { question, dialogs } = session.activity.current();
  if (act.act === 'escape' && before === 'dialog' && dialogs.at(-1)?.dismissable) session.closeDialog();
  if (act.act !== 'press') return;
  const isConfirmed = question && questionWords[question.about].goOn === act.with;
  if (isConfirmed) visit.tell({ what: 'confirmed' });
  // Nothing is waited for: time passes by an act of its own.
  const waitFor = (): Promise<void> => Promise.resolve();
  const front = inFront({ session, waitFor, run: (begun) => run(visit, begun) });
  const { [act.with]: press } = front?.buttons ?? {};
  if (press) run(visit, press());
}

function onPreview(visit: Visit, slot: Slot, session: Session, act: Act): void {
  if (act.act === 'next') run(visit, session.submit());
  else if (act.act === 'declare') {
    for (const { field } of session.form.preview?.places ?? []) give(visit, slot, session, field, act.with);
  } else if (act.act === 'back') session.leavePreview();
  else if (act.act === 'keepLonger') session.draft.extend();
  else if (act.act === 'edit' && session.form.steps.has(act.with)) {
    run(visit, session.send({ type: 'edit', step: act.with }));
  }
}

/** The places on the page that is shown at which a visitor can answer. */
export function placesShown(session: Session): readonly Place[] {
  const { form } = session;
  const { row } = session.activity.current();
  const open = openPlaces(form, session.state());
  const { places } = pageOf(form, stepOf(form, session.state().step), row);
  return open.filter((place) => places.includes(place));
}

function onStep(visit: Visit, { slot, tab, session }: Front, act: Act): void {
  const { form } = session;
  const { row: shownRow } = session.activity.current();
  const isOpen = (name: string): boolean => placesShown(session).some((place) => place.field === name);
  switch (act.act) {
    case 'complete':
      return fillStep(visit, slot, session, act.with);
    case 'type':
      for (const [field, raw] of Object.entries(act.with)) {
        if (isOpen(field)) give(visit, slot, session, field, raw);
      }
      return;
    case 'retype': {
      if (!isOpen(act.with)) return;
      const held = session.state().values[act.with];
      give(visit, slot, session, act.with, form.fields.get(act.with)?.row.empty ?? '');
      give(visit, slot, session, act.with, held ?? '');
      return;
    }
    case 'renewCode':
      if (isOpen(act.with)) session.renewCode(act.with);
      return;
    case 'openRow': {
      const { step } = session.state();
      const row = rowPages(form, session.state(), step)[act.with];
      if (row) run(visit, session.send({ type: 'goTo', target: { step } }, { row }));
      return;
    }
    case 'next':
      return run(visit, session.send(shownRow ? { type: 'saveRow', row: shownRow } : { type: 'next' }));
    case 'back':
      return run(
        visit,
        shownRow
          ? session.send({ type: 'goTo', target: { step: session.state().step } }, { back: true })
          : session.send({ type: 'back' }),
      );
    case 'button': {
      const effects = form.actions.get(act.with);
      const offered = buttonsOf(session).includes(act.with);
      if (!effects || !offered) return;
      setAtOnce(effects).forEach((name) => noteSet(visit, session, name));
      run(visit, session.press(act.with, { effects, extras: {} }));
      return;
    }
    case 'upload':
      for (const [field, files] of Object.entries(act.with)) {
        const chosen = [files].flat().map(({ name, sizeBytes = usualSize }) => ({ name, size: sizeBytes }));
        if (isOpen(field)) take(visit, session, field, chosen);
      }
      return;
    case 'addRow':
    case 'removeRow':
    case 'undoRow':
    case 'moveRow': {
      const [group] = act.with.split('.');
      const isShown = rowGroups(session, placesShown(session)).some(({ field }) => field === group);
      if (isShown) changeRows(visit, slot, session, act.act, act.with);
      return;
    }
    case 'cancelUpload':
    case 'resendUpload': {
      if (!isOpen(act.with)) return;
      noteSet(visit, session, act.with);
      const uploads = session.uploads(act.with);
      const wanted = uploads.store
        .current()
        .sent.find((one) => (one.state === 'failed') === (act.act === 'resendUpload'));
      if (wanted && act.act === 'cancelUpload') uploads.cancel(wanted.id);
      else if (wanted) uploads.retry(wanted.id);
      return;
    }
    case 'removeFile': {
      const [stored] = isOpen(act.with) ? storedFiles(session.state().values[act.with]) : [];
      if (!stored) return;
      noteSet(visit, session, act.with);
      session.uploads(act.with).remove(stored);
      return;
    }
    case 'list':
      for (const [field, comes] of Object.entries(act.with)) {
        if (comes === 'whole') visit.lists.delete(field);
        else visit.lists.set(field, comes);
      }
      return;
    case 'keepLonger':
      return session.draft.extend();
    case 'fetchAgain':
      return run(visit, session.fetchParts());
    default:
      tab.page();
  }
}

/** What an action sets before it asks or waits for anything: what the visitor chooses by its button. */
function setAtOnce(effects: readonly CompiledEffect[]): string[] {
  const [first, ...rest] = effects;
  return first?.kind === 'set' ? [...first.writes.map(({ name }) => name), ...setAtOnce(rest)] : [];
}

/** The actions of the buttons between the fields of the active step. */
export function buttonsOf({ form, state }: Session): string[] {
  return buttonsOn(form, state()).map(({ action }) => action);
}

/** What a page does by itself about what it shows: captchas get a code, and lists come. */
function lookAround(visit: Visit, slot: Slot, tab: Tab): void {
  if (tab.page() !== 'step') return;
  const { session } = slot;
  if (!session) return;
  const { form } = session;
  const state = session.state();
  for (const place of form.steps.get(state.step)?.places ?? []) {
    const field = form.fields.get(place.field);
    if (!field || !facet(form, state, place.visible)) continue;
    const name = field.name;
    if (field.definition.type === 'captcha' && session.activity.current().codes[name] === undefined) {
      session.renewCode(name);
    } else if (field.lookup) lookUp(visit, slot, session, place);
  }
}
