import { withDots } from '../messages/numbers';

/** Most digits of a number: beyond them JavaScript's numbers are not exact. */
export const maxDigits = 15;

/** The digits of a text. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The number that a text of digits and separators stands for; `null` when it has no digit. */
export const numberOf = (text: string): number | null => {
  const digits = digitsOf(text);
  return digits === '' ? null : Number(digits);
};

/** A number as digits; `''` for none. */
export const plainNumber = (value: number | null): string => (value === null ? '' : String(value));

/** Whole rupiah with dots: `1.500.000`; `''` for none. */
export const moneyText = (value: number | null): string => (value === null ? '' : withDots(value));

/** What may stay of a decimal number that is typed: digits and the first comma. */
export const typedDecimal = (text: string): string => {
  // A dot is what some keyboards offer for a comma; between groups of three it is left out.
  const commas = text.includes(',') ? text : text.replace(/\.(?!\d{3}(?:\D|$))/, ',');
  const [whole = '', ...fractions] = commas.split(',').map(digitsOf);
  return fractions.length === 0 ? whole : `${whole},${fractions.join('')}`;
};

/** The number that digits and one comma stand for; `null` when there is no digit. */
export const decimalOf = (text: string): number | null => {
  const typed = typedDecimal(text);
  return digitsOf(typed) === '' ? null : Number(typed.replace(',', '.'));
};

/** All decimals, and never an exponent. */
const decimals = new Intl.NumberFormat('id-ID', { useGrouping: false, maximumFractionDigits: maxDigits });

/** A number with a decimal comma; `''` for none. */
export const decimalText = (value: number | null): string => (value === null ? '' : decimals.format(value));
