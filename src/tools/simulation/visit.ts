import type { CompiledForm, FormState } from '../../interpreter';
import type { Activity, Parts, Session } from '../../session';
import { isDefinition, isShell } from '../../worker/contents';
import { createClock, type VirtualClock } from '../visit/clock';
import { createDevice, type Device } from '../visit/device';
import { openTab, type Tab } from '../visit/tab';
import { firstDay } from '../visit/worldActs';
import type { Act, Case } from './acts';
import { createSimulatedBank, type Answered, type SimulatedBank } from './bank';
import { timeLimit, type SiteState } from './fates';
import { copyOf, emptyLedger, isWrite, type Ledger, type Request } from './ledger';
import { type MadeUpLists } from './lists';
import type { Given } from './wanted';

/** One definition as it was served at some time. */
export interface Version {
  form: CompiledForm;
  hash: string;
  lists: MadeUpLists;
}

/** How a page has come to its end. */
export type PageEnd = 'reloaded' | 'reloaded itself' | 'closed' | 'killed' | 'left' | 'forgotten';

/** What guarantees are told of while a visit goes on. */
export type Happening =
  | { what: 'ending'; slot: Slot; how: PageEnd }
  | { what: 'loaded'; slot: Slot; session: Session }
  | { what: 'published'; slot: Slot; state: FormState; changed: ReadonlySet<string> }
  | { what: 'shown'; slot: Slot; session: Session; activity: Activity }
  | { what: 'asked'; slot: Slot; request: Request }
  | ({ what: 'answered'; slot: Slot } & Answered)
  | { what: 'given up'; slot: Slot; request: Request }
  /** A file has not arrived that the newest session of a tab waits for. */
  | { what: 'upload failed'; slot: Slot; file: string }
  /** The visitor has given an answer. */
  | { what: 'given'; slot: Slot; name: string }
  /** The visitor has said to a question that it shall go on. */
  | { what: 'confirmed' };

/** Where a tab is, or was. */
export interface Slot {
  id: number;
  /** Left out: the tab has gone, or was never opened. */
  tab?: Tab;
  /** The address of a tab that has gone. */
  address?: string;
  /** Counts its pages. */
  page: number;
  /** The newest session that was seen in it, and its number among those of all tabs. */
  session?: Session;
  sessions: number;
  /** The definition that its page began with. */
  version: Version;
  /** The release that its page was loaded from; its code comes from there. */
  release: number;
  /** Steps whose code is here. */
  fetched: Set<string>;
  /** The part of the code that was asked for last, and did not come. */
  missing?: string | undefined;
  /** When code was asked for that hangs on its way to its page. */
  hanging: Set<{ since: number }>;
  reloadedItself: boolean;
}

/** A guarantee, watching over one visit. */
export interface Watcher {
  on?: (happening: Happening) => void;
  before?: (act: Act) => void;
  after?: (act: Act) => void;
  /** Nothing is under way any more. */
  end?: () => void;
}

/** The guarantee that an exception breaks, or a rejection for which nobody waits. */
export const nothingThrown = 'Nothing is thrown.';

/** What was broken, and in which way. */
export interface Breach {
  guarantee: string;
  words: string;
}

