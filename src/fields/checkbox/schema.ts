import { oneOf } from '../../language/schema';
import { fieldKeys, fieldObject } from '../../language/schemas/fieldKeys';

export const tickField = fieldObject({ type: oneOf(['checkbox']), ...fieldKeys });
