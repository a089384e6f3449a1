import { toCardinal } from 'n2words/id-ID';
import { roundHalfUp, withoutCrumbs } from '../../fields/pure';
import { finite } from './fractions';

/** The whole number at or below. */
export function floor(amount: number): number {
  return Math.floor(withoutCrumbs(amount)) + 0;
}

/**
 * What monthly payments of `amount` over `months` are worth today, at a rate per month (0.005 is half a percent).
 * Present value of an annuity: amount × (1 − (1 + rate)^−months) / rate; without a rate amount × months.
 * `undefined` where it has no value.
 */
export function pv(rate: number, months: number, amount: number): number | undefined {
  return rate === 0 ? finite(amount * months) : finite((amount * discounted(rate, months)) / rate);
}

/**
 * The monthly payment that settles `loan` over `months`, at a rate per month; without a rate loan / months.
 * `undefined` where it has no value, as for 0 months.
 */
export function pmt(rate: number, months: number, loan: number): number | undefined {
  return rate === 0 ? finite(loan / months) : finite((loan * rate) / discounted(rate, months));
}

/** 1 − (1 + rate)^−months, without losing digits when the rate is tiny. */
function discounted(rate: number, months: number): number {
  return -Math.expm1(-months * Math.log1p(rate));
}

/** `1500000` as `1.500.000`, `-1234.5` as `-1.234,5`; at most ten decimals. */
export function formatNumber(amount: number): string {
  const size = Math.abs(amount);
  const decimals = Math.max(0, Math.min(10, 15 - String(Math.trunc(size)).length));
  const [whole = '', fraction = ''] = size.toFixed(decimals).split('.');
  const tail = fraction.replace(/0+$/, '');
  const shown = whole.replace(/\B(?=(?:\d{3})+$)/g, '.') + (tail && `,${tail}`);
  return amount < 0 && /[1-9]/.test(shown) ? `-${shown}` : shown;
}

/** Where the bank's words are not the package's. */
const ownWords: Readonly<Record<string, string>> = { miliar: 'Milyar' };

/**
 * An amount in Indonesian words, such as 'Satu Juta Lima Ratus Ribu'; zero is the empty text. Amounts are whole: a fraction is rounded half up first. Below zero the words begin with
 * 'Minus'. Above 2^53 a number no longer holds each of its digits, so there are no words.
 */
export function numberToWords(amount: number): string {
  const whole = roundHalfUp(amount);
  if (whole === 0 || !Number.isSafeInteger(whole)) return '';
  if (whole < 0) return `Minus ${numberToWords(-whole)}`;
  return toCardinal(whole)
    .split(' ')
    .map((word) => ownWords[word] ?? word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
