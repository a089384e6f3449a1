import { hasOwnPages, rowPageOf, sameRow, type CompiledEffect, type Place } from '../../interpreter';
import type { Parts, Session } from '../../session';
import { isDefinition, isShell } from '../../worker/contents';
import { createClock, type VirtualClock } from '../visit/clock';
import { DeadEnd } from '../visit/deadEnd';
import { createDevice } from '../visit/device';
import { stackOf } from '../visit/programFault';
import { openTab } from '../visit/tab';
import { firstDay } from '../visit/worldActs';
import type { Case } from './acts';
import { createSimulatedBank } from './bank';
import { comes, timeLimit, whyMissing } from './fates';
import { copyOf, emptyLedger, isWrite } from './ledger';
import { lookAround } from './lookAround';
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
  const device = createDevice((task) => clock.after(0, task));
  const [version] = versions;
  if (!version) throw new Error('simulation: a form has a definition');
  if (left) {
    const storage = device.tab().storage;
    left.entries.forEach((text, key) => storage.setItem(key, text));
  }
  const ledger = left ? copyOf(left.ledger) : emptyLedger();
  const elapsed = (): number => (left?.elapsed ?? 0) + clock.now() - began - set;
  const nextSeq = (): number => (seq += 1);
  const newKey = (): string => nextSeq().toString(16).padStart(8, '0').repeat(4);
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
  const served = (): Version => {
    if (comes(visit.site)) visit.kept = visit.served;
    else if (visit.site === 'portal' && isTakenForOurs(version)) visit.keepsStranger = true;
    return versions[visit.kept] ?? version;
  };
  let watching: readonly Watcher[] = [];

  /** Notes that the visitor, or a button for them, has set an answer or a remembered value. */
  const noteSet = (name: string): void => {
    const at = nextSeq();
    const { inRow } = visit.session.form.fields.get(name) ?? {};
    visit.given.set(name, at);
    if (inRow) visit.given.set(inRow.rows, at).set(`${inRow.rows}.${inRow.column}`, at);
  };
  const visit: World = {
    ...{ versions, clock, device, bank, ledger, elapsed, nextSeq },
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
    sets: noteSet,
    gave: (name) => visit.notify({ what: 'given', slot: visit.slot, name }),
    handOver: ({ name, size }) => ({ name, size, choice: nextSeq() }),
    added: (rows, slot) => {
      const { form, state } = visit.session;
      const { step } = state();
      if (!hasOwnPages(form, rows)) return;
      visit.run(visit.session.send({ type: 'goTo', target: { step } }, { row: { rows, slot } }));
    },
    presses: (action) => setAtOnce(visit.session.form.actions.get(action) ?? []).forEach(noteSet),
    confirms: () => visit.notify({ what: 'confirmed' }),
    slots: [0, 1].map((id) => ({
      ...{ id, page: 0, sessions: 0, version, release: 0, fetched: new Set<string>(), hanging: new Set() },
      reloadedItself: false,
    })),
    ...{
      current: 0,
      served: 0,
      kept: 0,
      keepsStranger: false,
      release: 0,
      site: 'reached',
      blinks: false,
      foreign: false,
    },
    ...{ storage: 'fine', troubledAt: -1, clockSetAt: -1 },
    given: new Map(left?.given),
    unsure: false,
    shortLists: new Map(),
    setClock: (by) => {
      set += by;
      clock.set(clock.now() + by);
      visit.clockSetAt = elapsed();
    },
    notify: (happening) => {
      for (const watcher of watching) watcher.on?.(happening);
    },
    notice: (slot) => {
      const session = slot.tab?.session();
      if (!session || session === slot.session || slot.tab?.page() === 'away') return;
      slot.session = session;
      slot.sessions = nextSeq();
      slot.missing = undefined;
      slot.version = versions.find(({ form }) => form === session.form) ?? version;
      session.activity.subscribe(() => {
        visit.notify({ what: 'shown', slot, session, activity: session.activity.current() });
      });
      visit.notify({ what: 'loaded', slot, session });
    },
    reload: (slot, tab, how) => {
      visit.notify({ what: 'ending', slot, how });
      beginPage(slot, visit.release);
      slot.reloadedItself = how === 'reloaded itself';
      tab.reload();
      visit.notice(slot);
    },
    open: (slot, path) => {
      beginPage(slot, visit.release);
      slot.tab = openTab(
        {
          form: () => served().form,
          definitionHash: () => served().hash,
          ...{ clock, device },
          bank: bank.reachedBy({
            tab: slot.id,
            page: () => slot.page,
            session: () => {
              visit.notice(slot);
              return slot.sessions;
            },
          }),
          parts: (tab) => partsOf(visit, slot, tab),
          newKey,
          newCode: () => codes[nextSeq() % codes.length] ?? '',
          onState: (state, changed) => {
            visit.notice(slot);
            visit.notify({ what: 'published', slot, state, changed });
          },
        },
        `${path}${query === '' || path.includes('?') ? '' : `?${query}`}`,
      );
      visit.notice(slot);
    },
    breach: () => breach,
    fail: (guarantee, words) => {
      breach ??= { guarantee, words };
    },
  };
  watching = watchers(visit);
  return visit;
}

