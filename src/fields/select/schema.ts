import { exactlyOne, oneOf } from '../../language/schema';
import { choiceKeys } from '../../language/schemas/choices';
import { fieldKeys, fieldObject } from '../../language/schemas/fieldKeys';

export const choiceField = fieldObject(
  { type: oneOf(['select', 'searchSelect', 'radio']), ...fieldKeys, ...choiceKeys },
  exactlyOne('options', 'lookup'),
);
