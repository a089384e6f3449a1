import type { Field, Rule, RuleName, Value, ValueType } from '../../language';
import type { Almanac } from '../date/closedDays';
import type { Bounds, Check, Lengths } from './checks';
import type { Failure, FailureName } from './failures';
import type { NumberNotation } from './readNumber';

/** Both bounds of a field, each a number, a day or a formula, with the keys under which they stand. */
export interface Limits {
  min?: number | string | undefined;
  max?: number | string | undefined;
  minKey: string;
  maxKey: string;
}

/** Where the label of a field stands. */
export type LabelPlace =
  /** Above its control, which it names by `for`. */
  | 'control'
  /** Above a group of controls, which names itself by the label's id. */
  | 'group'
  /** Beside the control: the widget draws it. */
  | 'beside';

/** How a visitor gives an answer; robots, scenarios and proofs answer by it. */
export type InputKind =
  /** Types characters. */
  | 'text'
  | 'number'
  | 'day'
  | 'month'
  /** Sets or clears a mark. */
  | 'tick'
  /** Picks one of a list. */
  | 'choice'
  /** Picks any number of a list. */
  | 'choices'
  | 'files'
  /** Retypes what is shown. */
  | 'code'
  /** Adds and removes rows, whose questions are answered one by one. */
  | 'rows';

/** How the visitor calls stored files, by their address. */
export type FileNames = Readonly<Record<string, string>>;

/** What a visitor's entry becomes, whether typed, pasted or filled in. */
export interface Entered {
  /** The answer: what the type's filter leaves, which is what the control shows; `undefined` leaves it as it was. */
  value: Value;
  /** What was left out and had no meaning. A quiet line at the field until it is edited again; blocks nothing. */
  notice?: Failure | undefined;
  /** What was meant cannot be kept. An error that Next refuses until the field is edited again. */
  refused?: Failure | undefined;
}

/** What a field type is. Each stands in the `field.ts` of its folder. */
export interface FieldTypeRow<F extends Field = Field> {
  input: InputKind;
  /** A number may have a part behind a comma. */
  decimals?: true;
  /** A number above the maximum becomes the maximum, unless the definition says otherwise. */
  clamps?: true;
  /** The range of usual numbers; a robot answers within it. */
  usual?: readonly [number, number];
  /** Where its label stands; left out: above its control, which it names by `for`. */
  labelPlace?: LabelPlace;
  /** How formulas and conditions see the answer. */
  valueType: ValueType;
  /** What a field of this type holds when it holds nothing. */
  empty: Value;
  /**
   * Reads a value from outside (widget, draft, query, effect): the canonical value, or `undefined` when it cannot
   * be read. Never throws. Filters and letter case come later; they need the field.
   */
  parse: (raw: unknown) => Value | undefined;
  /**
   * Reads what a visitor enters, with the rule that applies now; `undefined` leaves the answer as it was. Never throws. Left out: `parse`
   * reads it.
   */
  read?: ((raw: unknown, field: F, rule: Rule | undefined) => Entered | undefined) | undefined;
  /** How an answer is read that may be written with its units, or with a minus. Left out: neither is read. */
  within?: (own: Partial<NumberNotation>) => Pick<FieldTypeRow, 'parse' | 'read'>;
  /**
   * A value that a draft has kept under the answer's name, without what can be no answer of this type: the field may have been of
   * another type then. Left out: `parse` says it.
   */
  ofDraft?: (raw: unknown) => unknown;
  /** Another row for a field whose definition says that its answers have another shape. */
  variant?: ((field: F) => FieldTypeRow<F> | undefined) | undefined;
  /** What it holds from the moment on when it is shown, when its definition names no default; called with its lower bound. */
  initial?: (min: Value) => Value;
  /** What it holds after its lower bound has moved; `isBare` says whether nothing was typed into the row of a slot. */
  followMin?: (
    value: Value,
    min: Readonly<Record<'before' | 'now', Value>>,
    isBare: (slot: number) => boolean,
  ) => Value;
  /** The type's own rule. */
  rule?: RuleName | undefined;
  /** The checks of a given answer, in the order in which their failures are shown; left out: it is never wrong. */
  checks?: ((lengths: Lengths) => readonly Check[]) | undefined;
  /** What may be a slip in an answer that breaks no rule; a quiet line once the field was left. It never blocks. */
  doubt?: ((value: Value) => Failure | undefined) | undefined;
  /** Both bounds; left out: there are none. */
  bounds?: (field: F) => Limits;
  /** Why a day, or a month, cannot be chosen for a reason other than the bounds; `undefined` when it can. */
  whyClosed?: (day: string, field: F, almanac: Almanac) => Failure | undefined;
  /** What is written instead of a refused entry, as an answer that the field takes now; left out: the words need no such example. */
  example?: (bounds: Bounds, today: string) => string;
  /** A visitor can change an answer, but not empty it: an empty one that a draft holds was never given. */
  neverEmptied?: true;
  /** Which failure says that the answer is missing. */
  missing: FailureName;
  /** Hiding resets the answer, but what was wrong with it is there when it is shown again. */
  outlivesHiding?: true;
  /** Proves a human: never stored, sent or previewed, and validated at Next of its own step only. */
  proof?: true;
  /** Whether the answer counts as given for `required` (an unticked box does not, though it is filled). */
  given: (value: Value) => boolean;
  /**
   * The answer as a person reads it; `''` for an empty one. `label` finds the words of a stored choice, `fileNames` has
   * the visitor's names of stored files by address.
   */
  display: (value: Value, label: (stored: string) => string, fileNames?: FileNames) => string;
  /** What is sent; `undefined` leaves the answer out (an empty one). */
  submit: (value: Value) => Value | undefined;
}

/** The texts beside what is typed into a field, `''` where there is none. */
export function unitsOf(field: Field): { prefix: string; suffix: string } {
  // Which types have them, their schemas say.
  const { prefix = '', suffix = '' } = field as Partial<Record<'prefix' | 'suffix', string>>;
  return { prefix, suffix };
}

/** Whether the bounds of a field of numbers let one below zero, as far as they are known before any answer is. */
export function belowZero(field: Field): boolean {
  // Which types have them, their schemas say.
  const { min, max } = field as { min?: unknown; max?: unknown };
  return typeof min === 'string' || [min, max].some((bound) => typeof bound === 'number' && bound < 0);
}

/** What stands apart from an answer: words and digits, unlike `%`. */
const apart = (unit: string, edge: RegExp): string => (edge.test(unit) ? ' ' : '');

/** The row of a field whose answers are shown with the texts beside them. */
export function withUnits(field: Field, row: FieldTypeRow): FieldTypeRow {
  const { prefix, suffix } = unitsOf(field);
  const signed = row.within !== undefined && belowZero(field);
  if (prefix + suffix === '') return signed ? { ...row, ...row.within?.({ signed }) } : row;
  const [before, behind] = [prefix + apart(prefix, /[\p{L}\d.]$/u), apart(suffix, /^[\p{L}\d]/u) + suffix];
  return {
    ...row,
    ...row.within?.({ prefix, suffix, signed }),
    display: (...shown) => {
      const text = row.display(...shown);
      return text && before + text + behind;
    },
  };
}
