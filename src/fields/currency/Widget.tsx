import { NumberInput } from '../common/NumberInput';
import { type MoneyProps } from '../common/types';
import { dottedNumbers } from '../number/field';
import { amountsIn } from './field';

/** A number with dots while it is typed: an amount behind its currency, or a plain one. */
export const MoneyWidget = ({ unit, decimals = 0, ...props }: MoneyProps) =>
  unit === '' ? (
    <NumberInput {...props} notation={dottedNumbers} />
  ) : (
    <NumberInput {...props} prefix={unit} notation={amountsIn(unit, decimals)} />
  );
