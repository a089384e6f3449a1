import { formula, oneOf, optional } from '../../language/schema';
import { fieldKeys, fieldObject } from '../../language/schemas/fieldKeys';

/** A month of a year. */
export const monthField = fieldObject({
  type: oneOf(['monthYear']),
  ...fieldKeys,
  /** First allowed month: `YYYY-MM`, or a formula; of a day its month counts. */
  minDate: optional(formula),
  /** Last allowed month: `YYYY-MM`, or a formula; of a day its month counts. */
  maxDate: optional(formula),
});
