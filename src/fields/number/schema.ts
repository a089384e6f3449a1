import { flag, oneOf, optional } from '../../language/schema';
import { clampsAtMax, fieldKeys, fieldObject, numberKeys, unitKeys } from '../../language/schemas/fieldKeys';

/** A whole number that is no amount. */
export const wholeField = fieldObject(
  {
    type: oneOf(['number']),
    ...fieldKeys,
    ...unitKeys,
    ...numberKeys,
    /** Shown with dots between groups of three, as amounts are; left out: plainly, as years and counts read best. */
    dots: optional(flag),
  },
  clampsAtMax,
);
