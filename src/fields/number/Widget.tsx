import { NumberInput } from '../common/NumberInput';
import { type NumberProps } from '../common/types';
import { plainNumbers } from './field';

/** A whole number that is not money. */
export const NumberWidget = (props: NumberProps) => <NumberInput {...props} notation={plainNumbers} />;
