import fc from 'fast-check';
import cases from './dates.cases.json';
import { addDays, addMonths, addYears, daysBetween, formatDate, monthsBetween, yearsBetween } from './dates';

describe('Adding months', () => {
  test.each(cases.addMonths)('$name', ({ day, add, result }) => {
    expect(addMonths(day, add) ?? null).toBe(result);
  });

  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  const months = fc.integer({ min: -600, max: 600 });

  test('goes so many months and no further', () => {
    fc.assert(
      fc.property(day, months, (date, add) => {
        const from = date.toISOString().slice(0, 10);
        const month = (text = ''): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(month(addMonths(from, add))).toBe(month(from) + add);
      }),
    );
  });

  test('days that are added can be taken away again', () => {
    fc.assert(
      fc.property(day, months, (date, add) => {
        const from = date.toISOString().slice(0, 10);
        expect(addDays(addDays(from, add) ?? '', -add)).toBe(from);
      }),
    );
  });
});

describe('Adding days', () => {
  test.each(cases.addDays)('$name', ({ day, add, result }) => {
    expect(addDays(day, add) ?? null).toBe(result);
  });
});

describe('Adding years', () => {
  test.each(cases.addYears)('$name', ({ day, add, result }) => {
    expect(addYears(day, add) ?? null).toBe(result);
  });
});

describe('What lies between two days', () => {
  test.each(cases.spans)('$name', ({ from, to, years, months, days }) => {
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
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [from = '', to = ''] = [one, other].sort();
        const months = monthsBetween(from, to);
        expect((addMonths(from, months) ?? '') <= to).toBe(true);
        expect((addMonths(from, months + 1) ?? '') > to).toBe(true);
      }),
    );
  });

  test('a bound by years and an age by years agree', () => {
    fc.assert(
      fc.property(day, day, fc.integer({ min: 0, max: 110 }), (one, other, years) => {
        const [born = '', today = ''] = [one, other].sort();
        expect(yearsBetween(born, today) >= years).toBe((addYears(born, years) ?? '') <= today);
      }),
    );
  });

  test('the other way round is the same, negative; and days can be added', () => {
    fc.assert(
      fc.property(day, day, (from, to) => {
        expect(monthsBetween(to, from) + monthsBetween(from, to)).toBe(0);
        expect(yearsBetween(to, from) + yearsBetween(from, to)).toBe(0);
        expect(addDays(from, daysBetween(from, to))).toBe(to);
      }),
    );
  });
});

describe('Date patterns', () => {
  test.each(cases.formatDate)('$name', ({ day, pattern, result }) => {
    expect(formatDate(day, pattern) ?? null).toBe(result);
  });
});
