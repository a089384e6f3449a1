import { flag, oneOf, optional } from '../../language/schema';
import { clampsAtMax, fieldKeys, fieldObject, numberKeys, unitKeys } from '../../language/schemas/fieldKeys';

/** A whole number that is no amount. */
export const wholeField = fieldObject(
  {
    type: oneOf(['number']),
    ...fieldKeys,
    ...unitKeys,
    ...numberKeys,
    dots: optional(flag),
  },
  clampsAtMax,
);
