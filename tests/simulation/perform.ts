import { answersOfRow, rowAnswer, rowPages, storedFiles, type Place } from '../../src/interpreter';
import type { Session } from '../../src/session';
import { openPlaces } from '../../src/tools/robot/answers/openPlaces';
import type { Act, BankCall, SimulatedActs, WorldActs } from './acts';
import { buttonsOn } from '../../src/tools/visit/buttons';
import { DeadEnd } from '../../src/tools/visit/deadEnd';
import { openField } from '../../src/tools/visit/fillField';
import { inRowsNow } from '../../src/tools/visit/inRowsNow';
import { onlyOn, performBy, plainActs, type ActTable } from '../../src/tools/visit/perform';
import { addRow, removeRow, rowAt } from '../../src/tools/visit/rows';
import type { Tab } from '../../src/tools/visit/tab';
import { formPath } from '../../src/tools/visit/visit';
import { fillSimulatedStep, giveAt } from './fill';
import { writeForeign } from './foreign';
import { isOnPage } from './pages';
import type { Slot, World } from './world';

/** What stands in front of the visitor, in the tab in use. */
export interface Front {
  slot: Slot;
  tab: Tab;
  session: Session;
  /** The innermost thing that wants an answer before anything else can be done. */
  before: 'popup' | 'question' | 'dialog' | 'nothing';
}

/** Undefined when the tab has gone. */
export function frontOf(visit: World): Front | undefined {
  const slot = visit.slots[visit.current];
  if (!slot?.tab) return undefined;
  const session = slot.tab.session();
  const { popup, question, dialogs } = session.activity.current();
  const before = question ? 'question' : popup ? 'popup' : dialogs.length > 0 ? 'dialog' : 'nothing';
  return { slot, tab: slot.tab, session, before };
}

/** Does an act, as far as it can be done where the visitor is, and lets happen what needs no time. */
export function perform(visit: World, act: Act): Promise<void> {
  return performBy(all, visit, act);
}

const inForm = ['start', 'step', 'preview', 'receipt'] as const;

