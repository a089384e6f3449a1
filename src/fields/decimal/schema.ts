import { object, oneOf } from '../../language/schema';
import { fieldKeys, numberKeys } from '../../language/schemas/fieldKeys';

/** A number with one comma. */
export const decimalField = object({ type: oneOf(['decimal']), ...fieldKeys, ...numberKeys });
