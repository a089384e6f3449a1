import fc from 'fast-check';
import { roundHalfUp, withoutCrumbs } from '../../fields/pure';
import type { Value } from '../../language';
import type { Names } from '../scope';
import { compileFormula } from './compileFormula';
import { formatNumber, numberToWords, pmt, pv } from './numbers';
import cases from './numberToWords.cases.json';

/** A number of up to four decimals with the whole number of its ten-thousandths. */
const tenThousandths = fc
  .integer({ min: -99_999_999, max: 99_999_999 })
  .map((units) => ({ units: BigInt(units), number: Number(`${units}e-4`) }));

/** What a formula of two answers gives. */
function computed(formula: string, a: number, b: number): Value {
  const names: Names = {
    get: () => ({ kind: 'field', type: 'number' }),
    all: () => ['a', 'b'],
    rows: () => undefined,
    groupOf: () => undefined,
  };
  const compiled = compileFormula(formula, {
    names,
    path: '',
    report: (_, { received }) => {
      throw new Error(received);
    },
  });
  return compiled?.evaluate({ today: '2026-03-01', read: (name) => (name === 'a' ? a : b) });
}

describe('Decimals', () => {
  test.each<[string, number, (a: bigint, b: bigint) => bigint]>([
    ['a + b', 4, (a, b) => a + b],
    ['a - b', 4, (a, b) => a - b],
    ['sum(a, b)', 4, (a, b) => a + b],
    ['a * b', 8, (a, b) => a * b],
  ])('%s is what it is on paper', (formula, decimals, onPaper) => {
    fc.assert(
      fc.property(tenThousandths, tenThousandths, (a, b) => {
        const exact = String(onPaper(a.units, b.units));
        fc.pre(exact.replace('-', '').replace(/0+$/, '').length <= 15);
        expect(computed(formula, a.number, b.number)).toBe(Number(`${exact}e-${decimals}`) + 0);
      }),
    );
  });

  test('what was divided and multiplied again is the same, and what is left adds up', () => {
    fc.assert(
      fc.property(tenThousandths, tenThousandths, (a, b) => {
        fc.pre(b.units !== 0n);
        expect(computed('a / b * b', a.number, b.number)).toBe(a.number + 0);
        expect(computed('(a - a % b) / b % 1', a.number, b.number)).toBe(0);
      }),
    );
  });

  test('a number of up to 15 digits is itself', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
        fc.nat(20),
        (digits, tens) => {
          const number = Number(`${digits}e-${tens}`) + 0;
          expect([withoutCrumbs(number), computed('a + 0', number, 0), computed('a * 1', number, 0)]).toEqual(
            [number, number, number],
          );
        },
      ),
    );
  });
});

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
        expect(Number.isInteger(roundHalfUp(amount))).toBe(true);
        expect(Math.abs(roundHalfUp(amount) - amount)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });
});
