import { NumberInput, type NumberNotation } from '../common/NumberInput';
import { plainNumber, typedWhole, wholeOf } from '../common/numbers';
import { type NumberProps } from '../common/types';

const digits: NumberNotation = {
  textOf: plainNumber,
  filter: typedWhole,
  numberOf: wholeOf,
  inputMode: 'numeric',
};

/** A whole number that is not money. */
export const NumberWidget = (props: NumberProps) => <NumberInput {...props} notation={digits} />;
