import { closestOpenDay } from './closestOpenDay';

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
