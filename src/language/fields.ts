import type { ContentBlock, InstalmentPlanBlock } from './blocks';
import type { BankBranch } from './branches';
import type { Lookup, OptionEntry } from './choices';
import type { AnswerCheck } from './checks';
import type { Condition } from './conditions';
import type { CurrencyName } from './currencies';
import type { FieldBase } from './fieldBase';
import type { FileExtension } from './fileKinds';
import type { FragmentUse } from './fragments';
import type { ConditionalRule, Rule } from './rules';
import type { Allowance, Json } from './values';

/** Every field type of the language, in the order in which messages and the reference name them. */
export const fieldTypeNames = [
  'text',
  'textarea',
  'email',
  'phone',
  'currency',
  'number',
  'decimal',
  'select',
  'searchSelect',
  'radio',
  'checkbox',
  'checkboxGroup',
  'switch',
  'date',
  'monthYear',
  'upload',
  'captcha',
  'branch',
  'rows',
] as const;

export type FieldType = (typeof fieldTypeNames)[number];

/** Groups of days that a date field may close. */
export const closedDayNames = ['holidays', 'weekends', 'past', 'today'] as const;

export type ClosedDays = (typeof closedDayNames)[number];

interface TextLimits {
  /** Which characters may be typed, or a list of which the first that holds is taken. */
  rule?: Rule | readonly ConditionalRule[];
  /**
   * The form of the text, in place of `rule`, `minLength` and `maxLength`: a named format, a pattern of `9` (digit), `A` (letter),
   * `*` (either) and literals, or a list of which one fits. The answer has the literals, whether typed or not.
   */
  format?: string | readonly string[];
  /** The literals of the format are drawn while typing. */
  mask?: boolean;
  /** Fewest characters. */
  minLength?: number;
  /** Most characters; typing is never cut at it. */
  maxLength?: number;
  /** Letters are turned as they are typed. */
  case?: 'upper' | 'lower';
  /** Letters with accents become those of the bank's alphabet, A to Z, as they are typed. */
  fold?: boolean;
  /** Which on-screen keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
}

/** A slider below a number's box, for whoever tries numbers out; the box takes what lies beyond it too. */
export interface SliderRange {
  /** Where it begins; left out: at the field's `min`, or at 0. */
  from?: number;
  /** Where it ends; left out: at the field's `max`. */
  to?: number;
  /** How far apart its stops are. */
  step: number;
}

interface NumberLimits {
  slider?: SliderRange;
  /** Smallest allowed number, or a formula. */
  min?: number | string;
  /** Largest allowed number, or a formula. */
  max?: number | string;
  /** A number above the maximum becomes the maximum; left out: yes, but for `number`. */
  clampToMax?: boolean;
}

interface MoneyKeys {
  /** Of which currency the amount is; default `IDR`, shown as `Rp`. */
  currency?: CurrencyName;
  /** Digits behind the comma; default none. */
  decimals?: number;
}

interface WholeKeys {
  /** Shown with dots between groups of three, as amounts are; left out: plainly, as years and counts read best. */
  dots?: boolean;
}

interface DateLimits {
  /** First allowed day: `YYYY-MM-DD`, or a formula. */
  minDate?: string;
  /** Last allowed day: `YYYY-MM-DD`, or a formula. */
  maxDate?: string;
  /** Days that cannot be chosen. */
  disable?: readonly ClosedDays[];
  /** The last day that can be chosen is this number of weekdays (Monday to Friday) after today. */
  maxWeekdaysAhead?: number;
  /** A day booked at a branch: without bounds of its own it has the default window. */
  kind?: 'booking';
}

interface MonthLimits {
  /** First allowed month: `YYYY-MM`, or a formula; of a day its month counts. */
  minDate?: string;
  /** Last allowed month: `YYYY-MM`, or a formula; of a day its month counts. */
  maxDate?: string;
}

/** What is on an uploaded picture. */
export const documentNames = ['ktp', 'face', 'npwp', 'other'] as const;

export type DocumentName = (typeof documentNames)[number];

interface FileLimits {
  /** What is on it. */
  document?: DocumentName;
  /** Several files; the answer is then a list of `{url, filename}`. */
  multiple?: boolean;
  /** Most files of a field for several; default 1. */
  maxFiles?: number;
  /** Largest size of one file; default 5242880 (5 MB). */
  maxSizeBytes?: number;
  /** Which files are taken; default all that can be. */
  accept?: readonly FileExtension[];
}

interface Choices {
  /** The choices, when the definition lists them. */
  options?: readonly OptionEntry[];
  /** Where the choices come from otherwise. */
  lookup?: Lookup;
}

interface ChosenLimits {
  /** Fewest choices of a group in which something is chosen. */
  minChosen?: number;
  /** Most choices. */
  maxChosen?: number;
}

interface BranchSource {
  /** The answer whose code is the city; the branches are asked for once it and the day are there. */
  city: string;
  /** The answer that is the day of the visit. */
  date: string;
  /** Which list the back end asks; sent to it as it is. */
  apiUrl: string;
  /** Shown, and called a sample, when the branches cannot be loaded. */
  sample?: readonly BankBranch[];
}

interface SwitchKeys {
  /** While on, targets follow their sources: target to source. */
  copies?: Readonly<Record<string, string>>;
  /** The switch is saved at once. */
  remember?: boolean;
}

/** Where the rows of a group are filled in. */
export const rowEditings = ['inPlace', 'ownPage'] as const;

export type RowEditing = (typeof rowEditings)[number];

interface RowKeys {
  /** What a row holds. Names are unique in the form; inside a row they mean the answers of that row. */
  blocks: readonly FormBlock[];
  /** Heads a row; may hold `{formula}` over the answers of the row, and `{index}`, which counts from 1. Left out: label and index. */
  rowTitle?: string;
  /** Where a row is filled in: below the one before it (default), or on a page of its own that a list of cards leads to. */
  editing?: RowEditing;
  /** Fewest rows: a number or a formula; default 0. So many are there from the start, and whenever the formula gives more. */
  minRows?: number | string;
  /** Most rows: a number or a formula; default 20, never above 99. */
  maxRows?: number | string;
  /** The button that adds a row. */
  addText?: string;
  /** Stands in place of the rows while there are none. */
  emptyText?: string;
}

/** The keys of each type beside those of every field; a type that has none is not listed. */
interface OwnKeys {
  text: TextLimits;
  textarea: TextLimits;
  email: TextLimits;
  phone: TextLimits;
  currency: NumberLimits & MoneyKeys;
  number: NumberLimits & WholeKeys;
  decimal: NumberLimits;
  select: Choices;
  searchSelect: Choices;
  radio: Choices;
  checkboxGroup: Choices & ChosenLimits;
  switch: SwitchKeys;
  date: DateLimits;
  monthYear: MonthLimits;
  upload: FileLimits;
  branch: BranchSource;
  rows: RowKeys;
}

/** A field of this type, or of one of these types, as an editor writes it. */
export type FieldOf<T extends FieldType> = FieldBase & {
  /** The field type. */
  type: T;
} & (T extends keyof OwnKeys ? OwnKeys[T] : unknown);

/** A field as an editor writes it. */
export type Field = { [T in FieldType]: FieldOf<T> }[FieldType];

/** One line of text, or several. */
export type TextField = FieldOf<'text' | 'textarea' | 'email' | 'phone'>;
/** A number; `decimal` with one comma. */
export type NumberField = FieldOf<'number' | 'currency' | 'decimal'>;
/** An amount: in whole rupiah, unless it says otherwise. */
export type MoneyField = FieldOf<'currency'>;
/** A whole number that is no amount. */
export type WholeField = FieldOf<'number'>;
/** A calendar day. */
export type DateField = FieldOf<'date'>;
/** A month of a year. */
export type MonthField = FieldOf<'monthYear'>;
/** One choice of several. */
export type ChoiceField = FieldOf<'select' | 'searchSelect' | 'radio'>;
/** Any number of choices. */
export type ChoicesField = FieldOf<'checkboxGroup'>;
/** A single tick. */
export type TickField = FieldOf<'checkbox'>;
/** A switch, which may copy answers while it is on. */
export type SwitchField = FieldOf<'switch'>;
/** Stored files: an address, or a list when there may be several. */
export type UploadField = FieldOf<'upload'>;
/** Four letters to retype. */
export type CaptchaField = FieldOf<'captcha'>;
/** One branch of a city on a day, with its queues. */
export type BranchField = FieldOf<'branch'>;

/** Any number of records with the same questions. */
export type RowsField = FieldOf<'rows'>;

/** An answer that is declared elsewhere, shown again here. */
export interface UseField {
  /** The name of the declared field. */
  use: string;
  label?: string;
  guideText?: string;
  readOnly?: boolean;
  readOnlyWhen?: Condition;
  required?: boolean;
  visibleWhen?: Condition;
  width?: number;
}

/** A remembered value without a control. */
export interface RememberedValue {
  /** The value's name, in the same name space as the fields. */
  name: string;
  /** What it holds at the start; left out: nothing. */
  initial?: Json;
  /** The value is this formula's result. */
  compute?: string;
  /** False: it is not sent. */
  submit?: boolean;
}

/** Blocks under one title, shown or locked together. */
export interface GroupBlock {
  type: 'group';
  title?: string;
  blocks: readonly FormBlock[];
  /** All of it is shown only while this holds. */
  visibleWhen?: Condition;
  /** None of it is writable while this holds. */
  readOnlyWhen?: Condition;
  /** What must hold between its answers; told above it. */
  checks?: readonly AnswerCheck[];
  /** Its answers outlive being hidden or skipped. */
  keep?: boolean;
  /** A scroll area of at most so many pixels. */
  maxHeight?: number;
  /** Advice of the checker that does not hold for what is in it. */
  checker?: Allowance;
}

/** What a step may hold. */
export type FormBlock = Field | UseField | FragmentUse | GroupBlock | InstalmentPlanBlock | ContentBlock;
