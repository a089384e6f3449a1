import { formula, oneOf, optional } from '../../language/schema';
import { fieldKeys, fieldObject } from '../../language/schemas/fieldKeys';

export const monthField = fieldObject({
  type: oneOf(['monthYear']),
  ...fieldKeys,
  minDate: optional(formula),
  maxDate: optional(formula),
});
