import fc, { holds } from '../../../tests/fastCheck';
import { roundHalfUp, withoutCrumbs } from '../../fields/pure';
import type { Value } from '../../language';
import type { Names } from '../scope';
import { compileFormula } from './compileFormula';
import { formatNumber, numberToWords, pmt, pv } from './numbers';
import cases from './numberToWords.cases.json';
import dateCases from './dates.cases.json';
import { addDays, addMonths, addYears, daysBetween, formatDate, monthsBetween, yearsBetween } from './dates';
import { instalments } from '../instalments';
import { sameValue } from '../sameValue';

describe('numbers', () => {
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
      holds(tenThousandths, tenThousandths, (a, b) => {
        const exact = String(onPaper(a.units, b.units));
        fc.pre(exact.replace('-', '').replace(/0+$/, '').length <= 15);
        expect(computed(formula, a.number, b.number)).toBe(Number(`${exact}e-${decimals}`) + 0);
      });
    });

    test('what was divided and multiplied again is the same, and what is left adds up', () => {
      holds(tenThousandths, tenThousandths, (a, b) => {
        fc.pre(b.units !== 0n);
        expect(computed('a / b * b', a.number, b.number)).toBe(a.number + 0);
        expect(computed('(a - a % b) / b % 1', a.number, b.number)).toBe(0);
      });
    });

    test('a number of up to 15 digits is itself', () => {
      holds(
        fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }),
        fc.nat(20),
        (digits, tens) => {
          const number = Number(`${digits}e-${tens}`) + 0;
          expect([withoutCrumbs(number), computed('a + 0', number, 0), computed('a * 1', number, 0)]).toEqual(
            [number, number, number],
          );
        },
      );
    });
  });

  describe('Amounts in words', () => {
    test.each(cases)('$amount', ({ amount, words }) => {
      expect(numberToWords(amount)).toBe(words);
    });

    test('of up to 15 digits are words in title case, and no two amounts share them', () => {
      const amount = fc.integer({ min: 1, max: 999_999_999_999_999 });
      holds(amount, amount, (a, b) => {
        expect(numberToWords(a)).toMatch(/^[A-Z][a-z]+( [A-Z][a-z]+)*$/);
        expect(numberToWords(a) === numberToWords(b)).toBe(a === b);
      });
    });
  });

  describe('Annuities', () => {
    test('the payment for a loan is worth the loan', () => {
      const rate = fc.double({ min: 0, max: 0.1, noNaN: true });
      const months = fc.integer({ min: 1, max: 480 });
      holds(rate, months, fc.integer({ min: 1, max: 1e12 }), (monthly, term, loan) => {
        const worth = pv(monthly, term, pmt(monthly, term, loan) ?? 0);
        expect((worth ?? 0) / loan).toBeCloseTo(1, 9);
      });
    });

    test('a rate next to nothing is next to no rate', () => {
      expect(pv(1e-14, 12, 1_000_000)).toBeCloseTo(12_000_000, 4);
    });
  });

  describe('Shown numbers', () => {
    test('have the digits of the number', () => {
      holds(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (amount) => {
        expect(Number(formatNumber(amount).replaceAll('.', ''))).toBe(amount + 0);
      });
    });

    test('a rounded number is at most half away, and whole', () => {
      holds(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (amount) => {
        expect(Number.isInteger(roundHalfUp(amount))).toBe(true);
        expect(Math.abs(roundHalfUp(amount) - amount)).toBeLessThanOrEqual(0.5 + 1e-6);
      });
    });
  });
});

