import { oneOf } from '../../language/schema';
import { clampsAtMax, fieldKeys, fieldObject, numberKeys, unitKeys } from '../../language/schemas/fieldKeys';

/** A number with one comma. */
export const decimalField = fieldObject(
  { type: oneOf(['decimal']), ...fieldKeys, ...unitKeys, ...numberKeys },
  clampsAtMax,
);
