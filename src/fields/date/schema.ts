import { filledList, formula, oneOf, optional, wholeNumber } from '../../language/schema';
import { fieldKeys, fieldObject } from '../../language/schemas/fieldKeys';

/** A calendar day. */
export const dateField = fieldObject({
  type: oneOf(['date']),
  ...fieldKeys,
  /** First allowed day: `YYYY-MM-DD`, or a formula. */
  minDate: optional(formula),
  /** Last allowed day: `YYYY-MM-DD`, or a formula. */
  maxDate: optional(formula),
  /** Days that cannot be chosen. */
  disable: optional(filledList(oneOf(['holidays', 'weekends', 'past', 'today']))),
  /** The last day that can be chosen is this number of weekdays (Monday to Friday) after today. */
  maxWeekdaysAhead: optional(wholeNumber(1, 260)),
  /** A day booked at a branch: without bounds of its own it has the default window. */
  kind: optional(oneOf(['booking'])),
});
