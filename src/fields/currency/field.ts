import type { NumberField, Value } from '../../language';
import { numberChecks } from '../common/checks';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import { field as number, withinLimit } from '../number/field';

/** Half up, also below zero. The crumbs of a product such as `2.4999999999999996` count as the half that was meant. */
function roundHalfUp(amount: number): number {
  const whole = Math.floor(amount);
  const crumbs = Math.abs(amount) * 2 ** -51;
  return amount - whole + crumbs >= 0.5 ? whole + 1 : whole;
}

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

/** An amount with dots between groups of three: `1500000` is `1.500.000`. */
function grouped(amount: number): string {
  return String(Math.abs(amount)).replace(/\B(?=(?:\d{3})+$)/g, '.');
}

/** An amount in whole rupiah. */
export const field: FieldTypeRow<NumberField> = {
  ...number,
  clamps: true,
  usual: [1_000_000, 20_000_000],
  parse: parseCurrency,
  unreadable: 'tooManyDigits',
  checks: () => numberChecks('minMoney', 'maxMoney'),
  display: (value) => (typeof value === 'number' ? `${value < 0 ? '-' : ''}Rp ${grouped(value)}` : ''),
};
