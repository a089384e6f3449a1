import { nextRun, previewSteps, stepOf } from '../../interpreter';
import { shown } from '../scenarios/words/shown';
import type { Act, Acts, PlainAct } from './acts';
import { DeadEnd } from './deadEnd';
import { fillField, give, openField, uploadFiles } from './fillField';
import type { Driver } from './driver';
import { inFront, pressAction, pressButton } from './inFront';
import { inRowsNow } from './inRowsNow';
import { addRow, removeRow } from './rows';
import { formPath, type Visit } from './visit';

/** How acts are done in a visit, by name: each is a dead end where a visitor could not do it. */
export type ActTable<All, V extends Driver> = {
  readonly [Name in keyof All]: (visit: V, what: All[Name]) => void | Promise<void>;
};

/** What a visitor can do wherever a form is open. */
export const plainActs: ActTable<Pick<Acts, PlainAct>, Driver> = {
  type: (visit, answers) => {
    for (const [written, raw] of Object.entries(answers)) {
      const name = inRowsNow(visit, written);
      onlyOn(visit, ['step', 'preview'], `mengetik di "${name}"`);
      give(visit, openField(visit, name), raw);
    }
  },
  upload: async (visit, files) => {
    for (const [written, wanted] of Object.entries(files)) {
      const name = inRowsNow(visit, written);
      onlyOn(visit, ['step'], `mengunggah file di "${name}"`);
      uploadFiles(visit, name, Array.isArray(wanted) ? wanted : [wanted]);
      await visit.clock.settle();
    }
  },
  addRow: (visit, group) => {
    onlyOn(visit, ['step'], `menambah baris di "${group}"`);
    addRow(visit, group);
  },
  removeRow: (visit, row) => {
    onlyOn(visit, ['step'], `menghapus baris "${row}"`);
    removeRow(visit, row);
  },
  next: async (visit, wait) => {
    onlyOn(visit, ['start', 'step', 'preview'], 'menekan tombol lanjut');
    const { session, tab } = visit;
    const page = tab.page();
    if (page === 'start') return session.begin();
    const { row } = session.activity.current();
    const { step } = session.state();
    // Whoever presses it all the same must not get past an end.
    visit.run(
      page === 'preview' ? session.submit() : session.send(row ? { type: 'saveRow', row } : { type: 'next' }),
    );
    if (page === 'step' && !row && stepOf(session.form, step).definition.ends) {
      throw new DeadEnd(`Langkah "${step}" mengakhiri jalan ("ends") dan tidak mempunyai tombol lanjut.`);
    }
    if (wait !== 'noWait') await visit.waitFor(nextRun);
  },
  back: (visit) => {
    onlyOn(visit, ['step', 'preview'], 'menekan tombol kembali');
    const { session, tab } = visit;
    const { step } = session.state();
    if (tab.page() === 'preview') session.leavePreview();
    else if (session.activity.current().row) {
      visit.run(session.send({ type: 'goTo', target: { step } }, { back: true }));
    } else visit.run(session.send({ type: 'back' }));
  },
  press: pressButton,
  button: (visit, action) => {
    onlyOn(visit, ['step'], `menekan tombol "${action}"`);
    return pressAction(visit, action);
  },
  escape: ({ session }) => {
    if (session.activity.current().dialogs.at(-1)?.dismissable !== true) {
      throw new DeadEnd('Tidak ada jendela dialog yang dapat ditutup dengan Escape.');
    }
    session.closeDialog();
  },
  edit: (visit, written) => {
    const name = inRowsNow(visit, written);
    onlyOn(visit, ['preview'], `mengubah "${name}"`);
    const { session } = visit;
    const { form } = session;
    const open = previewSteps(form, session.state()).filter(({ isOpen }) => isOpen);
    if (open.some(({ id }) => id === name)) return visit.run(session.send({ type: 'edit', step: name }));
    const step = open.find(({ rows }) => rows.some((row) => row.name === name));
    if (!step) throw new DeadEnd(`Kolom "${name}" tidak dapat diubah dari halaman tinjauan.`);
    visit.run(session.send({ type: 'edit', step: step.id }, { focus: { field: name } }));
  },
  browserBack: ({ tab }) => {
    if (!tab.go(-1)) throw new DeadEnd('Tidak ada halaman sebelum halaman ini.');
  },
  browserForward: ({ tab }) => {
    if (!tab.go(1)) throw new DeadEnd('Tidak ada halaman sesudah halaman ini.');
  },
  reload: ({ tab }) => {
    if (tab.page() === 'away') throw new DeadEnd(`Formulir sudah ditinggalkan ke ${tab.route()}.`);
    tab.reload();
  },
  advanceMs: ({ clock }, ms) => clock.pass(ms),
};

/** What the visitor of a scenario can do. */
export const acts: ActTable<Acts, Visit> = {
  ...plainActs,
  fill: async (visit, answers) => {
    for (const [written, wanted] of Object.entries(answers)) {
      const name = inRowsNow(visit, written);
      onlyOn(visit, ['step', 'preview'], `mengisi "${name}"`);
      await fillField(visit, name, wanted);
      await visit.clock.settle();
    }
  },
  query: ({ form, tab }, parameters) => tab.navigate(formPath(form, parameters)),
  secondTab: (visit) => visit.openTab(),
  closeTab: (visit) => visit.closeTab(),
  fault: ({ bank, device }, kind) => {
    bank.offline = kind === 'offline';
    if (kind === 'storageWiped') device.wipe();
    else device.refuse(kind === 'storageFull' ? 'full' : kind === 'storageBlocked' ? 'blocked' : undefined);
  },
};

/** Does one act, with all that follows at once, and remembers it. */
export async function perform(visit: Visit, one: Act): Promise<void> {
  visit.done.push(one);
  await performBy(acts, visit, one);
}

/** Does one act of a table, with all that follows at once. */
export async function performBy<All, V extends Driver>(
  table: ActTable<All, V>,
  visit: V,
  { act, with: what }: { act: keyof All; with: unknown },
): Promise<void> {
  try {
    // A union pairs each act with what stands beside it, which a lookup by name cannot express.
    await (table[act] as (visit: V, what: unknown) => void | Promise<void>)(visit, what);
  } catch (error) {
    if (!visit.leavesOut || !(error instanceof DeadEnd)) throw error;
  }
  await visit.rest();
}

const pages = {
  start: 'halaman awal',
  step: 'sebuah langkah',
  preview: 'halaman tinjauan',
  receipt: 'halaman nomor registrasi',
  lost: 'kabar bahwa tanda terima tidak lagi tersimpan',
  away: 'halaman di luar formulir',
} as const;

/** What lies in front of a page covers it; and not every page has every control. */
export function onlyOn(visit: Driver, allowed: readonly (keyof typeof pages)[], what: string): void {
  const { tab } = visit;
  if (!allowed.includes(tab.page())) {
    throw new DeadEnd(`Tidak dapat ${what}: yang tampil adalah ${pages[tab.page()]} (${tab.route()}).`);
  }
  const front = inFront(visit);
  if (front) {
    const buttons = Object.keys(front.buttons).join(', ') || 'tidak ada';
    throw new DeadEnd(
      `Tidak dapat ${what}: dialog ${shown(front.title)} masih terbuka (tombol: ${buttons}).`,
    );
  }
}
