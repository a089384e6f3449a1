import InputAdornment from '@mui/material/InputAdornment';
import { useMemo } from 'react';
import { NumberInput } from '../common/NumberInput';
import { type MoneyProps } from '../common/types';
import { dottedNumbers } from '../number/field';
import { amountsIn } from './field';

const unitBefore = (unit: string) =>
  unit === '' ? undefined : (
    <InputAdornment position="start" disablePointerEvents disableTypography aria-hidden>
      {unit}
    </InputAdornment>
  );

/** A number with dots while it is typed: an amount behind its currency, or a plain one. */
export const MoneyWidget = ({ unit, decimals = 0, ...props }: MoneyProps) => {
  const before = useMemo(() => unitBefore(unit), [unit]);
  const notation = unit === '' ? dottedNumbers : amountsIn(unit, decimals);
  return <NumberInput {...props} notation={notation} startAdornment={before} />;
};
