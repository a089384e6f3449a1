import { actionCallNames, type FaultKind, type Json, type JsonObject } from '../../interpreter';

/** Calls whose answers are lists of choices. */
export const listCalls = ['remote-select', 'remote-select-get', 'transaksi', 'santer', 'get'] as const;

/** Every call that a form makes, and so every key of a scenario's `calls`. */
export const callNames = [
  ...actionCallNames,
  'downloadpdf',
  'popup',
  ...listCalls,
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
  /** Whether it carried the idempotency key of the request of that call before it. */
  key?: 'same' | 'new';
}

/** What must be true; only what is written is looked at. */
export interface Expectation {
  /** The id of the step on the screen, or `preview`. */
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
  /** Fields that are said to lack their required answer. */
  missing?: readonly string[];
  readOnly?: readonly string[];
  /**
   * Failures shown by field: by name (`minLength`; `check` where a check marks the field), or in the definition's own words;
   * `null`: none.
   */
  errors?: Readonly<Record<string, string | null>>;
  /** As `errors`, for the word beside an answer that was mended, and for warnings of checks. */
  notice?: Readonly<Record<string, string | null>>;
  /** Stored answers and remembered values. */
  values?: Readonly<Record<string, Json>>;
  /** Fields that hold no answer. */
  empty?: readonly string[];
  /** Codes of the options offered, all of them, in order. */
  options?: Readonly<Record<string, readonly string[]>>;
  /** Shown since the visitor's last act; `null`: none. */
  toast?: ExpectedToast | null;
  /** `null`: none is open. */
  dialog?: ExpectedDialog | null;
  request?: ExpectedRequest;
  /**
   * Parts of the answers of the submission that the back end has taken; `null`: no submission was taken.
   */
  submitted?: JsonObject | null;
  /** Names that are not among the answers of that submission. */
  unsent?: readonly string[];
  /** The path and query of the page's address. */
  route?: string;
}

/** A file that a visitor chooses. */
export interface UploadedFile {
  name: string;
  /** In bytes; default 100,000. */
  sizeBytes?: number;
}

/** An answer, the failure that is shown of it (`null`: none), and what is kept of it; left out, that is not looked at. */
export interface Tried {
  answer: Json;
  failure: string | null;
  kept?: Json;
}

/** Where a visitor arrives. */
export interface Arrive {
  /** The id of a step, or `preview`. */
  at: string;
  /** Answers and files, given where they are asked on the way; `null`: not even the usual one. */
  with: JsonObject;
}

/** What goes wrong around the form from now on; `none`: nothing any more. */
export const scenarioFaults = ['offline', 'storageFull', 'storageBlocked', 'storageWiped', 'none'] as const;

export type ScenarioFault = (typeof scenarioFaults)[number];

/** One thing that the visitor does, or looks at. */
export interface Acts {
  /** Everything up to a step is answered with what is valid, and Next pressed; answers that are there and valid stay. */
  arrive: Arrive;
  /** Answers, given one after the other; a choice by code, stored text or label, a captcha by `true`: the code that it shows. */
  fill: Readonly<Record<string, Json>>;
  /** Answers given to a field one after the other, and what each is said to be. */
  try: Readonly<Record<string, readonly Tried[]>>;
  /** Files by field, by their names alone or with their sizes. */
  upload: Readonly<Record<string, UploadedFile | readonly UploadedFile[]>>;
  /** The button of a row group that adds a row. */
  addRow: string;
  /** A row by its group and its number at that time, from 0 on: `ahliWaris.0`. */
  removeRow: string;
  /** Next; on the preview: send. `noWait`: what it starts goes on while time passes. Written with a step, that step follows. */
  next: true | 'noWait';
  back: true;
  /** A button by its text: of what lies in front of the page, or else among the fields of the step. */
  press: string;
  /** 'Ubah' beside an answer on the preview. */
  edit: string;
  /** The browser's own Back and Forward. */
  browserBack: true;
  browserForward: true;
  /** The page is loaded again. */
  reload: true;
  /** The form is opened anew by an address with these parameters. */
  query: Readonly<Record<string, string>>;
  /** The form is opened in a second tab on the same device, and what follows happens there. */
  secondTab: true;
  /** The tab is closed; what follows happens in the tab before it, or else in a new one. */
  closeTab: true;
  fault: ScenarioFault;
  /** Time passes. */
  advanceMs: number;
  expect: Expectation;
}

export type ActName = keyof Acts;

/** One act of a scenario; `at` is the number of the step in which it is written: an act and what is expected of it may share one. */
export type ScenarioStep = { [Name in ActName]: { act: Name; with: Acts[Name]; at: number } }[ActName];

/** A named walk through a form. */
export interface Scenario {
  name: string;
  /** Its number in the file, from 0; the scenarios of one list of cases share theirs. */
  at: number;
  /** The fragment in which it stands; left out: the product's own file. */
  fragment?: string;
  /** The day on which it happens, `YYYY-MM-DD`. */
  today: string;
  /** Parameters of the page's address. */
  query?: Readonly<Record<string, string>>;
  calls: Readonly<Partial<Record<CallName, CallAnswers>>>;
  /** Answers of every `arrive`, where the scenario has not answered yet. */
  usual: JsonObject;
  steps: readonly ScenarioStep[];
}
