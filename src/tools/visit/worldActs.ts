import { actionCallNames } from '../../interpreter';
import {
  filledDictionary as filled,
  flag,
  matching,
  object,
  oneOf,
  optional,
  text,
  wholeNumber,
  yes,
  type Infer,
} from '../../language/schema';
import { fate, siteStates } from '../simulation/fates';

/** The day on which every simulated visit begins. */
export const firstDay = '2026-03-04';

/** What the bank can be asked for. */
const bankCalls = [...actionCallNames, 'downloadpdf', 'list', 'popup', 'upload-file'] as const;

export type BankCall = (typeof bankCalls)[number];

const record = oneOf(['draft', 'receipt', 'draftExpiry', 'receiptExpiry']);

/** A record on the device, by its kind. */
export type RecordKind = Infer<typeof record>;

/** What only happens in a simulated visit, whose world is one in which anything may happen: what stands beside the name of each act. */
export const worldActs = {
  /** Valid answers, drawn from this text, for what the step asks for. */
  complete: text,
  /** Empties an answer and gives the same one again. */
  retype: text,
  renewCode: text,
  /** The page of a row of the step, by its number from 0 on. */
  openRow: wholeNumber(0),
  /** A row by its group and number from 0 on: it goes and comes back, or goes and is given again behind the last. */
  undoRow: text,
  moveRow: text,
  /** Ticks all that is declared on the preview, or takes it back. */
  declare: flag,
  /** A file on its way, one that did not arrive, and one that is there, by field. */
  cancelUpload: text,
  resendUpload: text,
  removeFile: text,
  /** The list behind a choice comes: without that choice, without anything, or with all that it usually has. */
  list: filled(oneOf(['without', 'empty', 'whole'])),
  /** Goes to a path of the portal, as a link does. */
  link: matching(/^\//, 'alamat yang diawali /'),
  /** Goes on in the other tab, which opens when it is not there. */
  otherTab: yes,
  /** The tab goes, and nothing comes in its place; `killed`: without a word. */
  leaveTab: oneOf(['closed', 'killed']),
  /** Comes back to a tab that has gone, at the address that it had or at the form's own. */
  openAgain: oneOf(['kept', 'plain']),
  /** 'Hapus jawaban saya', 'Mulai baru' or 'Ajukan lagi'. */
  forget: yes,
  /** Keeps the answers for longer. */
  keepLonger: yes,
  /** 'Coba lagi', where code did not come. */
  fetchAgain: yes,
  /** The tab comes to the front again. */
  wake: yes,
  /** Somebody sets the device's clock, forward or back. */
  clockMs: wholeNumber(-1e9, 1e9),
  storage: oneOf(['fine', 'full', 'blocked', 'wiped']),
  /** Another state of the site; `blinks`: out of reach for one request alone; `released`: a new release takes the old code away. */
  site: oneOf([...siteStates, 'blinks', 'released']),
  /** A foreign hand writes a record of this form on the device, or changes it. */
  foreign: object({ record, seed: text }),
  /** The number of the definition that is served from now on. */
  definition: wholeNumber(0),
  /** The bank no longer has the files that the field holds. */
  loseFiles: text,
  /** What becomes of the next request of a kind. */
  bank: object(
    // Every call, and no other: the names of the table are those of the calls.
    Object.fromEntries(bankCalls.map((call) => [call, optional(fate)])) as Readonly<
      Record<BankCall, ReturnType<typeof optional<Infer<typeof fate>>>>
    >,
  ),
};

export type WorldActs = { [Name in keyof typeof worldActs]: Infer<(typeof worldActs)[Name]> };
