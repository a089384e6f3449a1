import { isObject, type Json, type MessageName } from '../../language';

/**
 * Every way in which an answer can be wrong; `src/messages` has the words under the same names.
 * `required…` differ because a missing text, choice and tick are told in different words.
 */
export const failureNames = [
  'required',
  'requiredChoice',
  'requiredTick',
  'requiredUpload',
  'requiredBranch',
  'minLength',
  'maxLength',
  'shortened',
  'rule',
  'untaken',
  'format',
  'email',
  'emailDomain',
  'phoneStart',
  'min',
  'max',
  'minMoney',
  'maxMoney',
  'number',
  'twoReadings',
  'whole',
  'wholeMoney',
  'decimals',
  'tooManyDigits',
  'date',
  'dateUnavailable',
  'month',
  'year',
  'monthUnavailable',
  'minChosen',
  'maxChosen',
  'option',
  'sample',
  'sampleUnknown',
  'captcha',
  'minRows',
  'maxRows',
] as const;

export type FailureName = (typeof failureNames)[number];

/** Why a real day cannot be chosen. */
export type DayFault = 'minDate' | 'maxDate' | 'past' | 'today' | 'weekends' | 'holidays' | 'weekdaysAhead';

/** A failed rule as data: the words come later. */
export interface Failure {
  rule: FailureName;
  /** What the words need: `n` for lengths, `min`, `max` for bounds, `why` (a `DayFault`) for a day, `rule` for characters, `signs` that were left out. */
  args?: Readonly<Record<string, Json>>;
  /** The definition's own words (`messages`), already interpolated. */
  text?: string;
  /** The text of an entry that stands for no answer: its control shows it until it is edited again. */
  entered?: string;
}

/** Most characters of a failure's own words, or of an entry, that are read back. */
const longestText = 1000;

/** A failure of unknown origin, as a draft brings it back; `undefined` for what is none. */
export function readFailure(raw: unknown): Failure | undefined {
  if (!isObject(raw)) return undefined;
  const { args, text, entered } = raw;
  const rule = failureNames.find((name) => name === raw.rule);
  if (!rule || (args !== undefined && !isObject(args))) return undefined;
  return {
    rule,
    ...(args && { args }),
    ...(typeof text === 'string' && text.length <= longestText && { text }),
    ...(typeof entered === 'string' && entered.length <= longestText && { entered }),
  };
}

/** Failures by field name. */
export type Failures = Readonly<Record<string, Failure>>;

const messageOfFailure = {
  required: 'required',
  requiredChoice: 'required',
  requiredTick: 'required',
  requiredUpload: 'required',
  requiredBranch: 'required',
  minLength: 'minLength',
  maxLength: 'maxLength',
  shortened: 'maxLength',
  rule: 'rule',
  untaken: 'rule',
  format: 'format',
  email: 'email',
  emailDomain: 'email',
  phoneStart: 'rule',
  min: 'min',
  max: 'max',
  minMoney: 'min',
  maxMoney: 'max',
  number: 'rule',
  twoReadings: 'rule',
  whole: 'rule',
  wholeMoney: 'rule',
  decimals: 'rule',
  tooManyDigits: 'rule',
  date: 'date',
  dateUnavailable: 'closedDay',
  month: 'date',
  year: 'date',
  monthUnavailable: 'closedDay',
  minRows: 'minRows',
  maxRows: 'maxRows',
  minChosen: 'minChosen',
  maxChosen: 'maxChosen',
  option: 'option',
  sample: 'option',
  sampleUnknown: 'option',
  captcha: 'captcha',
} satisfies Record<FailureName, MessageName>;

/** Under which name a definition has its own words for a failure. */
export function messageOf({ rule, args }: Failure): MessageName {
  return args?.why === 'minDate' || args?.why === 'maxDate' ? args.why : messageOfFailure[rule];
}

/** The bound that a failure is about: `{limit}` in a definition's own words. */
export function limitOf(failure: Failure): Json {
  const { n, min, max } = failure.args ?? {};
  return n ?? (messageOf(failure).startsWith('min') ? min : max) ?? null;
}
