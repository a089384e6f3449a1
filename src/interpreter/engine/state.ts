import type { Almanac } from '../validation/closedDays';
import type { Failure, Failures } from '../failures';
import type { Value, Values } from '../language';

/** Marks on names: present or absent. */
export type Marks = Readonly<Record<string, true>>;

/** The state of one run of an action that a `watch` started. */
export interface WatchRun {
  /** The answers that it ran with; a newer key makes it old. */
  key: string;
  running: boolean;
}

/** The whole state of a form that is being filled in. Plain data; every change makes a new one. */
export interface FormState {
  values: Values;
  touched: Marks;
  /** What is wrong with touched answers. */
  failures: Failures;
  /** What was mended for the visitor (an amount lowered to its maximum); never blocks. */
  notices: Readonly<Record<string, Failure>>;
  /** Dates whose text could not be read; their answer is empty. */
  unreadable: Marks;
  /** Answers that the page's address has locked. */
  locks: Marks;
  /** Stages entered so far, in order; the last one is active. */
  stages: readonly string[];
  /** The active step. */
  step: string;
  /** The steps that the visitor came through in this stage, the active one left out. */
  trail: readonly string[];
  /** True after 'Ubah' on the preview: the next Next leads straight back to it. */
  editing: boolean;
  /** Runs of watched actions by action name. */
  runs: Readonly<Record<string, WatchRun>>;
  /** Captchas that Next has found right: they need not be retyped until the form is begun anew. */
  proven: Marks;
  /** Names that have a request or file on its way; Next waits for them. */
  pending: Marks;
  /** Results of the graph's nodes, by their number. Derived; never stored. */
  results: readonly unknown[];
}

/** What the machine is told about the world. */
export interface Facts extends Almanac {
  /** The codes that captchas show now, by field name. */
  codes?: Readonly<Record<string, string>>;
}

/** One answer that is to be written. */
export interface Write {
  /** What is written; `undefined` brings back what stood there at the start. */
  raw: unknown;
  /** The record of a chosen remote option, for `fills`. */
  record?: Readonly<Record<string, unknown>>;
  /** The answer is begun anew: whether it was touched, and what was wrong with it, is forgotten. */
  afresh?: true;
}

export type Writes = Readonly<Record<string, Write>>;

/** Where a batch of writes comes from; some writers act on visitors' and effects' changes only. */
export type Origin = 'start' | 'restore' | 'visitor' | 'effect' | 'move';

/** The stored value of one answer; `null` and `''` are values, a missing one is `undefined`. */
export function stored(values: Values, name: string): Value {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** A record without some names. */
export function without<V>(
  record: Readonly<Record<string, V>>,
  names: ReadonlySet<string>,
): Record<string, V> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.has(name)));
}
