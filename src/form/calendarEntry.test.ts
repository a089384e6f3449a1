import { calendarEntry } from './calendarEntry';

test('a day is a whole-day entry with a reminder, its texts escaped', () => {
  const text = calendarEntry({ day: '2026-03-04', title: 'Kunjungan; A, B', text: 'Satu\nDua', id: 'R-1' });
  const lines = text.split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20260304');
  expect(lines).toContain('SUMMARY:Kunjungan\\; A\\, B');
  expect(lines).toContain('DESCRIPTION:Satu\\nDua');
  expect(lines).toContain('TRIGGER:-P1D');
  expect(lines.at(-1)).toBe('');
});
