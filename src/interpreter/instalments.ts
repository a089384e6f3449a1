import { roundHalfUp } from '../fields/pure';
import { pmt } from './formulas/numbers';

/** One month of a loan that is paid back in equal instalments; in whole rupiah. */
export interface Instalment {
  /** 1 for the first. */
  month: number;
  principal: number;
  interest: number;
  /** What is left to be paid back afterwards. */
  balance: number;
}

/** Longest plan that is worked out: fifty years. */
const mostMonths = 600;

/**
 * The months of an annuity loan. `monthlyRate` 0.01 is one per cent a month. Each month is rounded to whole rupiah, and the
 * last one takes what the rounding has left. Empty for anything that is no loan: no amount, no months, a negative rate, more
 * than 600 months.
 */
export function instalments(loan: unknown, months: unknown, monthlyRate: unknown): readonly Instalment[] {
  if (!isPositive(loan) || !isPositive(months) || months > mostMonths) return [];
  if (typeof monthlyRate !== 'number' || !(monthlyRate >= 0)) return [];
  const payment = pmt(monthlyRate, months, loan);
  if (payment === undefined) return [];
  const count = Math.ceil(months);
  let balance = roundHalfUp(loan);
  return Array.from({ length: count }, (_, index): Instalment => {
    const interest = roundHalfUp(balance * monthlyRate);
    const last = index === count - 1;
    const principal = last ? balance : Math.min(balance, roundHalfUp(payment) - interest);
    balance -= principal;
    return { month: index + 1, principal, interest, balance };
  });
}

function isPositive(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && Number.isFinite(value);
}
