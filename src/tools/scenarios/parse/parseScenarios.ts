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
  read,
  readJson,
  text,
  transformed,
  wholeNumber,
  yes,
  type Choose,
  type Entries,
  type Issue,
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
import { shown } from '../words/shown';
import { placed, unfoldedFile } from './cases';
import { expectation } from './expectation';

/** The scenarios of a file, or everything that is wrong with it. */
export type ParsedScenarios = { ok: true; scenarios: readonly Scenario[] } | { ok: false; issues: Issue[] };

/**
 * Reads the text of a `<slug>.scenarios.json`. Tolerant of nothing: an unknown key, an act that does nothing and an
 * expectation that expects nothing are issues. Never throws. Which fields there are, `checkNames` knows.
 */
export function parseScenarios(source: string): ParsedScenarios {
  const raw = readJson(source);
  if (!raw.ok) return raw;
  const { file, written, issues: inHoles } = unfoldedFile(raw.value);
  // What follows from a wrong list of cases, or from a part that is not there, is no news.
  if (inHoles.length > 0) return { ok: false, issues: placed(inHoles, (index) => index) };
  const at = (index: number): number => written[index] ?? index;
  const done = read(wholeFile, file);
  if (!done.ok) return { ok: false, issues: placed(done.issues, at) };
  const { scenarios, today, calls = {}, with: usual = {} } = done.value;
  const found = [
    ...repeated(scenarios.map(({ name }) => name)),
    ...scenarios.flatMap((one, index) => ((one.today ?? today) ? [] : [undated(index)])),
  ];
  const issues = placed(found, at);
  if (issues.length > 0) return { ok: false, issues };
  return {
    ok: true,
    scenarios: scenarios.map((one, index) => ({
      ...one,
      at: at(index),
      today: one.today ?? today ?? '',
      calls: { ...calls, ...one.calls },
      usual,
      steps: one.steps.flatMap((acts, at) => acts.map((act): ScenarioStep => ({ ...act, at }))),
    })),
  };
}

function undated(index: number): Issue {
  return {
    code: 'missing-key',
    path: `scenarios[${index}].today`,
    received: 'tidak ada',
    expected: 'tanggal YYYY-MM-DD, di sini atau di awal berkas',
    args: { name: 'today' },
  };
}

function repeated(names: readonly string[]): Issue[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [
          {
            code: 'duplicate-name',
            path: `scenarios[${index}].name`,
            received: shown(name),
            expected: 'nama yang belum dipakai',
            args: { name },
          },
        ],
  );
}

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

interface WrittenScenario extends Omit<Scenario, 'at' | 'calls' | 'today' | 'usual' | 'steps'> {
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
interface WrittenFile {
  today?: string;
  /** They stand in their places by now. */
  parts?: JsonObject;
  calls?: Scenario['calls'];
  with?: JsonObject;
  scenarios: readonly WrittenScenario[];
}

const wholeFile = entries<WrittenFile>({
  today: optional(dispatch(day, { day: text })),
  parts: optional(filled(json)),
  calls: optional(calls),
  with: optional(filled(json)),
  scenarios: filledList(scenario),
});
