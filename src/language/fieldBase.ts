import type { AnswerCheck } from './checks';
import type { Condition } from './conditions';
import type { Messages } from './messages';
import type { Allowance, Json } from './values';

/** What every field may say. */
export interface FieldBase {
  /** The answer's name, unique in the form. */
  name: string;
  /** The question as a visitor reads it; may hold `{formula}`. */
  label: string;
  /** In summaries, messages and the document, in place of the label. */
  shortLabel?: string;
  /** Formatted text behind 'Bantuan untuk {label}'; may hold `{formula}`. */
  help?: string;
  /** A hint inside the empty control. */
  placeholder?: string;
  /** Help between label and control. */
  guideText?: string;
  /** An answer is needed while the field is visible. */
  required?: boolean;
  /** Own words instead of the standard ones, by what is wrong. */
  messages?: Messages;
  /** Needed only while this holds. */
  requiredWhen?: Condition;
  /** Shown, but not writable by the visitor. */
  readOnly?: boolean;
  /** Not writable while this holds. */
  readOnlyWhen?: Condition;
  /** Shown only while this holds; a hidden field is reset. */
  visibleWhen?: Condition;
  /** What must hold between this answer and others. */
  checks?: readonly AnswerCheck[];
  /** Written when the field is shown and holds nothing; a text that is wholly `{formula}` is computed. */
  defaultValue?: Json;
  /** The answer is this formula's result and cannot be typed. */
  compute?: string;
  /** The formula rules only while this holds; when it turns, the answer is emptied. */
  computeWhen?: Condition;
  /** The answer becomes `resetTo` when one of these changes. */
  resetWhenChanged?: readonly string[];
  /** Left out: the empty value of the type. */
  resetTo?: Json;
  /** Never stored on the visitor's device. */
  sensitive?: boolean;
  /** False: the answer is not sent. */
  submit?: boolean;
  /** The answer outlives being hidden or skipped, and is sent all the same. */
  keep?: boolean;
  /** What the answer was called before: a draft's answer of that name comes back here. */
  renamedFrom?: string;
  /** HTML autofill token. */
  autocomplete?: string;
  /** Columns of 12, from the `md` breakpoint up; default 12. */
  width?: number;
  /** Advice of the checker that does not hold here. */
  checker?: Allowance;
}
