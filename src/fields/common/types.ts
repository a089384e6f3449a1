import type { ReactNode, ReactElement } from 'react';
import type {
  DocumentName,
  FieldType,
  OfferedBranch,
  Option,
  StoredFile,
  UploadLimits,
} from '../../interpreter';
import type { SentFile } from '../../session';

export type { DocumentName, FieldType, OfferedBranch, Option, SentFile, StoredFile, UploadLimits };

/** Which on-screen keyboard a phone shows. */
export type InputMode = 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';

/**
 * What every widget is given, and what it reports. A widget keeps no answer: it shows `value`, and its owner must have given the new
 * one back as `value` by the end of the event in which `onChange` was called; a later one would throw the caret to the end.
 */
export interface WidgetProps<V> {
  /** Id of the control, or of the element around a group of controls: `fieldIds(name).control`. */
  id: string;
  /** The field's name; the `name` attribute of the control. */
  name: string;
  /** The question as text, for widgets whose label stands beside the control or names a dialog. */
  label: string;
  /** Id of the element that holds the label. */
  labelledBy: string;
  /** Ids of guide text, error and notice, as far as they are shown; see `describedBy`. */
  describedBy?: string;
  /** The settled answer. */
  value: V;
  /** A hint inside the empty control. */
  placeholder?: string;
  /** Announced by `aria-required` (and drawn by the frame, which knows where the label is). */
  required: boolean;
  /** Shown, focusable, not writable. */
  readOnly: boolean;
  /** The frame shows an error: `aria-invalid`. */
  invalid: boolean;
  /** The visitor changed the answer. */
  onChange: (raw: V) => void;
  /** The visitor left the control, or closed its list or calendar. */
  onBlur: () => void;
}

/** A control that is typed into. */
export interface TypedProps<V> extends WidgetProps<V> {
  /** HTML autofill token. */
  autoComplete?: string;
  /** What stands in its box before what is typed, and behind it; read out as its description. */
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** Left out: what suits the widget. */
  inputMode?: InputMode;
  /** What the Enter key of an on-screen keyboard says. */
  enterKeyHint?: 'next' | 'done' | 'search' | 'send' | 'go';
}

/** One line of text, or several. No maximum length: input is never cut, the error says what is too long. */
export interface TextProps extends TypedProps<string> {
  /**
   * Rule and letter case of the field: what may stay of a text, as it is to be shown. Applied in the input handler, so that the caret
   * stays; `filter(a + b)` should begin with `filter(a)`. `onChange` is given the text as it was entered: whoever holds the answer reads it.
   */
  filter: (text: string) => string;
  /** Whether a text stands for the answer, which may have literals that were not typed. Left out: only the answer itself does. */
  standsForValue?: (text: string) => boolean;
  /** What was entered and is refused, signs that are not shown included. */
  entered?: string | undefined;
  /** Whether an on-screen keyboard starts with capitals; `none` where letters are turned anyway. */
  autoCapitalize?: 'none' | 'sentences' | 'words' | 'characters';
}

/** A control whose text may stand for no answer. */
export interface ReadProps<V> extends TypedProps<V> {
  /** What was typed before the control was drawn and stands for no answer; it is shown, and can be edited. */
  entered?: string | undefined;
  /**
   * What was typed stands for no answer, which is empty, and the text stays. Of a day and a month it is said when all their digits make
   * none, and on blur when the entry is incomplete. The next `onChange` takes it back.
   */
  onUnreadable: (text: string) => void;
}

/** A number that is not negative, of at most 15 digits; `null` is empty. Whole, but for `decimal`. */
export interface NumberProps extends ReadProps<number | null> {
  /** A minus is read. */
  signed?: boolean;
  /** A number below zero is right now. */
  isBelowZero?: boolean;
}

export interface MoneyProps extends NumberProps {
  /** Its currency stands in front of it; `''`: it is no amount. */
  unit: string;
  /** Most digits behind the comma; left out: none. */
  decimals?: number;
}

/** How far the options of a choice are. */
export type ChoiceStatus =
  /** They are all there. None at all reads 'Data tidak ditemukan!'. */
  | 'ready'
  /** A request is under way; options of an earlier one may be shown meanwhile. */
  | 'loading'
  /** The request failed; a stored answer stays. */
  | 'failed'
  /** Another answer is needed first. */
  | 'waiting';

/** A list whose options may come from elsewhere. */
interface ListState {
  /** What is offered, in order. Codes are compared, so that a stored label may be an old one. */
  options: readonly Option[];
  status: ChoiceStatus;
  /** Which answer is needed first, such as 'Pilih Provinsi dahulu'; shown while `waiting`. */
  waitingText?: string;
  onRetry?: () => void;
}

/** A text that is none of a list's choices; `fits`: it may be meant for one, which was not chosen. */
export interface Unlisted {
  unlisted: string;
  fits: boolean;
}

