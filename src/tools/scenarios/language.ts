import type { Json, JsonObject } from '../../interpreter';
import type { CallName } from './calls';
import type { CallAnswer, Expectation, ScenarioFault, UploadedFile } from './parse/expectation';

export * from './calls';
export type { CallAnswer, Expectation, ScenarioFault, UploadedFile } from './parse/expectation';

/** One answer for every time, or a list that is used in turn and ends. */
export type CallAnswers = CallAnswer | readonly CallAnswer[];

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

/** One thing that the visitor does, or looks at. */
export interface Acts {
  /** Everything up to a step is answered with what is valid, and Next pressed; answers that are there and valid stay. */
  arrive: Arrive;
  /**
   * Answers, given one after the other in any spelling that their fields read; a choice by code, stored text or label, a captcha by
   * `true`: the code that it shows.
   */
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
