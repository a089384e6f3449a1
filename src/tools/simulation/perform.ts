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
import { buttonsOn } from '../visit/buttons';
import type { Tab } from '../visit/tab';
import { openPlaces } from '../robot/answers/answersFor';
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
  switch (act.do) {
    case 'wait':
      return visit.clock.pass(act.ms);
    case 'clock':
      return visit.setClock(act.by);
    case 'storage':
      return setStorage(visit, act.is);
    case 'site':
      visit.site = act.is === 'blinks' || act.is === 'released' ? 'reached' : act.is;
      visit.blinks = act.is === 'blinks';
      if (act.is === 'released') visit.release += 1;
      return;
    case 'definition':
      visit.served = Math.min(act.version, visit.versions.length - 1);
      return;
    case 'bank':
      return visit.bank.plan(act.call, act.fate);
    case 'lose': {
      const held = frontOf(visit)?.session.state().values[act.field];
      for (const { url } of storedFiles(held)) visit.ledger.lost.add(url);
      return;
    }
    case 'foreign':
      return writeForeign(visit, act.record, act.seed);
    case 'other-tab':
      visit.current = 1 - visit.current;
      return openAgain(visit, 'plain');
    case 'open':
      return openAgain(visit, act.address);
    default: {
      const front = frontOf(visit);
      if (!front) return;
      onPage(visit, front, act);
    }
  }
}

function setStorage(visit: Visit, is: 'fine' | 'full' | 'blocked' | 'wiped'): void {
  if (is === 'wiped') {
    visit.troubledAt = visit.elapsed();
    visit.device.wipe();
    return;
  }
  visit.troubledAt = visit.elapsed();
  visit.storage = is;
  visit.device.refuse(is === 'fine' ? undefined : is);
}

/** The address of a form without anything. */
function pathOf({ version }: Slot): string {
  return `/form/${version.form.definition.slug}`;
}

function openAgain(visit: Visit, address: 'kept' | 'plain'): void {
  const slot = visit.slots[visit.current];
  if (!slot || slot.tab) return;
  visit.open(slot, (address === 'kept' ? slot.address : undefined) ?? pathOf(slot));
}

type PageAct = Exclude<
  Act,
  {
    do:
      | 'wait'
      | 'clock'
      | 'storage'
      | 'site'
      | 'definition'
      | 'bank'
      | 'lose'
      | 'foreign'
      | 'other-tab'
      | 'open';
  }
>;

/** What can be done with a page, whatever stands on it; all else wants a form in front that nothing covers. */
function onPage(visit: Visit, front: Front, act: PageAct): void {
  const { slot, tab, session, before } = front;
  const end = (how: PageEnd): void => visit.tell({ what: 'ending', slot, how });
  switch (act.do) {
    case 'wake':
      return tab.wake();
    case 'reload':
      return visit.reload(slot, tab, 'reloaded');
    case 'close-tab':
      end(act.killed ? 'killed' : 'closed');
      slot.address = tab.page() === 'away' ? undefined : tab.route();
      tab.close(act.killed ? 'killed' : 'closed');
      slot.tab = undefined;
      slot.page += 1;
      return;
    case 'browser':
      tab.go(act.by);
      return;
    case 'home':
      if (tab.page() === 'away') return;
      end('left');
      return tab.navigate('/');
    case 'return':
      if (tab.page() === 'away') tab.navigate(pathOf(slot));
      return;
    default:
      if (tab.page() === 'away') return;
      if (before !== 'nothing') inFront(visit, front, act);
      else if (act.do === 'forget') {
        end('forgotten');
        if (tab.page() === 'receipt') session.draft.forgetReceipt();
        else session.draft.forget();
        tab.navigate(pathOf(slot));
      } else if (tab.page() === 'start' && act.do === 'next') session.begin();
      else if (tab.page() === 'preview') onPreview(visit, slot, session, act);
      else if (tab.page() === 'step') onStep(visit, front, act);
  }
}

