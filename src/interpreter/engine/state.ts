import type { Almanac } from '../../fields/pure';
import type { Failures } from '../../fields/pure';
import type { Value, Values } from '../../language';
import { lookUp } from './sharedRecord';

/** Why a list does not offer a choice any more: it has left it, or it is full on that day. */
export type Delisting = 'gone' | 'full';

/** Marks on names: present or absent. */
export type Marks = Readonly<Record<string, true>>;

/** The state of one run of an action that a `watch` started. */
export interface WatchRun {
  /** The answers that it ran with; a newer key makes it old. */
  key: string;
  running: boolean;
}

/**
 * The whole state of a form that is being filled in. Plain data; every change makes a new one, which shares with the one before
 * it all that has not changed (`sharedRecord.ts`).
 */
export interface FormState {
  values: Values;
  touched: Marks;
  /** What is wrong with touched answers. */
  failures: Failures;
  /** Answers at which something may be wrong since another one is being typed: said when that one is left. */
  deferred: Marks;
  /** What checks say that do not hold, by their ids. */
  failedChecks: Readonly<Record<string, string>>;
  /** What was changed of an entry (an amount lowered to its maximum, signs left out), until it is edited again; never blocks. */
  notices: Failures;
  /** Entries that could not be kept as they were meant, until they are edited again: errors, whatever the answer is now. */
  refused: Failures;
  /** Answers that the page's address has locked. */
  locks: Marks;
  /** Stages entered so far, in order; the last one is active. */
  stages: readonly string[];
  /** The active step. */
  step: string;
  /** The steps that the visitor came through in this stage, the active one left out. */
  trail: readonly string[];
  /** Steps whose Next has run its action; false: an answer that the action reads has changed since, so that it is due again. */
  passed: Readonly<Record<string, boolean>>;
  /** The last step was passed once: nothing but the preview or the submission is left to come to. */
  finished: boolean;
  /** True after 'Ubah' on the preview: a Next that finds nothing unfinished leads straight back to it. */
  editing: boolean;
  /** Runs of watched actions by action name. */
  runs: Readonly<Record<string, WatchRun>>;
  /** Captchas that Next has found right: they need not be retyped until the form is restarted. */
  proven: Marks;
  /** Popups that were agreed to and are not shown again. */
  agreed: Marks;
  /** Names that have a request or file on its way; Next waits for them. */
  pending: Marks;
  /** Choices that the list of the back end does not offer any more since they were made. */
  delisted: Readonly<Record<string, Delisting>>;
  /** Results of the graph's nodes, by their number. Derived; never stored. */
  results: readonly unknown[];
  /** The entry that is being typed, until it is left. Never stored. */
  typing?: TypedEntry | undefined;
  /** The answer that the visitor has changed last, as long as it can be taken back. Never stored. */
  slip?: Slip | undefined;
}

/** The changes of one answer, as one. */
export interface Slip {
  name: string;
  /** The state without them. */
  before: FormState;
  /** Whom they have concerned. */
  changed: ReadonlySet<string>;
}

/** An entry from its first key on. */
export interface TypedEntry {
  name: string;
  /** The state without it. */
  before: FormState;
  /** What its last key has written. */
  writes: Writes;
  /** Whom its keys have concerned. */
  changed: ReadonlySet<string>;
}

/** What the machine knows of the world. */
export interface Facts extends Almanac {
  /** The codes that captchas show now, by field name. */
  codes?: Readonly<Record<string, string>>;
}

/** One answer that is to be written. */
export interface Write {
  /** What is written; `undefined` brings back what stood there at the start. */
  raw: unknown;
  /** The record of a chosen remote option, for `fills`. */
  record?: Readonly<Record<string, unknown>> | undefined;
  /** The chosen option comes from a definition's sample. */
  sample?: true | undefined;
  /** The answer is reset: whether it was touched, and what was wrong with it, is forgotten. */
  reset?: true;
}

export type Writes = Readonly<Record<string, Write>>;

/** Where a batch of writes comes from; some writers act on visitors' and effects' changes only. */
export type Origin = 'start' | 'restore' | 'visitor' | 'effect' | 'move';

/** The stored value of one answer; `null` and `''` are values, a missing one is `undefined`. */
export function stored(values: Values, name: string): Value {
  return lookUp(values, name);
}

/** Whether a choice comes from a definition's sample, and the bank's list has not come since. It is kept as what is said beside it. */
export function isSample({ notices }: Pick<FormState, 'notices'>, name: string): boolean {
  return lookUp(notices, name)?.rule === 'sample';
}
