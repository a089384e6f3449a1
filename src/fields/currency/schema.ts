import { oneOf, optional, wholeNumber } from '../../language/schema';
import { currencyNames } from '../../language/currencies';
import { clampsAtMax, fieldKeys, fieldObject, numberKeys } from '../../language/schemas/fieldKeys';

/** An amount: in whole rupiah, unless it says otherwise. */
export const moneyField = fieldObject(
  {
    type: oneOf(['currency']),
    ...fieldKeys,
    ...numberKeys,
    currency: optional(oneOf(currencyNames)),
    decimals: optional(wholeNumber(0, 2)),
  },
  clampsAtMax,
);
