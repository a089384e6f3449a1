import { workingDayAfter } from './workingDays';

const holidays = new Set(['2026-12-25', '2026-12-28']);

test.each([
  ['a Monday, the next day', '2026-11-23', 1, '2026-11-24'],
  ['a Friday, over the weekend', '2026-11-27', 1, '2026-11-30'],
  ['a Saturday, which does not count itself', '2026-11-21', 2, '2026-11-24'],
  ['before holidays beside a weekend', '2026-12-24', 1, '2026-12-29'],
  ['five days, a week later', '2026-11-23', 5, '2026-11-30'],
] as const)('%s', (_, day, count, expected) => {
  expect(workingDayAfter(day, count, holidays)).toBe(expected);
});

test('a list that closes every day ends', () => {
  const all = { has: () => true } as unknown as ReadonlySet<string>;
  expect(workingDayAfter('2026-11-23', 1, all)).toBeUndefined();
});
