import type { NumberField } from '../../language';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import { field as number, parseDecimal } from '../number/field';

/** A number of which a part may stand behind one comma. */
export const field: FieldTypeRow<NumberField> = {
  ...number,
  decimals: true,
  clamps: true,
  usual: [5, 60],
  parse: parseDecimal,
  unreadable: 'tooManyDigits',
};