/** One simulated visit and the world around it. */
export interface Visit {
  versions: readonly Version[];
  clock: VirtualClock;
  device: Device;
  bank: SimulatedBank;
  ledger: Ledger;
  slots: readonly Slot[];
  current: number;
  /** Which definition is served; and the newest one that a page has got, which it keeps for when it gets none. */
  served: number;
  kept: number;
  /** What keeps pages and definitions has kept a page of somebody else in their place. */
  keepsStranger: boolean;
  /** Counts releases of the site; and how it is reached. */
  release: number;
  site: SiteState;
  /** The next request for code does not come through. */
  blinks: boolean;
  storage: 'fine' | 'full' | 'blocked';
  /** A foreign hand has written a record of the form. */
  foreign: boolean;
  /** When storage was not fine for the last time, or was emptied by another; in time that nobody sets. */
  troubledAt: number;
  /** When the clock was set for the last time, in time that nobody sets. */
  clockSetAt: number;
  /** What the visitor has set, at any time. */
  given: Map<string, number>;
  /** The newest call that registers something has left open what came of it. */
  unsure: boolean;
  /** Lists that do not come as usual: without the stored choice, or without anything. */
  lists: Map<string, 'without' | 'empty'>;
  /** Milliseconds since the visit began, whatever the clock was set to. */
  elapsed: () => number;
  setClock: (by: number) => void;
  nextSeq: () => number;
  tell: (happening: Happening) => void;
  /** Looks whether a tab shows another session by now. */
  notice: (slot: Slot) => void;
  open: (slot: Slot, path: string) => void;
  reload: (slot: Slot, tab: Pick<Tab, 'reload'>, how: 'reloaded' | 'reloaded itself') => void;
  breach: () => Breach | undefined;
  fail: (guarantee: string, words: string) => void;
}

/** What an earlier visit has left: on the device, at the bank, in the visitor's mind. */
export interface Left {
  entries: ReadonlyMap<string, string>;
  now: number;
  ledger: Ledger;
  given: Given;
  /** How long it took, and how much has happened in it. */
  elapsed: number;
  seq: number;
}

/** A world for one visit; `left` is on its device. */
export function createVisit(
  versions: readonly Version[],
  { query }: Pick<Case, 'query'>,
  watchers: (visit: Visit) => readonly Watcher[],
  left?: Left,
): Visit {
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
      visit.tell({ what: 'asked', slot, request });
    },
    onAnswered: (answered) => {
      if (isWrite(answered.request.call)) visit.unsure = answered.learned === 'unknown';
      visit.tell({ what: 'answered', slot: slotOf(answered.request.tab), ...answered });
    },
    onGivenUp: (request) => visit.tell({ what: 'given up', slot: slotOf(request.tab), request }),
    onUploadFailed: ({ file, tab, session }) => {
      const slot = slotOf(tab);
      if (session === slot.sessions) visit.tell({ what: 'upload failed', slot, file });
    },
  });
  const served = (): Version => {
    if (comes(visit.site)) visit.kept = visit.served;
    else if (visit.site === 'portal' && isTakenForOurs(version)) visit.keepsStranger = true;
    return versions[visit.kept] ?? version;
  };
  let watching: readonly Watcher[] = [];

  const visit: Visit = {
    ...{ versions, clock, device, bank, ledger, elapsed, nextSeq },
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
    lists: new Map(),
    setClock: (by) => {
      set += by;
      clock.set(clock.now() + by);
      visit.clockSetAt = elapsed();
    },
    tell: (happening) => {
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
        visit.tell({ what: 'shown', slot, session, activity: session.activity.current() });
      });
      visit.tell({ what: 'loaded', slot, session });
    },
    reload: (slot, tab, how) => {
      visit.tell({ what: 'ending', slot, how });
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
            visit.tell({ what: 'published', slot, state, changed });
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

/** Whether a definition comes that is asked for; otherwise the page shows what it has kept. */
function comes(site: SiteState): boolean {
  return site === 'reached' || site === 'cut';
}

/** What a network says in place of the site. */
const strangersPage = '<!doctype html><title>WiFi</title><h1>Login</h1>';

/** Whether the worker would keep that page in place of the form's own, or of its definition. */
function isTakenForOurs({ form }: Version): boolean {
  const { slug } = form.definition;
  return isShell(strangersPage) || isDefinition(strangersPage, `/form-definitions/${slug}.json`);
}

/** What a page finds when code is missing. */
export function whyMissing(site: SiteState): 'unreachable' | 'released' {
  return comes(site) ? 'released' : 'unreachable';
}

/** The code of a page: what its own release had is there for as long as that release is. */
function partsOf(visit: Visit, slot: Slot, tab: { reload: () => void }): Parts {
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
