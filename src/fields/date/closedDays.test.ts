import { isClosedDay, yearsOf } from './closedDays';

/** A Wednesday. */
const today = '2026-03-04';
const closed = (
  day: string,
  rules: Parameters<typeof isClosedDay>[1],
  holidays?: readonly string[],
): boolean => isClosedDay(day, rules, { today, holidays: holidays && new Set(holidays) });

describe('Days that cannot be chosen', () => {
  test('years range from 1900 to the current year plus 10', () => {
    expect(yearsOf(today)).toEqual({ first: '1900-01-01', last: '2036-12-31' });
    expect(['1899-12-31', '1900-01-01', '2036-12-31', '2037-01-01'].map((day) => closed(day, {}))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('past days, not today', () => {
    const rules = { disable: ['past'] } as const;
    expect(['2026-03-03', today, '2026-03-05'].map((day) => closed(day, rules))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('today alone', () => {
    const rules = { disable: ['today'] } as const;
    expect(['2026-03-03', today, '2026-03-05'].map((day) => closed(day, rules))).toEqual([
      false,
      true,
      false,
    ]);
  });

  test('weekends', () => {
    const rules = { disable: ['weekends'] } as const;
    const days = ['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'];
    expect(days.map((day) => closed(day, rules))).toEqual([false, true, true, false]);
  });

  test('holidays, once they are known', () => {
    const rules = { disable: ['holidays'] } as const;
    expect(closed('2026-03-20', rules, ['2026-03-20'])).toBe(true);
    expect(closed('2026-03-23', rules, ['2026-03-20'])).toBe(false);
    expect(closed('2026-03-20', rules)).toBe(false);
    expect(closed('2026-03-20', {}, ['2026-03-20'])).toBe(false);
  });

  test.each([
    // today, weekdays ahead, the last open day
    ['2026-03-04', 1, '2026-03-05'],
    ['2026-03-04', 2, '2026-03-06'],
    ['2026-03-04', 3, '2026-03-09'],
    ['2026-03-04', 7, '2026-03-13'],
    ['2026-03-04', 8, '2026-03-16'],
    ['2026-03-06', 1, '2026-03-09'],
    ['2026-03-07', 1, '2026-03-09'],
    ['2026-03-08', 5, '2026-03-13'],
    ['2026-12-30', 2, '2027-01-01'],
  ])('from %s, %i weekdays ahead end on %s', (from, maxWeekdaysAhead, last) => {
    const open = (day: string): boolean => !isClosedDay(day, { maxWeekdaysAhead }, { today: from });
    const after = new Date(`${last}T00:00:00Z`);
    after.setUTCDate(after.getUTCDate() + 1);
    expect([open(last), open(after.toISOString().slice(0, 10))]).toEqual([true, false]);
  });
});
