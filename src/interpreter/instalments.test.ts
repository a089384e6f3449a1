import { instalments } from './instalments';

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
