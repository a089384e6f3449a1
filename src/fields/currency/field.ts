import { currencyNames, type CurrencyName, type MoneyField, type Value } from '../../language';
import { numberChecks } from '../common/checks';
import { roundHalfUp } from '../common/decimal';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import type { Schema, SchemaKit } from '../common/schemaKit';
import { grouped, numberKeys, numberRow, withinLimit } from '../number/field';

/**
 * Whole rupiah: a number is rounded half up; of a text the digits are kept, so
 * that `1.500.000`, `Rp 1.500.000` and what is half typed are read alike. A tail of cents (`,00` or `,-`) is cut, not
 * read as digits. A minus, more than 15 digits and `1500000.00` are refused: guessing would be off by a hundred times.
 * Amounts below zero come from formulas and effects only, as numbers.
 */
function parseCurrency(raw: unknown): Value | undefined {
  if (typeof raw === 'number') return withinLimit(roundHalfUp(raw));
  if (raw === undefined || raw === null) return null;
  if (typeof raw !== 'string') return undefined;
  const written = raw.trim().replace(/,[\d-]{0,2}$/, '');
  if (/[-\u2212]/.test(written) || /\d{4}\.\d{1,2}$/.test(written)) return undefined;
  const digits = written.replace(/\D/g, '');
  return digits === '' ? null : withinLimit(Number(digits));
}

/**
 * An amount with digits behind the comma: as `parseCurrency`, but the tail of cents counts. More digits than the currency has are
 * refused in a text and rounded in a number.
 */
function parseCents(raw: unknown, decimals: number): Value | undefined {
  const part = 10 ** decimals;
  if (typeof raw === 'number') return withinLimit(roundHalfUp(raw * part) / part);
  const written = typeof raw === 'string' ? raw.trim().replace(/,-$/, '') : raw;
  const [, whole = written, cents = ''] = /^([^,]*),(\d*)$/.exec(String(written)) ?? [];
  if (cents.length > decimals) return undefined;
  const amount = parseCurrency(whole);
  return typeof amount === 'number' ? withinLimit(Number(`${amount}.${cents || '0'}`)) : amount;
}

function moneySchema(kit: SchemaKit): Schema<MoneyField> {
  const { common, entries, oneOf, optional, shared, wholeNumber } = kit;
  return entries<MoneyField>({
    type: oneOf(['currency']),
    ...common,
    ...shared(numberKeys),
    currency: optional(oneOf(currencyNames)),
    decimals: optional(wholeNumber(0, 2)),
  });
}

const amounts: FieldTypeRow<MoneyField> = {
  ...numberRow,
  schema: moneySchema,
  clamps: true,
  usual: [1_000_000, 20_000_000],
  parse: parseCurrency,
  unreadable: 'tooManyDigits',
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
    ...(decimals > 0 && { decimals: true, parse: (raw) => parseCents(raw, decimals) }),
    display: shownAs(unit, decimals),
  };
}

function shownAs(unit: string, decimals: number): (value: Value) => string {
  return (value) => {
    if (typeof value !== 'number') return '';
    return `${value < 0 ? '-' : ''}${unit} ${grouped(Math.abs(value), decimals)}`;
  };
}
