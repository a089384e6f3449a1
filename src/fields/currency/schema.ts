import { object, oneOf, optional, wholeNumber } from '../../language/schema';
import { currencyNames } from '../../language/currencies';
import { fieldKeys, numberKeys } from '../../language/schemas/fieldKeys';

/** An amount: in whole rupiah, unless it says otherwise. */
export const moneyField = object({
  type: oneOf(['currency']),
  ...fieldKeys,
  ...numberKeys,
  /** Of which currency the amount is; default `IDR`, shown as `Rp`. */
  currency: optional(oneOf(currencyNames)),
  /** Digits behind the comma; default none. */
  decimals: optional(wholeNumber(0, 2)),
});
