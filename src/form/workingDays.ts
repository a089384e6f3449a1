import { isClosedDay } from '../interpreter';

/**
 * The `count`th working day after a day, both `YYYY-MM-DD`: weekends and holidays do not count. A list of holidays that closes
 * everything costs at most ten years of days.
 */
export function workingDayAfter(
  day: string,
  count: number,
  holidays: ReadonlySet<string>,
): string | undefined {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count, looked = 0; looked < 3650; looked += 1) {
    date.setUTCDate(date.getUTCDate() + 1);
    const next = date.toISOString().slice(0, 10);
    if (!isClosedDay(next, { disable: ['weekends', 'holidays'] }, { today: day, holidays })) left -= 1;
    if (left === 0) return next;
  }
  return undefined;
}
