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
