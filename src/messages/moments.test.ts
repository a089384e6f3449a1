import { dayInWords, momentInWords } from './moments';
import { plafondText } from './tracking';

test.each([
  [150_000_000, 'Rp. 150.000.000,-'],
  [999, 'Rp. 999,-'],
  [0, 'Rp. 0,-'],
  [1_000_000.5, 'Rp. 1.000.001,-'],
])('a plafond of %d rupiah reads %s', (rupiah, text) => {
  expect(plafondText(rupiah)).toBe(text);
});

test.each([
  ['2026-01-15', '15 Januari 2026'],
  ['2026-08-17T12:00:00', '17 Agustus 2026'],
  ['kemarin', 'kemarin'],
])('the day of %s reads %s', (moment, text) => {
  expect(dayInWords(moment)).toBe(text);
});

test.each([
  ['2026-01-15T09:30:00', '15 Januari 2026 pukul 09.30'],
  ['2026-01-15', '15 Januari 2026'],
  ['tadi pagi', 'tadi pagi'],
])('the moment %s reads %s', (moment, text) => {
  expect(momentInWords(moment)).toBe(text);
});
