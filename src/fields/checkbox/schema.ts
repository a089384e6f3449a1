import { object, oneOf } from '../../language/schema';
import { fieldKeys } from '../../language/schemas/fieldKeys';

/** A single tick. */
export const tickField = object({ type: oneOf(['checkbox']), ...fieldKeys });
