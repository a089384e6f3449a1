import type {
  ConfirmationPage,
  PreviewDeclaration,
  Followup,
  NeededDocument,
  PreviewPage,
  PrivacyNotice,
  StartPage,
  WorkingDays,
} from '../../../language';
import { dictionary, filledList, list } from '../collections';
import { byKind, dispatch } from '../dispatch';
import { entries } from '../entries';
import { flag, href, name, oneOf, text, wholeNumber } from '../leaves';
import { optional } from '../schema';
import { condition } from './conditions';
import { contentBlock } from './content';

const document = dispatch(byKind('teks, atau objek dengan text dan when'), {
  text,
  object: entries<NeededDocument>({ text, when: optional(condition) }),
});

/** The page before the first step. */
export const startPage = entries<StartPage>({
  minutes: optional(wholeNumber(1)),
  documents: optional(filledList(document)),
  who: optional(text),
  fee: optional(text),
  blocks: optional(list(contentBlock)),
  privacy: optional(entries<PrivacyNotice>({ purpose: text, keptFor: optional(text), href: optional(href) })),
});

/** What stands below the answers on the preview. */
export const previewPage = entries<PreviewPage>({
  blocks: optional(list(contentBlock)),
  declarations: optional(filledList(entries<PreviewDeclaration>({ name, text, required: optional(flag) }))),
});

/** The longest that a receipt may promise, in working days: about a year. */
const longestWait = 250;

const time = dispatch(byKind('teks, atau objek dengan workingDays'), {
  text,
  object: entries<WorkingDays>({ workingDays: wholeNumber(1, longestWait) }),
});

/** The receipt. */
export const confirmationPage = entries<ConfirmationPage>({
  title: optional(text),
  recap: optional(flag),
  download: optional(
    entries<NonNullable<ConfirmationPage['download']>>({
      call: oneOf(['downloadpdf']),
      body: optional(dictionary(text)),
    }),
  ),
  next: optional(filledList(entries<Followup>({ text, within: optional(time) }))),
  track: optional(flag),
  calendar: optional(text),
  blocks: optional(list(contentBlock)),
});