/** What an action sets before it asks or waits for anything: what the visitor chooses by its button. */
function setAtOnce(effects: readonly CompiledEffect[]): string[] {
  const [first, ...rest] = effects;
  return first?.kind === 'set' ? [...first.writes.map(({ name }) => name), ...setAtOnce(rest)] : [];
}

/** Whether a place of the step stands on the page that is shown: a row may have one of its own. */
export function isOnPage({ form, activity }: Session, { field }: Place): boolean {
  return sameRow(rowPageOf(form, field), activity.current().row);
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

function beginPage(slot: Slot, release: number): void {
  slot.page += 1;
  slot.release = release;
  slot.fetched = new Set();
  slot.hanging = new Set();
  slot.missing = undefined;
  slot.reloadedItself = false;
  slot.session = undefined;
}

const codes = ['abcd', 'k3mp', 'x7rt', 'qq42', 'mvz9'];

/** What a part is called among those that have come. */
const nameOf = (part: Parameters<Parts['fetch']>[0]): string => (typeof part === 'string' ? part : part.step);

/** What a network says in place of the site. */
const strangersPage = '<!doctype html><title>WiFi</title><h1>Login</h1>';

/** Whether the worker would keep that page in place of the form's own, or of its definition. */
function isTakenForOurs({ form }: Version): boolean {
  const { slug } = form.definition;
  return isShell(strangersPage) || isDefinition(strangersPage, `/form-definitions/${slug}.json`);
}

/** The code of a page: what its own release had is there for as long as that release is. */
function partsOf(visit: World, slot: Slot, tab: { reload: () => void }): Parts {
  const limit = (): Promise<void> => new Promise((resolve) => void visit.clock.after(timeLimit, resolve));
  return {
    fetch: async (part) => {
      const name = nameOf(part);
      const { hanging, page, session } = slot;
      const isNew = !slot.fetched.has(name);
      const hangs = isNew && visit.site === 'hanging';
      const asked = { since: visit.elapsed() };
      if (hangs) hanging.add(asked);
      await (hangs ? limit() : Promise.resolve());
      hanging.delete(asked);
      // A page that has gone hears nothing any more.
      if (slot.page !== page) await new Promise<never>(() => undefined);
      const { blinks, site, release } = visit;
      const isGone = isNew && (blinks || site !== 'reached' || slot.release !== release);
      if (isGone) visit.blinks = false;
      // What a form lacks that was left is not missed by the one that is open, nor a step that was given up meanwhile.
      const isWanted = typeof part === 'string' || session?.state().step === part.step;
      if (slot.session === session && isWanted) slot.missing = isGone ? name : undefined;
      if (isGone) throw new Error(`simulation: no code for ${name}`);
      slot.fetched.add(name);
    },
    has: (part) => slot.fetched.has(nameOf(part)),
    whyMissing: async () => {
      if (visit.site === 'hanging') await limit();
      return whyMissing(visit.site);
    },
    isReloaded: () => slot.reloadedItself,
    reload: () => {
      const { page } = slot;
      // What is under way on the page that ends goes on until it has ended.
      visit.clock.after(0, () => {
        if (slot.page === page) visit.reload(slot, tab, 'reloaded itself');
      });
    },
  };
}
