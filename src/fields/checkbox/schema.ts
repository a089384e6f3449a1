import { oneOf } from '../../language/schema';
import { fieldKeys, fieldObject } from '../../language/schemas/fieldKeys';

/** A single tick. */
export const tickField = fieldObject({ type: oneOf(['checkbox']), ...fieldKeys });
