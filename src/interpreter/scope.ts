import type { Value, ValueType } from '../language';

/**
 * What formulas and conditions see: answers, remembered values and constants by name, as *effective* values
 * (what is hidden or off the path is `undefined`), and the facts of the day.
 */
export interface Scope {
  read: (name: string) => Value;
  /** The visitor's calendar day, `YYYY-MM-DD`. */
  today: string;
  /** What an action adds: `response`, `status`, `ok`, … and `$slug`, `$subProductId`, `$product`. */
  extras?: Readonly<Record<string, unknown>>;
  /** What would be submitted of the named stages (all when none is named); only in a body. */
  answers?: (stages: readonly string[]) => Value;
}

/** What a name stands for, so that formulas and conditions can be checked before they run. */
export interface NameInfo {
  kind: 'field' | 'value' | 'constant';
  /** The type of what is stored; `unknown` for remembered values and what a response brings. */
  type: ValueType;
  /** Of a field whose choices have scores: these by code. */
  scores?: ReadonlyMap<string, number> | undefined;
  /** Inside a row: the answer of this row that the name stands for. */
  answer?: string;
}

/** What the name of a row group leads to. */
export interface RowColumns {
  /** How many rows there may be at once: each has a slot from 0 on, which it keeps until it is removed. */
  slots: number;
  /** The names of the questions and values of a row. */
  columns: readonly string[];
  /** The names as a formula inside the row of a slot sees them. */
  inRow: (slot: number) => Names;
}

/** Looks a name up; `undefined` for an unknown one. `all()` serves did-you-mean. */
export interface Names {
  get: (name: string) => NameInfo | undefined;
  all: () => readonly string[];
  /** Looks a row group up; `undefined` for every other name. */
  rows: (name: string) => RowColumns | undefined;
  /** The row group that asks a name which only its rows know; `undefined` for every other name. */
  groupOf: (name: string) => string | undefined;
}
