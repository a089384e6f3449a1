import fc from 'fast-check';
import cases from './dates.cases.json';
import { addDays, addMonths, formatDate } from './dates';

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

describe('Date patterns', () => {
  test.each(cases.formatDate)('$name', ({ day, pattern, result }) => {
    expect(formatDate(day, pattern) ?? null).toBe(result);
  });
});
