import type { DecimalField } from '../../language';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import { maxDigits, type BoxNotation } from '../common/readNumber';
import { numberRow, readAs } from '../number/field';

/** Numbers with a decimal comma as they are read and typed. */
export const decimalNumbers: BoxNotation = { kind: 'decimal', decimals: maxDigits, dots: false };

/** With dots between groups of three, as amounts are read, and every digit that may be typed behind the comma. */
const shown = new Intl.NumberFormat('id-ID', { maximumFractionDigits: maxDigits });

/** A number of which a part may stand behind one comma. */
export const field: FieldTypeRow<DecimalField> = {
  ...numberRow,
  decimals: true,
  clamps: true,
  usual: [5, 60],
  ...readAs(decimalNumbers),
  display: (value) => (typeof value === 'number' ? shown.format(value) : ''),
};
