import { NumberInput, type NumberNotation } from './NumberInput';
import { decimalOf, decimalText, typedDecimal } from './numbers';
import { type NumberProps } from './types';

const withComma: NumberNotation = {
  textOf: decimalText,
  filter: typedDecimal,
  numberOf: decimalOf,
  inputMode: 'decimal',
};

/** A number with one decimal comma (spec 3, section 5, 'Decimal inputs'). */
export const DecimalWidget = (props: NumberProps) => <NumberInput {...props} notation={withComma} />;
