import type { Value } from './language';

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
}

/** The types of the language's values. `choice` is `'code|label'`, `choices` a list of these. */
export type ValueType = 'text' | 'number' | 'date' | 'boolean' | 'choice' | 'choices' | 'unknown';

/** Looks a name up; `undefined` for an unknown one. `all()` serves did-you-mean. */
export interface Names {
  get: (name: string) => NameInfo | undefined;
  all: () => readonly string[];
}