/** One choice of several; the answer is `'code|label'`, `''` when nothing is chosen. */
export interface ChoiceProps extends WidgetProps<string>, ListState {
  autoComplete?: string;
  /** What was typed into a list that can be searched, when it was left, and is none of its choices: its box shows it. */
  entered?: string | undefined;
  /** A list that can be searched was left with such a text; the answer stays what it is. */
  onUnlisted?: (text: Unlisted) => void;
  /** The options may be the beginning of a longer list: what is only near to a searched text is not offered. */
  partial?: boolean;
  /** Everyday names by which options are found: name to words of the label. */
  aliases?: Readonly<Record<string, string>> | undefined;
  /** What a back end is asked for of what is typed into a list that can be searched; `''` when the search ends. Not debounced. */
  onSearch?: (text: string) => void;
}

/** Any number of choices, each `'code|label'`. */
export interface ChoicesProps extends Omit<WidgetProps<readonly string[]>, 'onChange'>, ListState {
  /**
   * The answers after the visitor's click, in the order of the options, and the option that was clicked: what one
   * option does to the others is not known here.
   */
  onChange: (raw: readonly string[], clicked: Option) => void;
}

export type TickProps = WidgetProps<boolean>;

/** A calendar day, `YYYY-MM-DD`; `''` is empty. */
export interface DateProps extends ReadProps<string> {
  /** First day that the calendar offers, `YYYY-MM-DD`; default 1 January 1900. A typed day may lie outside. */
  min?: string;
  /** Last day that the calendar offers; default the end of the tenth year from now. */
  max?: string;
  /** Days between them that cannot be chosen; asked for each day that the calendar draws. */
  isClosed?: (day: string) => boolean;
}

/** A month, `YYYY-MM`; `''` is empty. */
export type MonthProps = ReadProps<string>;

/** Stored files, and files on their way. The answer is changed by what sends them. */
export interface UploadProps extends Omit<WidgetProps<readonly StoredFile[]>, 'onChange'> {
  limits: UploadLimits;
  /** What is on it; left out: nothing is known of it. */
  document?: DocumentName;
  /** Why files of the last choice were not taken, or are no longer there. */
  faults: readonly string[];
  sent: readonly SentFile[];
  /** A file that was just removed and can be brought back. */
  removed?: StoredFile;
  /** What happened last, for screen readers. */
  announcement?: string;
  /** Whether that is shown too, as a quiet line: no toast and no error says it. */
  isAnnouncementShown?: boolean;
  /** The address of a stored file's picture; left out: it has none. */
  pictureOf: (file: StoredFile) => string | undefined;
  /** How large a stored file is, in bytes; left out: not known. */
  sizeOf: (file: StoredFile) => number | undefined;
  /** Whether a stored file is an encrypted PDF, as far as it is known. */
  isProtected: (file: StoredFile) => boolean;
  /** Files were dropped, pasted, chosen, or taken by the camera; at least one. */
  onFiles: (files: readonly File[], from?: 'camera') => void;
  onRemove: (file: StoredFile) => void;
  onRestore: (file: StoredFile) => void;
  /** The visitor gives up a file that waits, is sent or has failed. */
  onCancel: (id: number) => void;
  /** A failed one is to be sent again. */
  onRetry: (id: number) => void;
}

export interface ShownRow {
  /** Its identity, whatever is removed before it. */
  slot: number;
  /** From 0 on. */
  index: number;
  heading: string;
  /** It holds something that would be lost with it. */
  answered: () => boolean;
  content: ReactNode;
}

export interface RowsProps extends Omit<WidgetProps<unknown>, 'value' | 'onChange' | 'onBlur'> {
  rows: readonly ShownRow[];
  most: number;
  addText?: string;
  emptyText?: string;
  /** The heading of a row that was just removed and can be brought back. */
  removed?: string;
  /** What happened last, for screen readers. */
  announcement?: string;
  /** Gives the slot of the new row; `undefined` where it is filled in elsewhere. */
  onAdd: () => number | undefined;
  /** Leads to the page of a row; left out: rows are filled in where they stand. */
  onOpen?: (slot: number) => void;
  onRemove: (slot: number) => void;
  /** Gives the slot of the row that is back. */
  onUndo: () => number | undefined;
}

export interface CaptchaProps extends TypedProps<string> {
  /** What the picture shows. */
  code: string;
  /** Another code is wanted. */
  onRenew: () => void;
}

/** One branch of a list; the answer is `'code|name'`, `''` when none is chosen. */
export interface BranchProps extends WidgetProps<string> {
  /** What is offered, in order; while `failed`, a sample. */
  branches: readonly OfferedBranch[];
  status: ChoiceStatus;
  /** Which answers are needed first; shown while `waiting`. */
  waitingText: string;
  /** The chosen one comes from the sample, and the bank's list does not have it. */
  sampleUnknown: boolean;
  /** How the bank can be reached, to be shown then. */
  contact: Elements;
  onRetry: () => void;
}

/**
 * Children that are elements, and never bare text: a browser that translates replaces text nodes, and React must not look for one
 * beside other children. For components that put what they are given beside something else (lint: `portal/bare-text`).
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