/** Answers what stands in front of the page. */
function inFront(visit: Visit, { session, before }: Front, act: PageAct): void {
  const { popup, question, dialogs } = session.activity.current();
  if (act.do === 'popup' && before === 'popup') popup?.answer(act.goOn ? { done: true } : { stopped: true });
  else if (act.do === 'question' && before === 'question') {
    if (act.goOn) visit.tell({ what: 'confirmed' });
    question?.answer(act.goOn);
  } else if (before === 'dialog') {
    const dialog = dialogs.at(-1);
    if (act.do === 'close' && dialog?.dismissable) session.closeDialog();
    const pressed =
      act.do === 'press' && (act.button < 0 ? dialog?.closeButton : dialog?.buttons[act.button]?.run);
    if (dialog && pressed) run(visit, session.press(`$dialog ${dialog.id}`, pressed));
  }
}

function onPreview(visit: Visit, slot: Slot, session: Session, act: PageAct): void {
  if (act.do === 'submit') run(visit, session.submit());
  else if (act.do === 'declare') {
    for (const { field } of session.form.preview?.places ?? []) give(visit, slot, session, field, act.tick);
  } else if (act.do === 'back') session.leavePreview();
  else if (act.do === 'extend') session.draft.extend();
  else if (act.do === 'edit' && session.form.steps.has(act.step)) {
    run(visit, session.send({ type: 'edit', step: act.step }));
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

function onStep(visit: Visit, { slot, tab, session }: Front, act: PageAct): void {
  const { form } = session;
  const { row: shownRow } = session.activity.current();
  const isOpen = (name: string): boolean => placesShown(session).some((place) => place.field === name);
  switch (act.do) {
    case 'fill':
      return fillStep(visit, slot, session, act.seed);
    case 'type':
      if (isOpen(act.field)) give(visit, slot, session, act.field, act.raw);
      return;
    case 'retype': {
      if (!isOpen(act.field)) return;
      const held = session.state().values[act.field];
      give(visit, slot, session, act.field, form.fields.get(act.field)?.row.empty ?? '');
      give(visit, slot, session, act.field, held ?? '');
      return;
    }
    case 'renewCode':
      if (isOpen(act.field)) session.renewCode(act.field);
      return;
    case 'row': {
      const { step } = session.state();
      const row = rowPages(form, session.state(), step)[act.number - 1];
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
    case 'preview':
      visit.tell({ what: 'ending', slot, how: 'left' });
      return tab.navigate(`${pathOf(slot)}/preview`);
    case 'button': {
      const effects = form.actions.get(act.action);
      const offered = buttonsOf(session).includes(act.action);
      if (!effects || !offered) return;
      setAtOnce(effects).forEach((name) => noteSet(visit, session, name));
      run(visit, session.press(act.action, { effects, extras: {} }));
      return;
    }
    case 'take':
      if (isOpen(act.field)) take(visit, session, act.field, [{ name: act.file, size: act.size }]);
      return;
    case 'rows': {
      const group = rowGroups(session, placesShown(session)).find(({ field }) => field === act.field);
      if (group) changeRows(visit, slot, session, group, act);
      return;
    }
    case 'cancel':
    case 'resend': {
      if (!isOpen(act.field)) return;
      noteSet(visit, session, act.field);
      const uploads = session.uploads(act.field);
      const wanted = uploads.store
        .current()
        .sent.find((one) => (one.state === 'failed') === (act.do === 'resend'));
      if (wanted && act.do === 'cancel') uploads.cancel(wanted.id);
      else if (wanted) uploads.retry(wanted.id);
      return;
    }
    case 'remove': {
      const [stored] = isOpen(act.field) ? storedFiles(session.state().values[act.field]) : [];
      if (!stored) return;
      noteSet(visit, session, act.field);
      session.uploads(act.field).remove(stored);
      return;
    }
    case 'list':
      if (act.comes === 'whole') visit.lists.delete(act.field);
      else visit.lists.set(act.field, act.comes);
      return;
    case 'extend':
      return session.draft.extend();
    case 'fetch':
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
