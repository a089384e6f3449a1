import type { FieldTypeRow } from '../common/fieldTypeRow';
import { choiceRow } from '../select/field';

/** One of a list that is shown whole; a missing one is reported in other words. */
export const field: FieldTypeRow = {
  ...choiceRow('requiredChoice'),
  labelPlace: 'group',
  neverEmptied: true,
};
