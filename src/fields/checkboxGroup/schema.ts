import { exactlyOne, oneOf, optional, wholeNumber } from '../../language/schema';
import { choiceKeys } from '../../language/schemas/choices';
import { fieldKeys, fieldObject } from '../../language/schemas/fieldKeys';

export const choicesField = fieldObject(
  {
    type: oneOf(['checkboxGroup']),
    ...fieldKeys,
    ...choiceKeys,
    minChosen: optional(wholeNumber(1)),
    maxChosen: optional(wholeNumber(1)),
  },
  exactlyOne('options', 'lookup'),
);
