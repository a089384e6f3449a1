import { propertyRuns } from '../../../tests/sweeps';
import { dateOfIso, dayText, isoOfDate } from './days';
import { isClosedDay, yearsOf, closestOpenDay, whyClosed } from './closedDays';
import fc from '../../../tests/fastCheck';
import { date, monthYear } from '../table';
import { dayLengths, maskDate, monthLengths, readDay, readMonth } from './readDate';
import cases from './reading.cases.json';

describe('Days', () => {
  test('a day is shown as DD/MM/YYYY, and anything else as nothing', () => {
    expect(dayText('1945-08-17')).toBe('17/08/1945');
    expect(dayText('')).toBe('');
    expect(dayText('kemarin')).toBe('');
  });

  test('a day goes to a date and back', () => {
    expect(isoOfDate(dateOfIso('2024-02-29'))).toBe('2024-02-29');
    expect(dateOfIso('2026-08-17')).toEqual(new Date(2026, 7, 17));
  });
});

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
    const days = ['1899-12-31', '1900-01-01', '2036-12-31', '2037-01-01'];
    expect(days.filter((day) => closed(day, {}))).toEqual(['1899-12-31', '2037-01-01']);
  });

  test.each([
    ['past', ['2026-03-03', today, '2026-03-05'], ['2026-03-03']],
    ['today', ['2026-03-03', today, '2026-03-05'], [today]],
    ['weekends', ['2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09'], ['2026-03-07', '2026-03-08']],
  ] as const)('%s: of the days %j are closed %j', (rule, days, found) => {
    expect(days.filter((day) => closed(day, { disable: [rule] }))).toEqual(found);
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

describe('The closest open day is', () => {
  const bounds = { min: '2026-11-10', max: '2026-11-20' };
  const closing =
    (...days: string[]) =>
    (day: string) =>
      days.includes(day);

  test.each([
    ['an open day itself', '2026-11-12', undefined, '2026-11-12'],
    ['the first day for one before it', '2020-01-01', undefined, '2026-11-10'],
    ['the last day for one after it', '2030-01-01', undefined, '2026-11-20'],
    ['the next day of a closed one', '2026-11-12', closing('2026-11-12'), '2026-11-13'],
    ['the day before when it is nearer', '2026-11-12', closing('2026-11-12', '2026-11-13'), '2026-11-11'],
    ['no day beyond the bounds', '2026-11-20', closing('2026-11-20', '2026-11-19'), '2026-11-18'],
    ['the day itself when all are closed', '2026-11-12', () => true, '2026-11-12'],
  ])('%s', (_, from, isClosed, found) => {
    expect(closestOpenDay(from, { ...bounds, isClosed })).toBe(found);
  });
});

test('a day beyond the bounds is answered with days that are open themselves', () => {
  const rules = { disable: ['weekends', 'today'] } as const;
  const bounds = {
    required: true,
    min: '2026-03-04',
    max: '2026-03-15',
    closed: (day: string) => whyClosed(day, rules, { today }),
  };
  const failures = date.checks?.({}).map((check) => check('1990-12-31', bounds));
  expect(failures).toContainEqual({
    rule: 'dateUnavailable',
    args: { why: 'minDate', min: '2026-03-05', max: '2026-03-13' },
  });
});

describe('How dates are read', () => {
  const types = {
    date: {
      enter: (text: string) => date.read?.(text, { type: 'date', name: 'a', label: 'A' }, undefined),
      read: readDay,
      lengths: dayLengths,
    },
    monthYear: {
      enter: (text: string) =>
        monthYear.read?.(text, { type: 'monthYear', name: 'a', label: 'A' }, undefined),
      read: readMonth,
      lengths: monthLengths,
    },
  } as const;

  /** What the control shows of a text that comes in one piece. */
  const pasted = (text: string, lengths: readonly number[]): string => maskDate(text, text.length, lengths);

  /** What the control shows of a text that comes key by key. */
  const typed = (text: string, lengths: readonly number[]): string =>
    [...text].reduce((shown, sign) => pasted(shown + sign, lengths), '');

  test.each([
    'january february march april may june july august september october november december',
    'i ii iii iv v vi vii viii ix x xi xii',
  ])('months are also called %s', (names) => {
    const read = names.split(' ').map((name) => readMonth(`${name} 1990`).value);
    expect(read).toEqual(Array.from(read, (_, index) => `1990-${String(index + 1).padStart(2, '0')}`));
  });

  // JSON widens the types of the cases; a wrong one fails.
  const typeOf = (type: string) => types[type as keyof typeof types];

  test.each(cases)('$type reads "$text"', ({ type, text, value = '', refused }) => {
    const { enter, read } = typeOf(type);
    const expected = { value, ...(refused !== undefined && { refused: { rule: refused } }) };
    expect(read(text)).toEqual(expected);
    expect(enter(text)).toEqual(expected);
  });

  test.each([
    ['1', '1'],
    ['170', '17/0'],
    ['17/', '17/'],
    ['17081945', '17/08/1945'],
    ['170819459', '17/08/19459'],
    ['1/2/2020', '01/02/2020'],
    ['17.08.1945', '17/08/1945'],
    ['//1', '1'],
    ['17/08/', '17/08/'],
    ['1-2-2020', '1-2-2020'],
    ['2024-02-29', '2024-02-29'],
    ['2008/8/17', '2008/8/17'],
    ['17 Agustus 1945', '17 Agustus 1945'],
  ])('%j is shown as %j while it is typed', (text, shown) => {
    expect(typed(text, dayLengths)).toBe(shown);
  });

  /** Texts as people write dates, and such as nobody does. */
  const part = fc.oneof(
    fc.integer({ min: 0, max: 40 }).map(String),
    fc.integer({ min: 1800, max: 2040 }).map(String),
    fc.stringMatching(/^\d{1,8}$/),
    fc.constantFrom('Agustus', 'Aug', 'mei', 'Des', 'x', '١', '１７'),
  );
  const sign = fc.constantFrom('/', '-', '.', ' ', ', ', '', '–', '\u200e', '//', '+');
  const dateLike = fc
    .array(fc.tuple(part, sign), { maxLength: 4 })
    .map((parts) => parts.flat().join(''))
    .filter((text) => text.length <= 40);

  test.each(Object.keys(types))(
    '%s: typed, pasted and read are the same, and what is shown reads the same again',
    (type) => {
      const { read, lengths } = typeOf(type);
      fc.assert(
        fc.property(dateLike, (text) => {
          const shown = pasted(text, lengths);
          expect(typed(text, lengths)).toBe(shown);
          expect(pasted(shown, lengths)).toBe(shown);
          expect(read(shown)).toEqual(read(text));
        }),
        { numRuns: propertyRuns(), examples: [['1800-10'], ['1812-10'], ['1812-10-12']] },
      );
    },
  );

  test('a text of any length is left in no time', () => {
    const text = '1'.repeat(100_000);
    expect(pasted(text, dayLengths)).toBe(text);
    expect(readDay(text).refused).toEqual({ rule: 'date' });
  });

  test('a digit typed into a full date takes the place of the next one', () => {
    expect(maskDate('017/08/1945', 1, dayLengths)).toBe('07/08/1945');
    expect(maskDate('17/108/1945', 4, dayLengths)).toBe('17/18/1945');
    expect(maskDate('108/2026', 1, monthLengths)).toBe('18/2026');
  });
});
