import { isDay, isObject } from '../../../interpreter';
import {
  byKind,
  customSchema,
  filledDictionary as filled,
  filledList,
  finding,
  json,
  object,
  optional,
  result,
  text,
  transformed,
  union,
  yes,
  type Choice,
  type Fields,
  type Infer,
  type Optional,
  type Schema,
} from '../../../language/schema';
import { callNames, type CallName } from '../calls';
import type { ScenarioStep, Tried } from '../language';
import {
  answer,
  expectation,
  milliseconds,
  scenarioFault,
  uploadedFile,
  type UploadedFile,
} from './expectation';

const textWords = 'teks yang tidak kosong';

const answers = union(byKind('sebuah jawaban atau daftarnya'), { object: answer, list: filledList(answer) });

// Every call, and no other: the names of the table are those of the calls.
const everyCall = Object.fromEntries(callNames.map((name) => [name, optional(answers)])) as Readonly<
  Record<CallName, Optional<Infer<typeof answers>>>
>;
const calls = object(everyCall);

/** A file's name alone is short for a file of the usual size. */
const oneFile = { text: transformed(text, (name): UploadedFile => ({ name })), object: uploadedFile };

const files = union(byKind(textWords), { ...oneFile, list: filledList(union(byKind(textWords), oneFile)) });

const isFilled = (value: unknown): boolean => typeof value === 'string' && value !== '';

/** An answer that is tried, what is said of it, and what is kept of it. */
const tried: Schema<Tried> = customSchema({ kind: 'json' }, (input) => {
  const [answer, failure, kept] = Array.isArray(input) ? (input as readonly Tried['answer'][]) : [];
  const fits =
    Array.isArray(input) &&
    (input.length === 2 || input.length === 3) &&
    (failure === null || isFilled(failure));
  const words = '[isian, kesalahan atau null] atau [isian, kesalahan atau null, yang tersimpan]';
  // Where it does not fit there is a finding, and the value is not used.
  const value = { answer, failure, ...(kept !== undefined && { kept }) } as Tried;
  return result(value, fits ? [] : [finding(input, { expected: words })]);
});

function trueOr(expected: string): Schema<true | string> {
  return customSchema({ kind: 'json' }, (input) =>
    // Where it is neither there is a finding, and the value is not used.
    result(input as true | string, input === true || isFilled(input) ? [] : [finding(input, { expected })]),
  );
}

const trueOrStep = 'true atau id langkah sesudahnya';

/** What is written of a step's acts: those that lead to another step may say to which. */
const acts = {
  fill: optional(filled(json)),
  try: optional(filled(filledList(tried))),
  type: optional(filled(json)),
  upload: optional(filled(files)),
  addRow: optional(text),
  removeRow: optional(text),
  next: optional(trueOr(`${trueOrStep}, atau noWait`)),
  back: optional(trueOr(trueOrStep)),
  press: optional(text),
  button: optional(text),
  escape: optional(yes),
  edit: optional(text),
  browserBack: optional(yes),
  browserForward: optional(yes),
  reload: optional(yes),
  query: optional(filled(text)),
  secondTab: optional(yes),
  closeTab: optional(yes),
  fault: optional(scenarioFault),
  advanceMs: optional(milliseconds),
  expect: optional(expectation),
};

type WrittenActs = Fields<typeof acts>;

const byAct: Choice<'act' | 'arrive'> = {
  by: 'own',
  choose: (input) => {
    if (isObject(input) && Object.hasOwn(input, 'arrive')) return 'arrive';
    const keys = isObject(input) ? Object.keys(input) : [];
    const [act, ...others] = keys.length > 1 ? keys.filter((key) => key !== 'expect') : keys;
    if (act !== undefined && others.length === 0 && Object.hasOwn(acts, act)) return 'act';
    return {
      expected: `objek dengan tepat satu kunci dari: ${[...Object.keys(acts), 'arrive'].join(', ')}; "expect" boleh di samping yang lain`,
      hint: others.length > 0 ? 'Tulis setiap tindakan sebagai langkah tersendiri.' : undefined,
    };
  },
};

type WrittenAct = DistributiveOmit<ScenarioStep>;
type DistributiveOmit<T> = T extends unknown ? Omit<T, 'at'> : never;

const step = transformed(
  union(byAct, {
    act: object(acts),
    /** The one act that has a key of its own beside it. */
    arrive: object({ arrive: text, with: optional(filled(json)), expect: optional(expectation) }),
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

const day = customSchema<string>({ kind: 'json' }, (input) =>
  typeof input === 'string' && isDay(input)
    ? { value: input }
    : result('', [finding(input, { expected: 'tanggal YYYY-MM-DD', hint: 'Contoh: "2026-03-01".' })]),
);

const scenario = object({
  name: text,
  today: optional(day),
  query: optional(filled(text)),
  calls: optional(calls),
  steps: filledList(step),
});

export type WrittenScenario = Infer<typeof scenario>;

const top = {
  today: optional(day),
  /** They stand in their places by now. */
  parts: optional(filled(json)),
  calls: optional(calls),
  with: optional(filled(json)),
};

/** The file of a product; what stands at its top holds for every scenario that does not say otherwise. */
export const productFile = object({
  ...top,
  /** The names of the files whose parts, answers and scenarios are taken in. */
  fragments: optional(filledList(text)),
  scenarios: filledList(scenario),
});

/** A file that others take in. */
export const fragmentFile = object({ ...top, scenarios: optional(filledList(scenario)) });

/** Either of them. */
export type WrittenFile = Partial<Infer<typeof productFile>>;
