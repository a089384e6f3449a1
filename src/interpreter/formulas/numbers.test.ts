import fc from 'fast-check';
import { formatNumber, numberToWords, pmt, pv, round } from './numbers';
import cases from './numberToWords.cases.json';

describe('Amounts in words', () => {
  test.each(cases)('$amount', ({ amount, words }) => {
    expect(numberToWords(amount)).toBe(words);
  });

  test('of up to 15 digits are words in title case, and no two amounts share them', () => {
    const amount = fc.integer({ min: 1, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(numberToWords(a)).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)*$/);
        expect(numberToWords(a) === numberToWords(b)).toBe(a === b);
      }),
    );
  });
});

describe('Annuities', () => {
  test('the payment for a loan is worth the loan', () => {
    const rate = fc.double({ min: 0, max: 0.1, noNaN: true });
    const months = fc.integer({ min: 1, max: 480 });
    fc.assert(
      fc.property(rate, months, fc.integer({ min: 1, max: 1e12 }), (monthly, term, loan) => {
        const worth = pv(monthly, term, pmt(monthly, term, loan) ?? 0);
        expect((worth ?? 0) / loan).toBeCloseTo(1, 9);
      }),
    );
  });

  test('a rate next to nothing is next to no rate', () => {
    expect(pv(1e-14, 12, 1_000_000)).toBeCloseTo(12_000_000, 4);
  });
});

describe('Shown numbers', () => {
  test('have the digits of the number', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (amount) => {
        expect(Number(formatNumber(amount).replaceAll('.', ''))).toBe(amount + 0);
      }),
    );
  });

  test('a rounded number is at most half away, and whole', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        expect(Number.isInteger(round(amount))).toBe(true);
        expect(Math.abs(round(amount) - amount)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
