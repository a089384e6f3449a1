import type { Condition } from './conditions';

/** One choice: stored exactly as `value`, shown as `label`. */
export interface ChoiceOption {
  /** `'code|label'`, or a code without a label. */
  value: string;
  /** Left out: the part of `value` after the first pipe. */
  label?: string;
  /** A few words below the label, where choices are all in sight. */
  hint?: string;
  /** The choice is offered only while this holds. */
  visibleWhen?: Condition;
  /** On one option of a checkbox group: ticking it ticks all, unticking it clears all. */
  selectsAll?: boolean;
}

/** A choice as an editor writes it. */
export type OptionEntry = string | ChoiceOption;

/** One filter of a remote lookup. */
export interface LookupFilter {
  /** The record's field that the back end compares. */
  field: string;
  /** A text; `{name}` inserts an answer's code and makes that answer a parent. */
  value: string;
  /** Default `text`. */
  type?: 'text' | 'number';
  /** Default `=`. */
  comparisonOperator?: '=' | 'like';
  /** The filter is sent only while this holds. */
  when?: Condition;
}

/** Addresses of the contract whose list a lookup may get. */
export const lookupAddresses: readonly string[] = ['/api/holidays'];

/** Where the options of a field come from when they are not in the definition. */
export interface Lookup {
  /** The call of the API contract; default `remote-select`. */
  call?: 'remote-select' | 'remote-select-get' | 'transaksi' | 'get';
  /** What the back end is asked for, such as `/city/filter` or `branch/get-offices`; of `get` one of `lookupAddresses`. */
  url?: string;
  filters?: readonly LookupFilter[];
  /** The body of `transaksi`: key to formula. */
  body?: Readonly<Record<string, string>>;
  /** The record's key that holds the code. */
  idField: string;
  /** The record's key that holds the label. */
  textField: string;
  /** A text; `{name}` inserts an answer's code and makes that answer a parent. */
  subId?: string;
  /** As `subId`. */
  masterId?: string;
  /**
   * What is typed is sent to the back end after 1 s. True: its list may be longer than what it gives at first. False: it is not
   * asked, and the list that is there is searched.
   */
  search?: boolean;
  /** Answers that the chosen record fills: target field to record key. */
  fills?: Readonly<Record<string, string>>;
}
