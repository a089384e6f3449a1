import {
  answer,
  answerName,
  bodyFormula,
  byKind,
  dictionary,
  filledList,
  flag,
  href,
  type Infer,
  list,
  object,
  oneOf,
  optional,
  prose,
  template,
  union,
  wholeNumber,
} from '../schema';
import { condition } from './conditions';
import { contentBlock } from './content';

const document = object({
  text: prose,
  /** Needed only while this holds; before the answers are there, the start page says that it depends on them. */
  when: optional(condition),
});

/** A document that not everybody needs. */
export type NeededDocument = Infer<typeof document>;

const privacy = object({
  purpose: prose,
  keptFor: optional(prose),
  /** The whole notice: an address as links have it. */
  href: optional(href),
});

/** What becomes of the data that a visitor gives. */
export type PrivacyNotice = Infer<typeof privacy>;

/** The page before the first step. */
export const startPage = object({
  /** How long the form takes. */
  minutes: optional(wholeNumber(1)),
  documents: optional(
    filledList(union(byKind('teks, atau objek dengan text dan when'), { text: prose, object: document })),
  ),
  /** Who may apply. */
  who: optional(prose),
  /** What it costs. */
  fee: optional(prose),
  blocks: optional(list(contentBlock)),
  privacy: optional(privacy),
});

export type StartPage = Infer<typeof startPage>;

const declaration = object({
  /** The answer's name, unique in the form. */
  name: answerName,
  /** What is declared; may hold `{formula}`. */
  text: template,
  /** Nothing is sent without it. */
  required: optional(flag),
});

/** What a visitor declares before sending. */
export type PreviewDeclaration = Infer<typeof declaration>;

/** What stands below the answers on the preview. */
export const previewPage = object({
  blocks: optional(list(contentBlock)),
  declarations: optional(filledList(declaration)),
});

export type PreviewPage = Infer<typeof previewPage>;

/** The longest that a receipt may promise, in working days: about a year. */
const longestWait = 250;

const workingDays = object({ workingDays: wholeNumber(1, longestWait) });

/** A time whose last day the receipt can name: Saturdays, Sundays and the bank's holidays do not count. */
export type WorkingDays = Infer<typeof workingDays>;

const followup = object({
  /** May hold `{formula}`. */
  text: template,
  /** In how much time: in words, or counted from the day on which the form was sent. */
  within: optional(
    union(byKind('teks, atau objek dengan workingDays'), { text: prose, object: workingDays }),
  ),
});

/** What happens after the submission. */
export type Followup = Infer<typeof followup>;

/** The receipt. */
export const confirmationPage = object({
  /** May hold `{formula}`. */
  title: optional(template),
  /** True: the answers stand on it. */
  recap: optional(flag),
  /** The answers that stand on it, a row group for those of its rows; left out: all of them, where `recap` says so. */
  recapOf: optional(filledList(answer)),
  /** A file to fetch; its formulas know `registrationNumber`, and no answers: these are gone when the page is opened again. */
  download: optional(object({ call: oneOf(['downloadpdf']), body: optional(dictionary(bodyFormula)) })),
  next: optional(filledList(followup)),
  /** True: the tracking page knows the application. */
  track: optional(flag),
  /** A date field whose day can be put into a calendar. */
  calendar: optional(answer),
  blocks: optional(list(contentBlock)),
});

export type ConfirmationPage = Infer<typeof confirmationPage>;
