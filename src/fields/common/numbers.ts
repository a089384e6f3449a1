import { withDots } from '../../messages';
import { maxDigits } from './readNumber';

/** An amount with dots: `1.500.000`; `''` for none. */
export const moneyText = (value: number | null): string => (value === null ? '' : withDots(value));

/** All decimals, and never an exponent. */
const decimals = new Intl.NumberFormat('id-ID', { useGrouping: false, maximumFractionDigits: maxDigits });

/** A number without dots, and with a decimal comma where it has a fraction; `''` for none. */
export const decimalText = (value: number | null): string => (value === null ? '' : decimals.format(value));
