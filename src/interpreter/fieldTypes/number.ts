import type { Value } from '../language';
import type { FieldTypeRow } from './types';

/** Numbers have at most 15 digits: what a double holds exactly. */
const tooLarge = 1e15;

/** `undefined` above 15 digits. Adding zero turns -0 into 0. */
function withinLimit(amount: number): number | undefined {
  return Math.abs(amount) < tooLarge ? amount + 0 : undefined;
}

/** 15 significant digits, which also drops the binary crumbs of `0.1 + 0.2`. */
function readNumber(raw: number): number | undefined {
  return withinLimit(Number(raw.toPrecision(15)));
}

/** Half up, also below zero. The crumbs of a product such as `2.4999999999999996` count as the half that was meant. */
function roundHalfUp(amount: number): number {
  const whole = Math.floor(amount);
  const crumbs = Math.abs(amount) * 2 ** -51;
  return amount - whole + crumbs >= 0.5 ? whole + 1 : whole;
}

/**
 * A number, or its text: digits, a minus in front, one decimal comma. A dot is refused, because `1.500` is 1500 to
 * one reader and 1.5 to another.
 */
function parseNumber(raw: unknown): Value | undefined {
  if (raw === undefined || raw === null) return null;
  if (typeof raw === 'number') return readNumber(raw);
  if (typeof raw !== 'string') return undefined;
  const written = raw.trim();
  if (written === '') return null;
  return /^-?\d{1,15}(,\d{1,15})?$/.test(written) ? readNumber(Number(written.replace(',', '.'))) : undefined;
}

/**
 * Whole rupiah (spec 3, section 5, 'Currency inputs'): a number is rounded half up; of a text the digits are kept, so
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

/** An amount with dots between groups of three: `1500000` is `1.500.000`. */
function grouped(amount: number): string {
  return String(Math.abs(amount)).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

const given = (value: Value): boolean => typeof value === 'number';
const submit = (value: Value): Value | undefined => (given(value) ? value : undefined);

/** A number that is not an amount: shown plainly, since years and counts read oddly with dots. */
export const number: FieldTypeRow = {
  valueType: 'number',
  empty: null,
  parse: parseNumber,
  missing: 'required',
  given,
  display: (value) => (typeof value === 'number' ? String(value).replace('.', ',') : ''),
  submit,
};

/** A number of which a part may stand behind one comma (spec 3, section 5, 'Decimal inputs'). */
export const decimal: FieldTypeRow = { ...number };

/** An amount in whole rupiah. */
export const currency: FieldTypeRow = {
  valueType: 'number',
  empty: null,
  parse: parseCurrency,
  missing: 'required',
  given,
  display: (value) => (typeof value === 'number' ? `${value < 0 ? '-' : ''}Rp ${grouped(value)}` : ''),
  submit,
};
