import { actionCallNames, type FaultKind, type Json, type JsonObject } from '../../interpreter';

/** Every call that a form makes, and so every key of a scenario's `calls`. */
export const callNames = [
  ...actionCallNames,
  'downloadpdf',
  'popup',
  'remote-select',
  'remote-select-get',
  'transaksi',
  'santer',
  'get',
  'upload-file',
  'holidays',
] as const;

export type CallName = (typeof callNames)[number];

/** Why there is no answer that could be read. */
export const faultNames = ['network', 'timeout', 'unreadable'] as const satisfies readonly FaultKind[];

/** What the back end of a scenario answers. */
export interface CallAnswer {
  /** The HTTP status; default 200. */
  status?: number;
  statusText?: string;
  body?: Json;
  /** Milliseconds of the scenario's own time; default 0. The list of a lookup is asked for when it is needed, and comes at once. */
  delayMs?: number;
  /** In place of an answer. */
  fault?: FaultKind;
}

/** One answer for every time, or a list that is used in turn and ends. */
export type CallAnswers = CallAnswer | readonly CallAnswer[];

/** A toast by its title, or by parts of it. */
export type ExpectedToast = string | { variant?: 'default' | 'destructive'; title?: string; text?: string };

/** The topmost dialog or popup by its title, or by parts of it. */
export type ExpectedDialog = string | { title?: string; text?: string; buttons?: readonly string[] };

/** The newest request of a call. */
export interface ExpectedRequest {
  call: CallName;
  /** Parts of its body; `null` stands for a key that is not there. */
  body?: JsonObject;
  /** How often the call has been made in this scenario. */
  times?: number;
}

/** What must be true; only what is written is looked at. */
export interface Expectation {
  /** The id of the step on the screen. */
  step?: string;
  /** The id of the active stage. */
  stage?: string;
  /** Ids of the steps that the answers lead through, all of them, in order. */
  path?: readonly string[];
  /** Fields on the screen, all of them, in reading order; one that stands at two places is named twice. */
  fields?: readonly string[];
  /** Fields that are shown at some place on the path. */
  visible?: readonly string[];
  /** Fields that are shown nowhere on the path. */
  hidden?: readonly string[];
  required?: readonly string[];
  readOnly?: readonly string[];
  /** Failures shown, by field and name (`minLength`); `null`: none. */
  errors?: Readonly<Record<string, string | null>>;
  /** As `errors`, for the word beside an answer that was mended. */
  notice?: Readonly<Record<string, string | null>>;
  /** Stored answers and remembered values. */
  values?: Readonly<Record<string, Json>>;
  /** Codes of the options offered, all of them, in order. */
  options?: Readonly<Record<string, readonly string[]>>;
  /** Shown since the visitor's last act; `null`: none. */
  toast?: ExpectedToast | null;
  /** `null`: none is open. */
  dialog?: ExpectedDialog | null;
  request?: ExpectedRequest;
  /**
   * Parts of the answers of the submission that the back end has taken; `null` for a name: it was not sent; `null` alone:
   * no submission was taken.
   */
  submitted?: JsonObject | null;
  /** The path and query of the page's address. */
  route?: string;
}

/** A file that a visitor chooses. */
export interface UploadedFile {
  name: string;
  /** In bytes; default 100,000. */
  sizeBytes?: number;
}

/** One thing that the visitor does, or looks at. */
export interface Acts {
  /** Answers, given one after the other; a choice by code, stored text or label. */
  fill: Readonly<Record<string, Json>>;
  /** Files by field, by their names alone or with their sizes. */
  upload: Readonly<Record<string, UploadedFile | readonly UploadedFile[]>>;
  /** Next; on the preview: send. */
  next: true;
  back: true;
  /** A button of the open dialog or popup, by its text. */
  press: string;
  /** 'Ubah' beside an answer on the preview. */
  edit: string;
  /** The page is loaded again. */
  reload: true;
  /** Time passes. */
  advanceMs: number;
  expect: Expectation;
}

export type ActName = keyof Acts;

/** One step of a scenario: exactly one act. */
export type ScenarioStep = { [Name in ActName]: { act: Name; with: Acts[Name] } }[ActName];

/** A named walk through a form. */
export interface Scenario {
  name: string;
  /** The day on which it happens, `YYYY-MM-DD`. */
  today: string;
  calls: Readonly<Partial<Record<CallName, CallAnswers>>>;
  steps: readonly ScenarioStep[];
}
