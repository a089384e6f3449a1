import { hasOwnPages, type CompiledEffect } from '../../src/interpreter';
import { createClock, type VirtualClock } from '../../src/tools/visit/clock';
import { DeadEnd } from '../../src/tools/visit/deadEnd';
import { createDevice, type Device } from '../../src/tools/visit/device';
import { stackOf } from '../../src/tools/visit/programFault';
import { type Case, firstDay } from './acts';
import { createSimulatedBank } from './bank';
import { copyOf, emptyLedger, isWrite } from './ledger';
import { lookAround } from './lookAround';
import { firstOf, isOnPage, noticeSession, openPage, reloadPage } from './pages';
import {
  nothingThrown,
  type Breach,
  type Left,
  type Slot,
  type Version,
  type World,
  type Watcher,
} from './world';

/** A world for one visit; `left` is on its device. */
export function createWorld(
  versions: readonly Version[],
  { query }: Pick<Case, 'query'>,
  watchers: (visit: World) => readonly Watcher[],
  left?: Left,
): World {
  const clock = patientClock(() =>
    visit.fail('Whatever begins comes to an end.', 'timers set timers for ever'),
  );
  if (left) clock.set(left.now);
  const began = clock.now();
  let set = 0;
  let seq = left?.seq ?? 0;
  let breach: Breach | undefined;
  let watching: readonly Watcher[] = [];
  const device = deviceWith(clock, left);
  const ledger = left ? copyOf(left.ledger) : emptyLedger();
  const elapsed = (): number => (left?.elapsed ?? 0) + clock.now() - began - set;
  const nextSeq = (): number => (seq += 1);
  const slotOf = (id: number): Slot => {
    const slot = visit.slots[id];
    if (!slot) throw new Error('simulation: there are two tabs');
    return slot;
  };
  const bank = createSimulatedBank({
    ...{ clock, ledger, nextSeq, elapsed, site: () => visit.site },
    onAsked: (request) => {
      const slot = slotOf(request.tab);
      visit.notice(slot);
      visit.notify({ what: 'asked', slot, request });
    },
    onAnswered: (answered) => {
      if (isWrite(answered.request.call)) visit.unsure = answered.learned === 'unknown';
      visit.notify({ what: 'answered', slot: slotOf(answered.request.tab), ...answered });
    },
    onGivenUp: (request) => visit.notify({ what: 'given up', slot: slotOf(request.tab), request }),
    onUploadFailed: ({ file, tab, session }) => {
      const slot = slotOf(tab);
      if (session === slot.sessions) visit.notify({ what: 'upload failed', slot, file });
    },
  });
  const visit: World = {
    ...{ versions, clock, device, bank, ledger, elapsed, nextSeq },
    ...untroubled(firstOf(versions)),
    given: new Map(left?.given),
    get slot() {
      return slotOf(visit.current);
    },
    get tab() {
      const { tab } = visit.slot;
      if (!tab) throw new DeadEnd('Tab ini sudah tertutup.');
      return tab;
    },
    get session() {
      return visit.tab.session();
    },
    get lists() {
      return visit.slot.version.lists;
    },
    run: (begun) => {
      begun.catch((error: unknown) => visit.fail(nothingThrown, stackOf(error)));
    },
    // Time passes by an act of its own.
    waitFor: () => Promise.resolve(),
    rest: async () => {
      await clock.settle();
      for (const slot of visit.slots) {
        visit.notice(slot);
        lookAround(visit, slot);
      }
      await clock.settle();
    },
    leavesOut: true,
    shows: (place) => isOnPage(visit.session, place),
    sets: (name) => noteSet(visit, name),
    gave: (name) => visit.notify({ what: 'given', slot: visit.slot, name }),
    handOver: ({ name, size }) => ({ name, size, choice: nextSeq() }),
    added: (rows, slot) => {
      const { form, state } = visit.session;
      const { step } = state();
      if (!hasOwnPages(form, rows)) return;
      visit.run(visit.session.send({ type: 'goTo', target: { step } }, { row: { rows, slot } }));
    },
    presses: (action) => {
      for (const name of setAtOnce(visit.session.form.actions.get(action) ?? [])) noteSet(visit, name);
    },
    confirms: () => visit.notify({ what: 'confirmed' }),
    setClock: (by) => {
      set += by;
      clock.set(clock.now() + by);
      visit.clockSetAt = elapsed();
    },
    notify: (happening) => {
      for (const watcher of watching) watcher.on?.(happening);
    },
    notice: (slot) => noticeSession(visit, slot),
    reload: (slot, tab, how) => reloadPage(visit, slot, tab, how),
    open: (slot, path) =>
      openPage(visit, slot, `${path}${query === '' || path.includes('?') ? '' : `?${query}`}`),
    breach: () => breach,
    fail: (guarantee, words) => {
      breach ??= { guarantee, words };
    },
  };
  watching = watchers(visit);
  return visit;
}

/** A world in which nothing has happened: the first definition is served, everything is reached, and both tabs are still to be opened. */
function untroubled(version: Version) {
  return {
    slots: [0, 1].map((id): Slot => ({
      ...{
        id,
        goneAt: -1,
        page: 0,
        sessions: 0,
        version,
      },
    })),
    ...({ current: 0, served: 0, kept: 0, site: 'reached', storage: 'fine' } as const),
    ...{ keepsStranger: false, foreign: false, unsure: false },
    ...{ troubledAt: -1, clockSetAt: -1 },
    shortLists: new Map(),
  };
}

/** A device on which lies what an earlier visit has left. */
function deviceWith(clock: VirtualClock, left: Left | undefined): Device {
  const device = createDevice((task) => clock.after(0, task));
  if (left) {
    const { storage } = device.tab();
    left.entries.forEach((text, key) => storage.setItem(key, text));
  }
  return device;
}

/** Notes that the visitor, or a button for them, has set an answer or a remembered value. */
function noteSet(visit: World, name: string): void {
  const at = visit.nextSeq();
  const { inRow } = visit.session.form.fields.get(name) ?? {};
  visit.given.set(name, at);
  if (inRow) visit.given.set(inRow.rows, at).set(`${inRow.rows}.${inRow.column}`, at);
}

/** What an action sets before it asks or waits for anything: what the visitor chooses by its button. */
function setAtOnce(effects: readonly CompiledEffect[]): string[] {
  const [first, ...rest] = effects;
  return first?.kind === 'set' ? [...Object.keys(first.set), ...setAtOnce(rest)] : [];
}

/** Timers that one stretch of time has at most, where nothing goes round in circles. */
const mostTimers = 20_000;

/** A clock that ends what would go on for ever. */
function patientClock(giveUp: () => void): VirtualClock {
  const clock = createClock(firstDay);
  let ran = 0;
  const countFrom = async (wait: Promise<void>): Promise<void> => {
    ran = 0;
    await wait;
  };
  return {
    ...clock,
    after: (ms, run) =>
      clock.after(ms, () => {
        ran += 1;
        if (ran < mostTimers) run();
        else giveUp();
      }),
    settle: () => countFrom(clock.settle()),
    pass: (ms) => countFrom(clock.pass(ms)),
  };
}
