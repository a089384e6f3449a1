import { parseContent, type Issue, type JsonObject } from '../../../interpreter';
import {
  callNames,
  faultNames,
  type ActName,
  type Acts,
  type CallAnswer,
  type CallAnswers,
  type CallName,
  type Expectation,
  type ExpectedDialog,
  type ExpectedRequest,
  type ExpectedToast,
  type Scenario,
  type ScenarioStep,
  type UploadedFile,
} from '../language';
import { dayOf } from '../visit/clock';
import { shown } from '../words/shown';
import {
  below,
  dictionary,
  isObject,
  json,
  leaf,
  list,
  nullable,
  object,
  oneOf,
  text,
  textLike,
  wholeNumber,
  yes,
  type Reader,
} from './readers';

/** The scenarios of a file, or everything that is wrong with it. */
export type ParsedScenarios = { ok: true; scenarios: readonly Scenario[] } | { ok: false; issues: Issue[] };

/**
 * Reads the text of a `<slug>.scenarios.json`. Tolerant of nothing: an unknown key, an act that does nothing and an
 * expectation that expects nothing are issues. Never throws. Which fields there are, `checkNames` knows.
 */
export function parseScenarios(source: string): ParsedScenarios {
  const raw = readJson(source);
  if (!raw.ok) return raw;
  const issues: Issue[] = [];
  const read = wholeFile(raw.value, '', (issue) => issues.push(issue));
  if (!read || issues.length > 0) return { ok: false, issues };
  const twice = repeated(read.scenarios.map(({ name }) => name));
  if (twice.length > 0) return { ok: false, issues: twice };
  return { ok: true, scenarios: read.scenarios };
}

function readJson(source: string): { ok: true; value: unknown } | { ok: false; issues: Issue[] } {
  try {
    return { ok: true, value: JSON.parse(source) as unknown };
  } catch {
    // The interpreter says in Indonesian at which line and column a text stops being JSON.
    const told = parseContent(source);
    return { ok: false, issues: told.ok ? [] : told.issues };
  }
}

function repeated(names: readonly string[]): Issue[] {
  return names.flatMap((name, index) =>
    names.indexOf(name) === index
      ? []
      : [{ path: `scenarios[${index}].name`, received: shown(name), expected: 'nama yang belum dipakai' }],
  );
}

/** Milliseconds: at most a day, so that a walk always ends. */
const milliseconds = wholeNumber(1, 86_400_000);

const answer: Reader<CallAnswer> = object<CallAnswer>({
  status: wholeNumber(100, 599),
  statusText: text,
  body: json,
  delayMs: milliseconds,
  fault: oneOf(faultNames),
});

const answers: Reader<CallAnswers> = (value, path, report) =>
  Array.isArray(value) ? list(answer)(value, path, report) : answer(value, path, report);

const calls: Reader<Scenario['calls']> = object<Readonly<Partial<Record<CallName, CallAnswers>>>>({
  'tipe-nasabah': answers,
  'wic-check': answers,
  screening: answers,
  registration: answers,
  submit: answers,
  downloadpdf: answers,
  popup: answers,
  'remote-select': answers,
  'remote-select-get': answers,
  transaksi: answers,
  santer: answers,
  get: answers,
  'upload-file': answers,
  holidays: answers,
});

const jsonObject: Reader<JsonObject> = dictionary(json);

const toast: Reader<ExpectedToast> = textOr(
  object<Exclude<ExpectedToast, string>>({
    variant: oneOf(['default', 'destructive']),
    title: text,
    text,
  }),
);

const dialog: Reader<ExpectedDialog> = textOr(
  object<Exclude<ExpectedDialog, string>>({ title: text, text, buttons: list(text) }),
);

function textOr<T extends object>(other: Reader<T>): Reader<string | T> {
  return (value, path, report) =>
    isObject(value) && Object.keys(value).length > 0 ? other(value, path, report) : text(value, path, report);
}

const expectation = object<Expectation>({
  step: text,
  stage: text,
  path: list(text),
  fields: list(text),
  visible: list(text),
  hidden: list(text),
  required: list(text),
  readOnly: list(text),
  errors: dictionary(nullable(text)),
  notice: dictionary(nullable(text)),
  values: dictionary(json),
  options: dictionary(list(text, true)),
  toast: nullable(toast),
  dialog: nullable(dialog),
  request: object<ExpectedRequest>(
    { call: oneOf(callNames), body: jsonObject, times: wholeNumber(0, 1000) },
    ['call'],
  ),
  submitted: nullable(jsonObject),
  route: textLike(/^\//, { expected: 'alamat yang diawali /' }),
});

const writtenFile = object<UploadedFile>({ name: text, sizeBytes: wholeNumber(0, 1_000_000_000) }, ['name']);

/** A file's name alone is short for a file of the usual size. */
const file: Reader<UploadedFile> = (value, path, report) => {
  if (isObject(value)) return writtenFile(value, path, report);
  const name = text(value, path, report);
  return name === undefined ? undefined : { name };
};

const files: Reader<UploadedFile | readonly UploadedFile[]> = (value, path, report) =>
  Array.isArray(value) ? list(file)(value, path, report) : file(value, path, report);

const acts: { readonly [Name in ActName]: Reader<Acts[Name]> } = {
  fill: dictionary(json),
  upload: dictionary(files),
  next: yes,
  back: yes,
  press: text,
  edit: text,
  reload: yes,
  advanceMs: milliseconds,
  expect: (value, path, report) => {
    if (isObject(value) && Object.keys(value).length === 0) {
      report({ path, received: '{}', expected: 'paling sedikit satu hal yang diperiksa' });
    }
    return expectation(value, path, report);
  },
};

const step: Reader<ScenarioStep> = (value, path, report) => {
  const names = Object.keys(acts);
  const keys = isObject(value) ? Object.keys(value) : [];
  const [act] = keys;
  if (!isObject(value) || act === undefined || keys.length > 1 || !isAct(act)) {
    report({
      path,
      received: shown(value),
      expected: `objek dengan tepat satu kunci dari: ${names.join(', ')}`,
      ...(keys.length > 1 ? { hint: 'Tulis setiap tindakan sebagai langkah tersendiri.' } : {}),
    });
    return undefined;
  }
  const read: unknown = acts[act](value[act], below(path, act), report);
  // The table reads each act in the type of that act.
  return read === undefined ? undefined : ({ act, with: read } as ScenarioStep);
};

function isAct(name: string): name is ActName {
  return Object.hasOwn(acts, name);
}

const isDay = leaf(
  (value): value is string =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(value) &&
    dayOf(Date.parse(`${value}T00:00:00Z`)) === value,
  { expected: 'tanggal YYYY-MM-DD', hint: 'Contoh: "2026-03-01".' },
);

interface WrittenScenario extends Omit<Scenario, 'calls'> {
  calls?: Scenario['calls'];
}

const writtenScenario = object<WrittenScenario>({ name: text, today: isDay, calls, steps: list(step) }, [
  'name',
  'today',
  'steps',
]);

const scenario: Reader<Scenario> = (value, path, report) => {
  const read = writtenScenario(value, path, report);
  return read && { ...read, calls: read.calls ?? {} };
};

const wholeFile = object<{ scenarios: readonly Scenario[] }>({ scenarios: list(scenario) }, ['scenarios']);
