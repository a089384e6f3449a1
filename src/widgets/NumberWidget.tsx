import { NumberInput, type NumberNotation } from './NumberInput';
import { digitsOf, numberOf, plainNumber } from './numbers';
import { type NumberProps } from './types';

const digits: NumberNotation = { textOf: plainNumber, filter: digitsOf, numberOf, inputMode: 'numeric' };

/** A whole number that is not money. */
export const NumberWidget = (props: NumberProps) => <NumberInput {...props} notation={digits} />;
