import { calendarEntries } from './calendarEntry';

const visit = { day: '2026-03-04', title: 'Kunjungan; A, B', text: 'Satu\nDua', id: 'R-1' };

test('a day is a whole-day entry with a reminder, its texts escaped', () => {
  const text = calendarEntries([visit]);
  const lines = text.split('\r\n');
  expect(lines).toContain('DTSTART;VALUE=DATE:20260304');
  expect(lines).toContain('SUMMARY:Kunjungan\\; A\\, B');
  expect(lines).toContain('DESCRIPTION:Satu\\nDua');
  expect(lines).toContain('TRIGGER:-P1D');
  expect(lines.at(-1)).toBe('');
});

test('several days are several entries of one calendar', () => {
  const text = calendarEntries([visit, { ...visit, day: '2026-03-05', id: 'R-2' }]);
  expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
  expect(text.match(/UID:R-[12]@eform/g)).toEqual(['UID:R-1@eform', 'UID:R-2@eform']);
});

test('no text makes a line of its own, whatever control signs it holds', () => {
  const signs = Array.from({ length: 32 }, (_, code) => String.fromCharCode(code)).join('a');
  const hostile = `${signs}\u007f\u0085\u2028\u2029b\rATTACH:x`;
  const plain = calendarEntries([visit]).split('\r\n');
  const text = calendarEntries([{ ...visit, title: hostile, text: hostile, id: hostile }]);
  expect(text.split('\r\n')).toHaveLength(plain.length);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
  expect(text).toContain('b\\nATTACH:x');
});
