import { filledList, formula, oneOf, optional, wholeNumber } from '../../language/schema';
import { fieldKeys, fieldObject } from '../../language/schemas/fieldKeys';

/** A calendar day. */
export const dateField = fieldObject({
  type: oneOf(['date']),
  ...fieldKeys,
  minDate: optional(formula),
  maxDate: optional(formula),
  disable: optional(filledList(oneOf(['holidays', 'weekends', 'past', 'today']))),
  maxWeekdaysAhead: optional(wholeNumber(1, 260)),
  kind: optional(oneOf(['booking'])),
});
