import { oneOf, optional, wholeNumber } from '../../language/schema';
import { currencyNames } from '../../language/currencies';
import { clampsAtMax, fieldKeys, fieldObject, numberKeys } from '../../language/schemas/fieldKeys';

/** An amount: in whole rupiah, unless it says otherwise. */
export const moneyField = fieldObject(
  {
    type: oneOf(['currency']),
    ...fieldKeys,
    ...numberKeys,
    /** Of which currency the amount is; default `IDR`, shown as `Rp`. */
    currency: optional(oneOf(currencyNames)),
    /** Digits behind the comma; default none. */
    decimals: optional(wholeNumber(0, 2)),
  },
  clampsAtMax,
);
