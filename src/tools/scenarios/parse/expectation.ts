import { isObject } from '../../../interpreter';
import {
  dictionary,
  filledDictionary as filled,
  filledList,
  json,
  list,
  matching,
  nullable,
  object,
  oneOf,
  optional,
  text,
  union,
  wholeNumber,
  type Choice,
  type Infer,
  type Relation,
} from '../../../language/schema';
import { callNames, faultNames } from '../calls';

/** Milliseconds of a week: no walk waits longer, so that it always ends. */
const longest = 604_800_000;

/** Milliseconds that a scenario waits. */
export const milliseconds = wholeNumber(1, longest);

/** What the back end of a scenario answers. */
export const answer = object({
  /** The HTTP status; default 200. */
  status: optional(wholeNumber(100, 599)),
  statusText: optional(text),
  body: optional(json),
  /** Milliseconds of the scenario's own time; default 0. The list of a lookup is asked for when it is needed, and comes at once. */
  delayMs: optional(milliseconds),
  /** In place of an answer. */
  fault: optional(oneOf(faultNames)),
});

export type CallAnswer = Infer<typeof answer>;

/** A file that a visitor chooses. */
export const uploadedFile = object({
  name: text,
  /** In bytes; default 100,000. */
  sizeBytes: optional(wholeNumber(0, 1_000_000_000)),
});

export type UploadedFile = Infer<typeof uploadedFile>;

/** What goes wrong around the form from now on; `none`: nothing any more. */
export const scenarioFault = oneOf(['offline', 'storageFull', 'storageBlocked', 'storageWiped', 'none']);

export type ScenarioFault = Infer<typeof scenarioFault>;

const byParts: Choice<'text' | 'parts'> = {
  by: 'own',
  choose: (input) => (isObject(input) && Object.keys(input).length > 0 ? 'parts' : 'text'),
};

/** A toast by its title, or by parts of it. */
const toast = union(byParts, {
  text,
  parts: object({
    variant: optional(oneOf(['default', 'destructive'])),
    title: optional(text),
    text: optional(text),
  }),
});

/** The topmost dialog or popup by its title, or by parts of it. */
const dialog = union(byParts, {
  text,
  parts: object({
    title: optional(text),
    text: optional(text),
    buttons: optional(filledList(text)),
  }),
});

/** The newest request of a call. */
const request = object({
  call: oneOf(callNames),
  /** Parts of its body; `null` stands for a key that is not there. */
  body: optional(filled(json)),
  /** How often the call has been made in this scenario. */
  times: optional(wholeNumber(0, 1000)),
  /** Whether it carried the idempotency key of the request of that call before it. */
  key: optional(oneOf(['same', 'new'])),
});

const failures = filled(nullable(text));
const names = optional(filledList(text));

const atLeastOne: Relation = {
  broken: (input) =>
    Object.keys(input).length > 0 ? [] : [{ expected: 'paling sedikit satu hal yang diperiksa' }],
};

/** What must be true, one thing at least; only what is written is looked at. */
export const expectation = object(
  {
    /** The id of the step on the screen, `preview` or `receipt`. */
    step: optional(text),
    /** The id of the active stage. */
    stage: optional(text),
    /** Ids of the steps that the answers lead through, all of them, in order. */
    path: names,
    /** Fields on the screen, all of them, in reading order; one that stands at two places is named twice. */
    fields: names,
    /** Fields that are shown at some place on the path. */
    visible: names,
    /** Fields that are not shown on the path. */
    hidden: names,
    required: names,
    /** Fields that are said to lack their required answer. */
    missing: names,
    readOnly: names,
    /**
     * Failures shown by field: by name (`required`; `check` where a check marks the field), or in the definition's own words;
     * `null`: none.
     */
    errors: optional(failures),
    /** As `errors`, for the word beside an answer that was mended, and for warnings of checks. */
    notice: optional(failures),
    /** Stored answers and remembered values. */
    values: optional(filled(json)),
    /** Fields that hold no answer. */
    empty: names,
    /** Codes of the options offered, all of them, in order. */
    options: optional(filled(list(text))),
    /** Shown since the visitor's last act; `null`: none. */
    toast: optional(nullable(toast)),
    /** `null`: none is open. */
    dialog: optional(nullable(dialog)),
    request: optional(request),
    /** Parts of the answers of the submission that the back end has taken, or none of them; `null`: no submission was taken. */
    submitted: optional(nullable(dictionary(json))),
    /** Names that are not among the answers of that submission. */
    unsent: names,
    /** The path and query of the page's address. */
    route: optional(matching(/^\//, 'alamat yang diawali /')),
  },
  atLeastOne,
);

export type Expectation = Infer<typeof expectation>;
