import { dateOfIso, dayOfText, dayText, isoOfDate, typedDay } from './days';

const typed = (raw: string): string => typedDay(raw, raw.length);

test.each([
  ['', ''],
  ['1', '1'],
  ['17', '17'],
  ['170', '17/0'],
  ['17/', '17/'],
  ['17081945', '17/08/1945'],
  ['170819459', '17/08/1945'],
  ['1/2/2020', '01/02/2020'],
  ['1-2-2020', '01/02/2020'],
  ['17.08.1945', '17/08/1945'],
  ['2024-02-29', '29/02/2024'],
  [' 2024-02-29 ', '29/02/2024'],
  ['abc', ''],
  ['//1', '1'],
  ['17/08/', '17/08/'],
])('typing or pasting %j shows %j', (raw, shown) => {
  expect(typed(raw)).toBe(shown);
  expect(typed(shown)).toBe(shown);
});

test('a digit typed into a full date takes the place of the next one', () => {
  expect(typedDay('017/08/1945', 1)).toBe('07/08/1945');
  expect(typedDay('17/108/1945', 4)).toBe('17/18/1945');
});

test.each([
  ['17/08/1945', '1945-08-17'],
  ['29/02/2024', '2024-02-29'],
  ['29/02/2023', ''],
  ['31/04/2026', ''],
  ['00/01/2026', ''],
  ['01/13/2026', ''],
  ['01/01/0099', '0099-01-01'],
  ['17/08', ''],
  ['', ''],
])('%j is the day %j', (text, iso) => {
  expect(dayOfText(text)).toBe(iso);
});

test('a day is shown as DD/MM/YYYY, and anything else as nothing', () => {
  expect(dayText('1945-08-17')).toBe('17/08/1945');
  expect(dayText('')).toBe('');
  expect(dayText('kemarin')).toBe('');
});

test('a day goes to a date and back', () => {
  expect(isoOfDate(dateOfIso('2024-02-29'))).toBe('2024-02-29');
  expect(dateOfIso('2026-08-17')).toEqual(new Date(2026, 7, 17));
});
