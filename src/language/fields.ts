import type { Condition } from './conditions';
import type { Json } from './values';

/** Every field type of the language. A new one is a row here, in `fieldTypes` and in the widget registry. */
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
  'upload',
  'captcha',
  'branch',
] as const;

export type FieldType = (typeof fieldTypeNames)[number];

/** Named character rules (spec 1, section 5, 'Input filters by type'). */
export const ruleNames = [
  'digits',
  'digits-spaces',
  'letters-spaces',
  'alphanumeric',
  'alphanumeric-spaces',
  'restricted',
  'email',
] as const;

export type RuleName = (typeof ruleNames)[number];

/** Every kind of file that may be uploaded, by its extension, which is literal: `.jpeg` is not `.jpg`. */
export const fileExtensions = ['.png', '.jpg', '.jpeg', '.webp', '.pdf'] as const;

export type FileExtension = (typeof fileExtensions)[number];

/** Groups of days that a date field may close. */
export const closedDayNames = ['holidays', 'weekends', 'past', 'today'] as const;

export type ClosedDays = (typeof closedDayNames)[number];

/** Which characters may be typed: a named rule, or the inside of a character class. */
export type Rule = RuleName | { characters: string };

/** A rule that depends on a condition; the first that holds is taken. */
export interface ConditionalRule {
  /** Left out: always. */
  when?: Condition;
  rule: Rule;
}

/** One choice: stored exactly as `value`, shown as `label`. */
export interface ChoiceOption {
  /** `'code|label'`, or a code without a label. */
  value: string;
  /** Left out: the part of `value` after the first pipe. */
  label?: string;
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

/** Where the options of a field come from when they are not in the definition. */
export interface Lookup {
  /** The call of the API contract; default `remote-select`. */
  call?: 'remote-select' | 'remote-select-get' | 'transaksi' | 'get';
  /** A same-origin path that the contract knows, such as `/city/filter`. */
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
  /** True: what is typed is sent to the back end after 1 s. */
  search?: boolean;
  /** Answers that the chosen record fills: target field to record key. */
  fills?: Readonly<Record<string, string>>;
}

/** What every field may say. */
interface FieldBase {
  /** The answer's name, unique in the form. */
  name: string;
  /** The question as a visitor reads it; may hold `{formula}`. */
  label: string;
  /** A hint inside the empty control. */
  placeholder?: string;
  /** Help between label and control. */
  guideText?: string;
  /** An answer is needed while the field is visible. */
  required?: boolean;
  /** Own words instead of the standard message for a missing answer. */
  requiredMessage?: string;
  /** Needed only while this holds. */
  requiredWhen?: Condition;
  /** Shown, but not writable by the visitor. */
  readOnly?: boolean;
  /** Not writable while this holds. */
  readOnlyWhen?: Condition;
  /** Shown only while this holds; a hidden field is reset. */
  visibleWhen?: Condition;
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
  /** HTML autofill token. */
  autocomplete?: string;
  /** Columns of 12, from the `md` breakpoint up; default 12. */
  width?: number;
}

type Of<T extends FieldType> = FieldBase & {
  /** The field type. */
  type: T;
};

interface TextLimits {
  /** Which characters may be typed, or a list of which the first that holds is taken. */
  rule?: Rule | readonly ConditionalRule[];
  /** Fewest characters. */
  minLength?: number;
  /** Most characters; typing is never cut at it. */
  maxLength?: number;
  /** Letters are turned as they are typed. */
  case?: 'upper' | 'lower';
  /** Which on-screen keyboard a phone shows. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
}

interface NumberLimits {
  /** Smallest allowed number, or a formula. */
  min?: number | string;
  /** Largest allowed number, or a formula. */
  max?: number | string;
  /** A number above the maximum becomes the maximum. */
  clampToMax?: boolean;
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
  /** A day booked at a branch: without bounds of its own it has the spec's default window. */
  kind?: 'booking';
}

interface FileLimits {
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

/** A queue of a branch. */
export interface BranchQueue {
  /** What is served there, such as Teller. */
  serviceType: { id?: string; name: string };
  description?: string;
  /** People that can still be served. */
  availability?: number;
  /** People in the queue. */
  sisaAntrian?: number;
  eformCount?: number;
}

/** A branch as the back end tells it (spec 3, section 3, 'Branch record'). */
export interface BankBranch {
  /** Left out: `0000`. */
  code?: string;
  name: string;
  address: string;
  latitude?: string;
  /** The longitude; the back end spells it so. */
  langitude?: string;
  lastUpdatedDate?: string;
  isCurrentDate?: boolean;
  limitTeller?: number;
  limitCustomerService?: number;
  branchOnlineQueues?: readonly BranchQueue[];
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

/** One line of text, or several. */
export type TextField = Of<'text' | 'textarea' | 'email' | 'phone'> & TextLimits;
/** A number; `currency` in whole rupiah, `decimal` with one comma. */
export type NumberField = Of<'number' | 'currency' | 'decimal'> & NumberLimits;
/** A calendar day. */
export type DateField = Of<'date'> & DateLimits;
/** One choice of several. */
export type ChoiceField = Of<'select' | 'searchSelect' | 'radio'> & Choices;
/** Any number of choices. */
export type ChoicesField = Of<'checkboxGroup'> & Choices;
/** A single tick. */
export type TickField = Of<'checkbox'>;
/** A switch, which may copy answers while it is on. */
export type SwitchField = Of<'switch'> & {
  /** While on, targets follow their sources: target to source. */
  copies?: Readonly<Record<string, string>>;
  /** The switch is saved at once. */
  remember?: boolean;
};

/** Stored files: an address, or a list when there may be several. */
export type UploadField = Of<'upload'> & FileLimits;
/** Four letters to retype. */
export type CaptchaField = Of<'captcha'>;
/** One branch of a city on a day, with its queues. */
export type BranchField = Of<'branch'> & BranchSource;

/** A field as an editor writes it. */
export type Field =
  | TextField
  | NumberField
  | DateField
  | ChoiceField
  | ChoicesField
  | TickField
  | SwitchField
  | UploadField
  | CaptchaField
  | BranchField;

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