describe('dates', () => {
  describe('Adding months', () => {
    test.each(dateCases.addMonths)('$name', ({ day, add, result }) => {
      expect(addMonths(day, add) ?? null).toBe(result);
    });

    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    const months = fc.integer({ min: -600, max: 600 });

    test('goes so many months and no further', () => {
      holds(day, months, (date, add) => {
        const from = date.toISOString().slice(0, 10);
        const month = (text = ''): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(month(addMonths(from, add))).toBe(month(from) + add);
      });
    });

    test('days that are added can be taken away again', () => {
      holds(day, months, (date, add) => {
        const from = date.toISOString().slice(0, 10);
        expect(addDays(addDays(from, add) ?? '', -add)).toBe(from);
      });
    });
  });

  test.each(dateCases.addDays)('Adding days: $name', ({ day, add, result }) => {
    expect(addDays(day, add) ?? null).toBe(result);
  });

  test.each(dateCases.addYears)('Adding years: $name', ({ day, add, result }) => {
    expect(addYears(day, add) ?? null).toBe(result);
  });

  describe('What lies between two days', () => {
    test.each(dateCases.spans)('$name', ({ from, to, years, months, days }) => {
      expect([yearsBetween(from, to), monthsBetween(from, to), daysBetween(from, to)]).toEqual([
        years,
        months,
        days,
      ]);
    });

    const day = fc
      .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));

    test('the whole months can be added without passing the second day, and not one more', () => {
      holds(day, day, (one, other) => {
        const [from = '', to = ''] = [one, other].sort();
        const months = monthsBetween(from, to);
        expect((addMonths(from, months) ?? '') <= to).toBe(true);
        expect((addMonths(from, months + 1) ?? '') > to).toBe(true);
      });
    });

    test('a bound by years and an age by years agree', () => {
      holds(day, day, fc.integer({ min: 0, max: 110 }), (one, other, years) => {
        const [born = '', today = ''] = [one, other].sort();
        expect(yearsBetween(born, today) >= years).toBe((addYears(born, years) ?? '') <= today);
      });
    });

    test('the other way round is the same, negative; and days can be added', () => {
      holds(day, day, (from, to) => {
        expect(monthsBetween(to, from) + monthsBetween(from, to)).toBe(0);
        expect(yearsBetween(to, from) + yearsBetween(from, to)).toBe(0);
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      });
    });
  });

  test.each(dateCases.formatDate)('Date patterns: $name', ({ day, pattern, result }) => {
    expect(formatDate(day, pattern) ?? null).toBe(result);
  });
});

describe('instalments', () => {
  describe('The months of a loan', () => {
    test('one year at one per cent a month', () => {
      const plan = instalments(12_000_000, 12, 0.01);
      expect(plan).toHaveLength(12);
      expect(plan[0]).toEqual({ month: 1, principal: 946_185, interest: 120_000, balance: 11_053_815 });
      expect(plan.at(-1)?.balance).toBe(0);
      expect(plan.reduce((sum, { principal }) => sum + principal, 0)).toBe(12_000_000);
    });

    test('without interest each month is the same part of the loan, and the last takes the rest', () => {
      const plan = instalments(1_000_000, 3, 0);
      expect(plan.map(({ principal }) => principal)).toEqual([333_333, 333_333, 333_334]);
      expect(plan.every(({ interest }) => interest === 0)).toBe(true);
    });

    test('half a rupiah of interest goes up, whatever its double is', () => {
      expect(10_000 * 0.000_15).toBeLessThan(1.5);
      expect(instalments(10_000, 12, 0.000_15)[0]?.interest).toBe(2);
    });

    test('six hundred months are the most', () => {
      expect(instalments(1_000_000, 600, 0.01)).toHaveLength(600);
    });

    test.each([
      [null, 12, 0.01],
      [0, 12, 0.01],
      [1_000_000, '', 0.01],
      [1_000_000, 0, 0.01],
      [1_000_000, 601, 0.01],
      [1_000_000, 12, -0.01],
      [1_000_000, 12, undefined],
      [1_000_000, 12, null],
      [1_000_000, 12, ''],
      [Number.POSITIVE_INFINITY, 12, 0.01],
      [Number.MAX_VALUE, 12, 10],
    ])('a loan of %s over %s months at %s is none', (loan, months, rate) => {
      expect(instalments(loan, months, rate)).toEqual([]);
    });
  });
});

describe('sameValue', () => {
  test.each<[unknown, unknown, boolean]>([
    [1, 1, true],
    [1, '1', false],
    [NaN, NaN, true],
    [null, undefined, false],
    [null, {}, false],
    [[], [], true],
    [[], {}, false],
    [{}, [], false],
    [[1, [2]], [1, [2]], true],
    [[1, 2], [1], false],
    [['a'], { 0: 'a' }, false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1 }, { a: 1, b: undefined }, false],
    [{ a: undefined }, { b: undefined }, false],
  ])('%j and %j', (a, b, same) => {
    expect(sameValue(a, b)).toBe(same);
    expect(sameValue(b, a)).toBe(same);
  });
});
