import type { Json, JsonObject } from '../../interpreter';
import type { CallName } from './calls';
import type { Acts } from '../visit/acts';
import type { CallAnswer, Expectation } from './parse/expectation';

export * from './calls';
export type { CallAnswer, Expectation, UploadedFile } from './parse/expectation';

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
  /** The id of a step, `preview`, or `receipt`. */
  at: string;
  /** Answers and files, given where they are asked on the way; `null`: not even the usual one. */
  with: JsonObject;
}

/** What stands in a step: an act, several at once, or a look. */
export interface ScenarioActs extends Acts {
  /**
   * Everything up to a step is answered with what is valid, and Next pressed; answers that are there and valid stay. Up to the receipt
   * all that must be is declared, too.
   */
  arrive: Arrive;
  /** Answers given to a field one after the other, and what each is said to be. */
  try: Readonly<Record<string, readonly Tried[]>>;
  expect: Expectation;
}

export type ActName = keyof ScenarioActs;

/** One act of a scenario; `at` is the number of the step in which it is written: an act and what is expected of it may share one. */
export type ScenarioStep = {
  [Name in ActName]: { act: Name; with: ScenarioActs[Name]; at: number };
}[ActName];

/** A named walk through a form. */
export interface Scenario {
  name: string;
  /** Its number in the file, from 0; the scenarios of one list of cases share one number. */
  at: number;
  /** The fragment in which it stands; left out: the product's own file. */
  fragment?: string;
  /** The day on which it happens, `YYYY-MM-DD`. */
  today: string;
  query?: Readonly<Record<string, string>>;
  calls: Readonly<Partial<Record<CallName, CallAnswers>>>;
  /** Answers of every `arrive`, where the scenario has not answered yet. */
  usual: JsonObject;
  steps: readonly ScenarioStep[];
}
