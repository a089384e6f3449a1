import { withDots } from '../../messages';

/** Most digits of a number: beyond them JavaScript's numbers are not exact. */
const maxDigits = 15;

/** The digits of a text. */
const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The number that a text of digits and separators stands for; `null` when it has no digit, `undefined` when it has too many. */
export const numberOf = (text: string): number | null | undefined => {
  const digits = digitsOf(text);
  if (digits === '') return null;
  return digits.length > maxDigits ? undefined : Number(digits);
};

/** What may stay of a whole number that is typed: also a comma and dots, so that `1,5` does not become 15. */
export const typedWhole = (text: string): string => text.replace(/[^\d.,]/g, '');

/** As `numberOf`, but dots must stand between groups of three; one that was typed last waits for what follows. */
export const wholeOf = (text: string): number | null | undefined => {
  const written = text.replace(/[.,]$/, '');
  return /^(?:\d*|\d{1,3}(?:\.\d{3})+)$/.test(written) ? numberOf(written) : undefined;
};

const foreign = /^[^\d.,]*\d{1,3}(?:,\d{3})+(?:\.\d*)?[^\d.,]*$/;

/** An amount as other countries write it (`10,000,000.50`) as it is written here: three digits behind a comma are no cents. */
export const asWrittenHere = (text: string): string =>
  foreign.test(text) ? text.replace(/[.,]/g, (sign) => (sign === ',' ? '.' : ',')) : text;

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

/** The number that digits and one comma stand for; as `numberOf`. */
export const decimalOf = (text: string): number | null | undefined => {
  const typed = typedDecimal(text);
  const digits = digitsOf(typed);
  if (digits === '') return null;
  return digits.length > maxDigits ? undefined : Number(typed.replace(',', '.'));
};

/** All decimals, and never an exponent. */
const decimals = new Intl.NumberFormat('id-ID', { useGrouping: false, maximumFractionDigits: maxDigits });

/** A number with a decimal comma; `''` for none. */
export const decimalText = (value: number | null): string => (value === null ? '' : decimals.format(value));
