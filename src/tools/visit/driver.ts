import type { ChosenFile, Place } from '../../interpreter';
import type { Session } from '../../session';
import type { VirtualClock } from './clock';
import type { Lists } from './lists';
import type { Tab } from './tab';

/** What an act needs of a visit: what is in front of the visitor, how it is waited for, and what is called with what is done. */
export interface Driver {
  readonly clock: VirtualClock;
  /** The tab in front; a dead end where there is none. */
  readonly tab: Tab;
  /** Of the page that is open; loading it again makes a new one. */
  readonly session: Session;
  /** As the page that is open has asked for them. */
  readonly lists: Lists;
  /** What it rejects with is thrown, or noted. */
  run: (begun: Promise<unknown>) => void;
  /** Lets time pass until a run has ended or waits for the visitor; left out, the run that was waited for before. */
  waitFor: (action?: string) => Promise<void>;
  /** Lets everything happen that needs no time. */
  rest: () => Promise<void>;
  /** Acts that nobody can do are left out; otherwise they are thrown. */
  leavesOut?: true;
  /** Whether a place of the step is on the page that is shown; left out: answers of rows are given where their step is shown. */
  shows?: (place: Place) => boolean;
  /** The visitor, or a button for them, sets an answer or a remembered value, as far as it can be set. */
  sets?: (name: string) => void;
  /** What the visitor has given is another answer than before. */
  gave?: (name: string) => void;
  /** A file as it is handed over that the visitor has chosen. */
  handOver?: (file: ChosenFile) => ChosenFile;
  /** A row is there that the visitor has added. */
  added?: (rows: string, slot: number) => void;
  /** A button among the fields of the step is pressed. */
  presses?: (action: string) => void;
  /** The visitor says to a question that it shall go on. */
  confirms?: () => void;
}
