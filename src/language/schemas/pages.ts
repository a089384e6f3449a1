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
  when: optional(condition),
});

export type NeededDocument = Infer<typeof document>;

const privacy = object({
  purpose: prose,
  keptFor: optional(prose),
  href: optional(href),
});

export type PrivacyNotice = Infer<typeof privacy>;

export const startPage = object({
  minutes: optional(wholeNumber(1)),
  documents: optional(
    filledList(union(byKind('teks, atau objek dengan text dan when'), { text: prose, object: document })),
  ),
  who: optional(prose),
  fee: optional(prose),
  blocks: optional(list(contentBlock)),
  privacy: optional(privacy),
});

export type StartPage = Infer<typeof startPage>;

const declaration = object({
  name: answerName,
  text: template,
  required: optional(flag),
});

export type PreviewDeclaration = Infer<typeof declaration>;

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
  text: template,
  within: optional(
    union(byKind('teks, atau objek dengan workingDays'), { text: prose, object: workingDays }),
  ),
});

export type Followup = Infer<typeof followup>;

export const confirmationPage = object({
  title: optional(template),
  recap: optional(flag),
  recapOf: optional(filledList(answer)),
  download: optional(object({ call: oneOf(['downloadpdf']), body: optional(dictionary(bodyFormula)) })),
  next: optional(filledList(followup)),
  track: optional(flag),
  calendar: optional(answer),
  blocks: optional(list(contentBlock)),
});

export type ConfirmationPage = Infer<typeof confirmationPage>;
