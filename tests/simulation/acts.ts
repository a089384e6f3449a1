import type { ActionCallName } from '../../src/interpreter';
import type { Acts, PlainAct } from '../../src/tools/visit/acts';
import type { Fate, SiteState } from './fates';

/** The day on which every visit begins. */
export const firstDay = '2026-03-04';

/** What the bank can be asked for. */
export type BankCall = ActionCallName | 'downloadpdf' | 'list' | 'popup' | 'upload-file';

/** A record on the device, by its kind. */
export type RecordKind = 'draft' | 'receipt' | 'draftExpiry' | 'receiptExpiry';

/** What only happens in a world in which anything may happen: what stands beside the name of each act. */
export interface WorldActs {
  /** Valid answers, drawn from this text, for what the step asks for. */
  complete: string;
  /** Empties an answer and gives the same one again. */
  retype: string;
  renewCode: string;
  /** The page of a row of the step, by its number from 0 on. */
  openRow: number;
  /** A row by its group and number from 0 on: it goes and comes back, or goes and is given again behind the last. */
  undoRow: string;
  moveRow: string;
  /** Ticks all that is declared on the preview, or takes it back. */
  declare: boolean;
  /** A file on its way, one that did not arrive, and one that is there, by field. */
  cancelUpload: string;
  resendUpload: string;
  removeFile: string;
  /** The list behind a choice comes: without that choice, without anything, or with all that it usually has. */
  list: Readonly<Record<string, 'without' | 'empty' | 'whole'>>;
  /** Goes to a path of the portal, as a link does. */
  link: string;
  /** Goes on in the other tab, which opens when it is not there. */
  otherTab: true;
  /** The tab goes, and nothing comes in its place; `killed`: without a word. */
  leaveTab: 'closed' | 'killed';
  /** Comes back to a tab that has gone, at the address that it had or at the form's own. */
  openAgain: 'kept' | 'plain';
  /** 'Hapus jawaban saya', 'Mulai baru' or 'Isi formulir baru'. */
  forget: true;
  /** Keeps the answers for longer. */
  keepLonger: true;
  /** The page is loaded again by itself, as where code did not come; unless something would be lost by that. */
  reloadItself: true;
  /** The tab comes to the front again. */
  wake: true;
  /** Somebody sets the device's clock, forward or back. */
  clockMs: number;
  storage: 'fine' | 'full' | 'blocked' | 'wiped';
  /** Another state of the site. */
  site: SiteState;
  /** A foreign hand writes a record of this form on the device, or changes it. */
  foreign: { record: RecordKind; seed: string };
  /** The number of the definition that is served from now on. */
  definition: number;
  /** The bank no longer has the files that the field holds. */
  loseFiles: string;
  /** What becomes of the next request of a kind. */
  bank: Readonly<Partial<Record<BankCall, Fate>>>;
}

export type SimulatedActs = Pick<Acts, PlainAct> & WorldActs;

/** One thing that a visitor does, or that happens to one. With the same acts a visit goes the same way again. */
export type Act = {
  [Name in keyof SimulatedActs]: { act: Name; with: SimulatedActs[Name] };
}[keyof SimulatedActs];

/** One visit, whole: with the same one everything happens again. */
export interface Case {
  form: string;
  /** The parameters of the form's address. */
  query: string;
  /** How far an earlier visit has come, whose draft is on the device; left out: the device is empty. */
  begun?: { seed: string; cut: number };
  acts: readonly Act[];
}
