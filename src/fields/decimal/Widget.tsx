import { NumberInput, type NumberNotation } from '../common/NumberInput';
import { decimalOf, decimalText, typedDecimal } from '../common/numbers';
import { type NumberProps } from '../common/types';

const withComma: NumberNotation = {
  textOf: decimalText,
  filter: typedDecimal,
  numberOf: decimalOf,
  inputMode: 'decimal',
};

/** A number with one decimal comma. */
export const DecimalWidget = (props: NumberProps) => <NumberInput {...props} notation={withComma} />;
