import { type CurrencyName, type MoneyField, type Value } from '../../language';
import { numberChecks } from '../common/checks';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import { type BoxNotation, roundHalfUp } from '../common/readNumber';
import { grouped, numberRow, readAs } from '../number/field';

/** Amounts of this unit as they are read and typed, with at most so many digits behind the comma. */
export const amountsIn = (unit: string, decimals: number): BoxNotation => ({
  kind: 'amount',
  decimals,
  unit,
  dots: true,
});

/** An amount as it is read. A number is rounded half up to the digits that the field takes behind the comma. */
function readAmounts(unit: string, decimals: number) {
  const part = 10 ** decimals;
  return readAs(amountsIn(unit, decimals), (raw) => roundHalfUp(raw * part) / part);
}

const amounts: FieldTypeRow<MoneyField> = {
  ...numberRow,
  clamps: true,
  usual: [1_000_000, 20_000_000],
  ...readAmounts('Rp', 0),
  checks: ({ unit }) => numberChecks('minMoney', 'maxMoney', unit),
  display: shownAs('Rp', 0),
};

/** An amount, in whole rupiah unless its definition says otherwise. */
export const field: FieldTypeRow<MoneyField> = {
  ...amounts,
  variant: ({ currency, decimals = 0 }) =>
    currency === undefined && decimals === 0 ? undefined : amountsOf(unitOf(currency), decimals),
};

/** How a currency is called beside an amount. */
export const unitOf = (currency: CurrencyName = 'IDR'): string => (currency === 'IDR' ? 'Rp' : currency);

function amountsOf(unit: string, decimals: number): FieldTypeRow<MoneyField> {
  return {
    ...amounts,
    ...(unit !== 'Rp' && { usual: [100, 5_000] }),
    ...(decimals > 0 && { decimals: true }),
    ...readAmounts(unit, decimals),
    display: shownAs(unit, decimals),
  };
}

function shownAs(unit: string, decimals: number): (value: Value) => string {
  return (value) => {
    if (typeof value !== 'number') return '';
    return `${value < 0 ? '-' : ''}${unit} ${grouped(Math.abs(value), decimals)}`;
  };
}
