import { isObject, messageNames, type Json, type MessageName } from '../../language';

/** What a message is for that is no failure of an answer by itself: a reason for which a day or a file is refused. */
const reasons = ['minDate', 'maxDate', 'closedDay', 'fileType', 'fileSize', 'fileCount'] as const;

type Reason = (typeof reasons)[number];

/** Failures with words of their own, by the message of the definition: a missing text, choice and tick are reported differently. */
const specialFailures = {
  requiredChoice: 'required',
  requiredTick: 'required',
  requiredUpload: 'required',
  requiredBranch: 'required',
  shortened: 'maxLength',
  untaken: 'rule',
  label: 'rule',
  ownLabel: 'rule',
  ditto: 'rule',
  emailDomain: 'email',
  phoneStart: 'rule',
  firstCharacter: 'rule',
  minMoney: 'min',
  maxMoney: 'max',
  clamped: 'max',
  reset: 'rule',
  emptied: 'rule',
  number: 'rule',
  otherUnit: 'rule',
  scaled: 'rule',
  twoReadings: 'rule',
  whole: 'rule',
  wholeMoney: 'rule',
  decimals: 'rule',
  tooManyDigits: 'rule',
  dateUnavailable: 'closedDay',
  month: 'date',
  year: 'date',
  monthUnavailable: 'closedDay',
  unlisted: 'option',
  sample: 'option',
  sampleUnknown: 'option',
  full: 'option',
  unticked: 'option',
} satisfies Readonly<Record<string, MessageName>>;

/** A way in which an answer can be wrong: one that a definition has a message for, or one that is distinguished from these. */
export type FailureName = Exclude<MessageName, Reason> | keyof typeof specialFailures;

const isFailure = (name: MessageName): name is Exclude<MessageName, Reason> =>
  !reasons.some((reason) => reason === name);

const isSpecialFailure = (name: FailureName): name is keyof typeof specialFailures =>
  Object.hasOwn(specialFailures, name);

/** Every way in which an answer can be wrong; `src/messages` has the words under the same names. */
export const failureNames: readonly FailureName[] = [
  ...messageNames.filter(isFailure),
  // Object.keys gives the names of the table.
  ...(Object.keys(specialFailures) as (keyof typeof specialFailures)[]),
];

/** Why a real day cannot be chosen. */
export type DayFault = 'minDate' | 'maxDate' | 'past' | 'today' | 'weekends' | 'holidays' | 'weekdaysAhead';

/** A failed rule as data: the words come later. */
export interface Failure {
  rule: FailureName;
  /** For the words: `n` of lengths, `min` and `max` of bounds, `why` (a `DayFault`) of a day, `rule` of characters, `signs` that were left out. */
  args?: Readonly<Record<string, Json>>;
  /** The definition's own words (`messages`), already interpolated. */
  text?: string;
  /** The text of a refused entry: its control shows it, or what is left of it, until it is edited. */
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

/** Under which name a definition has its own words for a failure. */
export function messageOf({ rule, args }: Failure): MessageName {
  if (args?.why === 'minDate' || args?.why === 'maxDate') return args.why;
  return isSpecialFailure(rule) ? specialFailures[rule] : rule;
}

/** The bound that a failure is about: `{limit}` in a definition's own words. */
export function limitOf(failure: Failure): Json {
  const { n, min, max } = failure.args ?? {};
  return n ?? (messageOf(failure).startsWith('min') ? min : max) ?? null;
}
