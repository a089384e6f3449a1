import fc from 'fast-check';
import { date, monthYear } from '../table';
import { dayLengths, maskDate, monthLengths, readDay, readMonth } from './readDate';
import cases from './reading.cases.json';

const types = {
  date: {
    enter: (text: string) => date.read?.(text, { type: 'date', name: 'a', label: 'A' }, undefined),
    read: readDay,
    lengths: dayLengths,
  },
  monthYear: {
    enter: (text: string) => monthYear.read?.(text, { type: 'monthYear', name: 'a', label: 'A' }, undefined),
    read: readMonth,
    lengths: monthLengths,
  },
} as const;

/** What the control shows of a text that comes in one piece. */
const pasted = (text: string, lengths: readonly number[]): string => maskDate(text, text.length, lengths);

/** What the control shows of a text that comes key by key. */
const typed = (text: string, lengths: readonly number[]): string =>
  [...text].reduce((shown, sign) => pasted(shown + sign, lengths), '');

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
      { numRuns: 2000 },
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
