import type { ActionCallName, Json } from '../../interpreter';
import type { Fate, SiteState } from './fates';

/** What the bank can be asked for. */
export type Asked = ActionCallName | 'downloadpdf' | 'list' | 'popup' | 'upload-file';

/** A record on the device, by its kind. */
export type RecordKind = 'draft' | 'receipt' | 'draftExpiry' | 'receiptExpiry';

/** What a visitor does with the rows of a group: a new one at the end, one goes, one goes and comes back, the first becomes the last. */
export type RowAct = 'add' | 'drop' | 'undo' | 'move';

/** One thing that a visitor does, or that happens to one. With the same acts a visit goes the same way again. */
export type Act =
  /** Gives every open answer of the step that is missing or wrong; captchas too. */
  | { do: 'fill'; seed: string }
  | { do: 'type'; field: string; raw: Json }
  /** Empties an answer and gives the same one again. */
  | { do: 'retype'; field: string }
  | { do: 'renewCode'; field: string }
  /** The page of a row of the step, by its number from 1 on. */
  | { do: 'row'; number: number }
  /** On the page of a row: 'Simpan'. */
  | { do: 'next' }
  | { do: 'back' }
  | { do: 'preview' }
  | { do: 'edit'; step: string }
  /** Ticks all that is declared on the preview, or takes it back. */
  | { do: 'declare'; tick: boolean }
  | { do: 'submit' }
  /** A button between the fields, by its action. */
  | { do: 'button'; action: string }
  /** A button of the newest dialog; -1 is the one in its corner. */
  | { do: 'press'; button: number }
  /** Escape on a dialog that may be left so. */
  | { do: 'close' }
  | { do: 'popup'; goOn: boolean }
  | { do: 'question'; goOn: boolean }
  | { do: 'take'; field: string; file: string; size: number }
  /** Adds a row to a group, or removes or moves one; `number` counts rows from 1 on. */
  | { do: 'rows'; field: string; how: RowAct; number: number }
  | { do: 'cancel'; field: string }
  | { do: 'remove'; field: string }
  | { do: 'resend'; field: string }
  /** The list behind a choice comes: without that choice, without anything, or with all that it usually has. */
  | { do: 'list'; field: string; comes: 'without' | 'empty' | 'whole' }
  | { do: 'browser'; by: 1 | -1 }
  | { do: 'reload' }
  /** The tab goes; `killed`: without a word. */
  | { do: 'close-tab'; killed: boolean }
  /** Comes back to a tab that has gone, at the address that it had or at the form's own. */
  | { do: 'open'; address: 'kept' | 'plain' }
  /** Goes on in the other tab, which opens when it is not there. */
  | { do: 'other-tab' }
  | { do: 'home' }
  /** From elsewhere in the portal back into the form. */
  | { do: 'return' }
  /** 'Hapus data saya', 'Mulai baru' or 'Ajukan lagi'. */
  | { do: 'forget' }
  /** Keeps the answers for longer. */
  | { do: 'extend' }
  /** 'Coba lagi', where code did not come. */
  | { do: 'fetch' }
  | { do: 'wait'; ms: number }
  | { do: 'wake' }
  /** Somebody sets the device's clock. */
  | { do: 'clock'; by: number }
  | { do: 'storage'; is: 'fine' | 'full' | 'blocked' | 'wiped' }
  /** Another state of the site; `blinks`: out of reach for one request alone; `released`: a new release takes the old code away. */
  | { do: 'site'; is: SiteState | 'blinks' | 'released' }
  /** A foreign hand writes a record of this form on the device, or changes it. */
  | { do: 'foreign'; record: RecordKind; seed: string }
  /** The definition that is served from now on. */
  | { do: 'definition'; version: number }
  /** The bank no longer has the files that the field holds. */
  | { do: 'lose'; field: string }
  /** What becomes of the next request of this kind. */
  | { do: 'bank'; call: Asked; fate: Fate };

/** One visit, whole: with the same one everything happens again. */
export interface Case {
  form: string;
  /** The parameters of the form's address. */
  query: string;
  /** How far an earlier visit has come, whose draft is on the device; left out: the device is empty. */
  begun?: { seed: string; cut: number };
  acts: readonly Act[];
}

/** Milliseconds of virtual time in words. */
function timeInWords(ms: number): string {
  const size = Math.abs(ms);
  if (size < 1000) return `${ms} ms`;
  if (size < 120_000) return `${ms / 1000} s`;
  return size < 7_200_000 ? `${Math.round(ms / 60_000)} min` : `${(ms / 3_600_000).toFixed(1)} h`;
}

/** An act as one line of a trace. */
export function actInWords(act: Act): string {
  switch (act.do) {
    case 'wait':
      return `wait ${timeInWords(act.ms)}`;
    case 'clock':
      return `clock is set by ${timeInWords(act.by)}`;
    case 'bank': {
      const { says, arrives, answers, acts, again, variant } = act.fate;
      const what = typeof says === 'string' ? says : JSON.stringify(says).replace(/[{}"]/g, '');
      const done = acts ? 'done' : 'not done';
      const twice = again === undefined ? '' : `, delivered again after ${timeInWords(again)}`;
      return `bank, next ${act.call}: ${what} (${done}; ${arrives}/${answers} ms; variant ${variant}${twice})`;
    }
    default: {
      const { do: name, ...rest } = act;
      const words = Object.entries(rest).map(([key, value]) => `${key} ${JSON.stringify(value)}`);
      return [name, ...words].join(' ');
    }
  }
}