/** What only a simulated world knows; what it has in common with every other visit is done as there. */
const worldActs: ActTable<WorldActs, World> = {
  clockMs: (visit, by) => visit.setClock(by),
  storage: (visit, is) => {
    visit.troubledAt = visit.elapsed();
    if (is === 'wiped') return visit.device.wipe();
    visit.storage = is;
    visit.device.refuse(is === 'fine' ? undefined : is);
  },
  site: (visit, is) => {
    visit.site = is;
  },
  definition: (visit, number) => {
    visit.served = Math.min(number, visit.versions.length - 1);
  },
  bank: (visit, fates) => {
    // The keys are those of the table.
    for (const [call, fate] of Object.entries(fates)) visit.bank.plan(call as BankCall, fate);
  },
  loseFiles: (visit, written) => {
    const { [inRowsNow(visit, written)]: held } = visit.session.state().values;
    for (const { url } of storedFiles(held)) visit.ledger.lost.add(url);
  },
  foreign: (visit, { record, seed }) => writeForeign(visit, record, seed),
  otherTab: (visit) => {
    visit.current = 1 - visit.current;
    openAgain(visit, 'plain');
  },
  openAgain,
  wake: ({ tab }) => tab.wake(),
  leaveTab: (visit, how) => {
    const { slot, tab } = visit;
    visit.notify({ what: 'ending', slot, how });
    slot.address = tab.page() === 'away' ? undefined : tab.route();
    tab.close(how);
    slot.goneAt = visit.elapsed();
    slot.tab = undefined;
    slot.page += 1;
  },
  // Out of the form from anywhere in it, into it from elsewhere, and to the preview from a step.
  link: (visit, path) => {
    const { slot, tab } = visit;
    const isAway = tab.page() === 'away';
    const isForm = path === formPath(slot.version.form);
    if (path !== '/' && !isForm) onlyOn(visit, ['step'], 'membuka halaman tinjauan');
    else if (isForm !== isAway) throw new DeadEnd(`Tautan ke ${path} tidak ada di halaman ini.`);
    if (!isAway) visit.notify({ what: 'ending', slot, how: 'left' });
    tab.navigate(path);
  },
  forget: (visit) => {
    onlyOn(visit, inForm, 'menghapus data');
    const { session, slot, tab } = visit;
    visit.notify({ what: 'ending', slot, how: 'forgotten' });
    if (tab.page() === 'receipt') session.draft.forgetReceipt();
    else session.draft.forget();
    tab.navigate(formPath(slot.version.form));
  },
  keepLonger: (visit) => {
    onlyOn(visit, ['step', 'preview'], 'menyimpan lebih lama');
    visit.session.draft.extend();
  },
  declare: (visit, isTicked) => {
    onlyOn(visit, ['preview'], 'menyetujui pernyataan');
    for (const { field } of visit.session.form.preview?.places ?? []) giveAt(visit, field, isTicked);
  },
  complete: (visit, seed) => {
    onlyOn(visit, ['step'], 'mengisi langkah');
    fillSimulatedStep(visit, seed);
  },
  retype: (visit, written) => {
    const name = openAt(visit, written);
    const held = visit.session.state().values[name];
    giveAt(visit, name, visit.session.form.fields.get(name)?.row.empty ?? '');
    giveAt(visit, name, held ?? '');
  },
  renewCode: (visit, written) => visit.session.renewCode(openAt(visit, written)),
  openRow: (visit, number) => {
    onlyOn(visit, ['step'], 'membuka baris');
    const { form, state } = visit.session;
    const { step } = state();
    const row = rowPages(form, state(), step)[number];
    if (row) visit.run(visit.session.send({ type: 'goTo', target: { step } }, { row }));
  },
  undoRow: (visit, written) => {
    const { group, slots, answers } = removed(visit, written);
    const writes = { [group]: { raw: slots }, ...answers };
    visit.run(visit.session.send({ type: 'write', by: 'visitor', writes }));
  },
  moveRow: (visit, written) => {
    const { group, answers } = removed(visit, written);
    const added = addRow(visit, group);
    for (const [name, { raw }] of Object.entries(answers)) {
      const field = visit.session.form.fields.get(name);
      // A file is chosen again; an answer of the interpreter is JSON.
      if (!field?.inRow || field.definition.type === 'upload') continue;
      giveAt(visit, rowAnswer(group, added, field.inRow.column), raw as Parameters<typeof giveAt>[2]);
    }
  },
  cancelUpload: (visit, written) => {
    const { uploads, sent } = filesAt(visit, written);
    const one = sent.find(({ state }) => state !== 'failed');
    if (one) uploads.cancel(one.id);
  },
  resendUpload: (visit, written) => {
    const { uploads, sent } = filesAt(visit, written);
    const one = sent.find(({ state }) => state === 'failed');
    if (one) uploads.retry(one.id);
  },
  removeFile: (visit, written) => {
    const [stored] = storedFiles(visit.session.state().values[openAt(visit, written)]);
    if (stored) filesAt(visit, written).uploads.remove(stored);
  },
  list: (visit, lists) => {
    onlyOn(visit, ['step'], 'menerima daftar pilihan');
    for (const [written, comes] of Object.entries(lists)) {
      const name = inRowsNow(visit, written);
      if (comes === 'whole') visit.shortLists.delete(name);
      else visit.shortLists.set(name, comes);
    }
  },
  reloadItself: (visit) => {
    onlyOn(visit, inForm, 'memuat ulang halaman');
    if (visit.session.isStored()) visit.reload(visit.slot, visit.tab, 'reloaded itself');
  },
};

const all: ActTable<SimulatedActs, World> = {
  ...plainActs,
  ...worldActs,
  reload: (visit) => visit.reload(visit.slot, visit.tab, 'reloaded'),
};

function openAgain(visit: World, address: WorldActs['openAgain']): void {
  const { slot } = visit;
  if (slot.tab) return;
  visit.open(slot, (address === 'kept' ? slot.address : undefined) ?? formPath(slot.version.form));
}

/** The name of a field of the step that is open to the visitor on the page that is shown. */
function openAt(visit: World, written: string): string {
  onlyOn(visit, ['step'], `mengisi "${written}"`);
  const name = inRowsNow(visit, written);
  openField(visit, name);
  return name;
}

/** The files of a field that is open to the visitor, who does something with them. */
function filesAt(visit: World, written: string) {
  const name = openAt(visit, written);
  visit.sets?.(name);
  const uploads = visit.session.uploads(name);
  return { uploads, sent: uploads.store.current().sent };
}

/** Removes a row; gives what was there before. */
function removed(visit: World, written: string) {
  onlyOn(visit, ['step'], `menghapus baris "${written}"`);
  const { group, slot, slots } = rowAt(visit, written);
  const answers = answersOfRow(visit.session.form, visit.session.state(), group, slot);
  removeRow(visit, written);
  return { group, slots, answers };
}

/** The places on the page that is shown at which a visitor can answer. */
export function placesShown(session: Session): readonly Place[] {
  return openPlaces(session.form, session.state()).filter((place) => isOnPage(session, place));
}

/** The actions of the buttons between the fields of the active step. */
export function buttonsOf({ form, state }: Session): string[] {
  return buttonsOn(form, state()).map(({ action }) => action);
}
