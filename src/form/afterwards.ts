import { isoOfDate } from '../fields/date/days';
import { calendarWords, confirmationWords, dayInWords } from '../messages';
import type { Receipt } from '../session';
import type { CalendarDay } from '../fields/common/calendarEntry';
import { useHolidays } from './useHolidays';
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

/**
 * What a receipt says of the time after it: steps, and the days of them and of a visit that can be put into a calendar. Days are named once the holidays are known; until then the receipt only counts them.
 */
export function useAfterwards({ number, product, time, page }: Omit<Receipt, 'expiry'>) {
  const next = page?.next ?? [];
  const { data: holidays } = useHolidays(next.some(({ within }) => typeof within === 'object'));
  const text = calendarWords.number(number);
  const days: CalendarDay[] = page?.day
    ? [{ day: page.day, title: calendarWords.visit(product), text, id: number }]
    : [];
  const steps = next.map(({ text: step, within }, index) => {
    if (typeof within !== 'object')
      return { text: step, within: within === undefined ? undefined : confirmationWords.within(within) };
    const { workingDays } = within;
    const day = holidays && workingDayAfter(isoOfDate(new Date(time)), workingDays, holidays);
    if (day) days.push({ day, title: calendarWords.due(step, product), text, id: `${number}-${index + 1}` });
    return { text: step, within: confirmationWords.withinDays(workingDays, day && dayInWords(day)) };
  });
  return { steps, days };
}
