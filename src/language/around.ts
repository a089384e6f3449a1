import type { ContentBlock } from './blocks';
import type { Condition } from './conditions';

/** A document that not everybody needs. */
export interface NeededDocument {
  text: string;
  /** Needed only while this holds; before the answers are there, the start page says that it depends on them. */
  when?: Condition;
}

/** What becomes of the data that a visitor gives. */
export interface PrivacyNotice {
  purpose: string;
  keptFor?: string;
  /** The whole notice: an address as links have it. */
  href?: string;
}

/** The page before the first step. */
export interface StartPage {
  /** How long the form takes. */
  minutes?: number;
  documents?: readonly (string | NeededDocument)[];
  /** Who may apply. */
  who?: string;
  /** What it costs. */
  fee?: string;
  blocks?: readonly ContentBlock[];
  privacy?: PrivacyNotice;
}

/** What a visitor declares before sending. */
export interface PreviewDeclaration {
  /** The answer's name, unique in the form. */
  name: string;
  /** What is declared; may hold `{formula}`. */
  text: string;
  /** Nothing is sent without it. */
  required?: boolean;
}

/** What stands below the answers on the preview. */
export interface PreviewPage {
  blocks?: readonly ContentBlock[];
  declarations?: readonly PreviewDeclaration[];
}

/** A time whose last day the receipt can name: Saturdays, Sundays and the bank's holidays do not count. */
export interface WorkingDays {
  workingDays: number;
}

/** What happens after the submission. */
export interface Followup {
  /** May hold `{formula}`. */
  text: string;
  /** In how much time: in words, or counted from the day on which the form was sent. */
  within?: string | WorkingDays;
}

/** The receipt. */
export interface ConfirmationPage {
  /** May hold `{formula}`. */
  title?: string;
  /** True: the answers stand on it. */
  recap?: boolean;
  /** A file to fetch; its formulas know `registrationNumber`, and no answers: these are gone when the page is opened again. */
  download?: { call: 'downloadpdf'; body?: Readonly<Record<string, string>> };
  next?: readonly Followup[];
  /** True: the tracking page knows the application. */
  track?: boolean;
  /** A date field whose day can be put into a calendar. */
  calendar?: string;
  blocks?: readonly ContentBlock[];
}
