import { exactlyOne, object, oneOf } from '../../language/schema';
import { choiceKeys } from '../../language/schemas/choices';
import { fieldKeys } from '../../language/schemas/fieldKeys';

/** One choice of several. */
export const choiceField = object(
  { type: oneOf(['select', 'searchSelect', 'radio']), ...fieldKeys, ...choiceKeys },
  exactlyOne('options', 'lookup'),
);
