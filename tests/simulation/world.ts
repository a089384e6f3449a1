import type { CompiledForm, FormState } from '../../src/interpreter';
import type { Activity, Session } from '../../src/session';
import type { Device } from '../../src/tools/visit/device';
import type { Driver } from '../../src/tools/visit/driver';
import type { Lists } from '../../src/tools/visit/lists';
import type { Tab } from '../../src/tools/visit/tab';
import type { Act } from './acts';
import type { Answered, SimulatedBank } from './bank';
import type { SiteState } from './fates';
import type { Ledger, Request } from './ledger';
import type { Given } from './wanted';

/** One definition as it was served at some time. */
export interface Version {
  form: CompiledForm;
  hash: string;
  lists: Lists;
}

/** How a page has come to its end. */
export type PageEnd = 'reloaded' | 'reloaded itself' | 'closed' | 'killed' | 'left' | 'forgotten';

/** The events of a visit, as guarantees hear them. */
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
  /** When its last page has gone, in time that nobody sets. */
  goneAt: number;
  /** Counts its pages. */
  page: number;
  /** The newest session that was seen in it, and its number among those of all tabs. */
  session?: Session;
  sessions: number;
  /** The definition that its page began with. */
  version: Version;
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
export interface World extends Driver {
  versions: readonly Version[];
  device: Device;
  bank: SimulatedBank;
  ledger: Ledger;
  slots: readonly Slot[];
  current: number;
  /** The tab in use, or where it was. */
  readonly slot: Slot;
  /** Which definition is served; and the newest one that a page has got, which it keeps for when it gets none. */
  served: number;
  kept: number;
  /** What keeps pages and definitions has kept a page of somebody else in their place. */
  keepsStranger: boolean;
  site: SiteState;
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
  shortLists: Map<string, 'without' | 'empty'>;
  /** Milliseconds since the visit began, whatever the clock was set to. */
  elapsed: () => number;
  setClock: (by: number) => void;
  nextSeq: () => number;
  notify: (happening: Happening) => void;
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
