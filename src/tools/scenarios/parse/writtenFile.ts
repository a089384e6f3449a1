import * as v from 'valibot';
import {
  byKind,
  dispatch,
  entries,
  exact,
  filledDictionary as filled,
  filledList,
  isDay,
  isObject,
  json,
  oneOf,
  optional,
  text,
  transformed,
  wholeNumber,
  yes,
  type Choose,
  type Entries,
  type Json,
  type JsonObject,
  type Schema,
} from '../../../interpreter';
import {
  callNames,
  faultNames,
  scenarioFaults,
  type Acts,
  type CallAnswer,
  type Expectation,
  type Scenario,
  type ScenarioStep,
  type Tried,
  type UploadedFile,
} from '../language';
import { expectation } from './expectation';

const textWords = 'teks yang tidak kosong';

/** Milliseconds: at most a day, so that a walk always ends. */
const milliseconds = wholeNumber(1, 86_400_000);

const answer = entries<CallAnswer>({
  status: optional(wholeNumber(100, 599)),
  statusText: optional(text),
  body: optional(json),
  delayMs: optional(milliseconds),
  fault: optional(oneOf(faultNames)),
});

const answers = dispatch(byKind('sebuah jawaban atau daftarnya'), {
  object: answer,
  list: filledList(answer),
});

// Every call, and no other: the type of the table's keys is that of the names.
const everyCall = Object.fromEntries(callNames.map((name) => [name, optional(answers)] as const));
const calls = entries<Scenario['calls']>(everyCall as Entries<Scenario['calls']>);

/** A file's name alone is short for a file of the usual size. */
const oneFile = {
  text: transformed(text, (name): UploadedFile => ({ name })),
  object: entries<UploadedFile>({ name: text, sizeBytes: optional(wholeNumber(0, 1_000_000_000)) }),
};

const files: Schema<UploadedFile | readonly UploadedFile[]> = dispatch(byKind(textWords), {
  ...oneFile,
  list: filledList(dispatch(byKind(textWords), oneFile)),
});

const triedWords = '[isian, kesalahan atau null] atau [isian, kesalahan atau null, yang tersimpan]';
/** The walk has seen that it is JSON. */
const anything = v.custom<Json>(() => true);
const failureOrNone = v.nullable(v.pipe(v.string(triedWords), v.nonEmpty(triedWords)));

const tried = exact<Tried>(
  v.pipe(
    v.union(
      [v.strictTuple([anything, failureOrNone]), v.strictTuple([anything, failureOrNone, anything])],
      triedWords,
    ),
    v.transform(([answer, failure, kept]): Tried => ({
      answer,
      failure,
      ...(kept !== undefined && { kept }),
    })),
  ),
);

/** What is written of a step's acts: those that lead to another step may say to which. */
interface WrittenActs extends Partial<Omit<Acts, 'arrive' | 'next' | 'back'>> {
  next?: true | string;
  back?: true | string;
}

const trueOrStep = 'true atau id langkah sesudahnya';

const acts: Entries<WrittenActs> = {
  fill: optional(filled(json)),
  try: optional(filled(filledList(tried))),
  upload: optional(filled(files)),
  addRow: optional(text),
  removeRow: optional(text),
  next: optional(
    exact(v.union([v.literal(true), v.pipe(v.string(), v.nonEmpty())], `${trueOrStep}, atau noWait`)),
  ),
  back: optional(exact(v.union([v.literal(true), v.pipe(v.string(), v.nonEmpty())], trueOrStep))),
  press: optional(text),
  edit: optional(text),
  browserBack: optional(yes),
  browserForward: optional(yes),
  reload: optional(yes),
  query: optional(filled(text)),
  secondTab: optional(yes),
  closeTab: optional(yes),
  fault: optional(oneOf(scenarioFaults)),
  advanceMs: optional(milliseconds),
  expect: optional(expectation),
};

/** The one act that has a key of its own beside it. */
interface WrittenArrive {
  arrive: string;
  with?: JsonObject;
  expect?: Expectation;
}

const oneAct: Choose<'act' | 'arrive'> = (input) => {
  if (isObject(input) && Object.hasOwn(input, 'arrive')) return 'arrive';
  const keys = isObject(input) ? Object.keys(input) : [];
  const [act, ...others] = keys.length > 1 ? keys.filter((key) => key !== 'expect') : keys;
  if (act !== undefined && others.length === 0 && Object.hasOwn(acts, act)) return 'act';
  return {
    expected: `objek dengan tepat satu kunci dari: ${[...Object.keys(acts), 'arrive'].join(', ')}; "expect" boleh di samping yang lain`,
    hint: others.length > 0 ? 'Tulis setiap tindakan sebagai langkah tersendiri.' : undefined,
  };
};

type WrittenAct = DistributiveOmit<ScenarioStep>;
type DistributiveOmit<T> = T extends unknown ? Omit<T, 'at'> : never;

const step = transformed(
  dispatch(oneAct, {
    act: entries<WrittenActs>(acts),
    arrive: entries<WrittenArrive>({
      arrive: text,
      with: optional(filled(json)),
      expect: optional(expectation),
    }),
  }),
  ({ expect, ...written }): WrittenAct[] => {
    const step = 'arrive' in written ? undefined : stepAfter(written);
    const expected = step === undefined ? expect : { step, ...expect };
    const looked: WrittenAct[] = expected === undefined ? [] : [{ act: 'expect', with: expected }];
    if ('arrive' in written) {
      const { arrive: at, with: answers = {} } = written;
      return [{ act: 'arrive', with: { at, with: answers } }, ...looked];
    }
    // The one key that is left, if any, with what its own schema has read.
    const done = Object.entries(written).map(
      ([act, what]) => ({ act, with: step === undefined ? what : true }) as WrittenAct,
    );
    return [...done, ...looked];
  },
);

/** The step that follows, where Next or Back says so. */
function stepAfter({ next = true, back = true }: WrittenActs): string | undefined {
  return [next, back].find((one) => typeof one === 'string' && one !== 'noWait') as string | undefined;
}

const day: Choose<'day'> = (input) =>
  typeof input === 'string' && isDay(input)
    ? 'day'
    : { expected: 'tanggal YYYY-MM-DD', hint: 'Contoh: "2026-03-01".' };

export interface WrittenScenario extends Omit<
  Scenario,
  'at' | 'fragment' | 'calls' | 'today' | 'usual' | 'steps'
> {
  steps: readonly WrittenAct[][];
  today?: string;
  calls?: Scenario['calls'];
}

const scenario = entries<WrittenScenario>({
  name: text,
  today: optional(dispatch(day, { day: text })),
  query: optional(filled(text)),
  calls: optional(calls),
  steps: filledList(step),
});

/** What stands at the top of a file holds for every scenario that does not say otherwise. */
export interface WrittenFile {
  today?: string;
  /** The names of the files whose parts, answers and scenarios are taken in. */
  fragments?: readonly string[];
  /** They stand in their places by now. */
  parts?: JsonObject;
  calls?: Scenario['calls'];
  with?: JsonObject;
  scenarios?: readonly WrittenScenario[];
}

const top = {
  today: optional(dispatch(day, { day: text })),
  parts: optional(filled(json)),
  calls: optional(calls),
  with: optional(filled(json)),
};

/** The file of a product. */
export const productFile = entries<WrittenFile & { scenarios: readonly WrittenScenario[] }>({
  ...top,
  fragments: optional(filledList(text)),
  scenarios: filledList(scenario),
});

/** A file that others take in. */
export const fragmentFile = entries<Omit<WrittenFile, 'fragments'>>({
  ...top,
  scenarios: optional(filledList(scenario)),
});
