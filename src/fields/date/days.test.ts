import { dateOfIso, dayText, isoOfDate } from './days';

test('a day is shown as DD/MM/YYYY, and anything else as nothing', () => {
  expect(dayText('1945-08-17')).toBe('17/08/1945');
  expect(dayText('')).toBe('');
  expect(dayText('kemarin')).toBe('');
});

test('a day goes to a date and back', () => {
  expect(isoOfDate(dateOfIso('2024-02-29'))).toBe('2024-02-29');
  expect(dateOfIso('2026-08-17')).toEqual(new Date(2026, 7, 17));
});
