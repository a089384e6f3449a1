import { NumberInput } from '../common/NumberInput';
import { type NumberProps } from '../common/types';
import { decimalNumbers } from './field';

/** A number with one decimal comma. */
export const DecimalWidget = (props: NumberProps) => <NumberInput {...props} notation={decimalNumbers} />;
