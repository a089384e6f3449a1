import type { DateField } from '../language';

/** What of the world decides whether a day can be chosen. */
export interface Almanac {
  /** The visitor's calendar day, `YYYY-MM-DD`. */
  today: string;
  /** Holidays as `YYYY-MM-DD`; left out: not known (yet), then none is closed for being one. */
  holidays?: ReadonlySet<string>;
}

type DayRules = Pick<DateField, 'disable' | 'maxWeekdaysAhead'>;

/** Years that a date may lie in, whatever its field says: from 1900 to ten years from now (spec 3, section 9). */
export function yearsOf(today: string): { first: string; last: string } {
  return { first: '1900-01-01', last: `${Number(today.slice(0, 4)) + 10}-12-31` };
}

/**
 * Whether a field's rules close a day, besides its bounds (spec 3, section 5, 'Date picker'). `day` is a day of the calendar,
 * `YYYY-MM-DD`. Constant time, since a calendar asks for each day that it draws.
 */
export function isClosedDay(day: string, rules: DayRules, { today, holidays }: Almanac): boolean {
  const { first, last } = yearsOf(today);
  if (day < first || day > last) return true;
  const { disable = [], maxWeekdaysAhead } = rules;
  if (maxWeekdaysAhead !== undefined && day > weekdaysAfter(today, maxWeekdaysAhead)) return true;
  return disable.some((days) => {
    switch (days) {
      case 'past':
        return day < today;
      case 'today':
        return day === today;
      case 'weekends':
        return isWeekend(dayOf(day));
      case 'holidays':
        return holidays?.has(day) === true;
    }
  });
}

/** Midnight UTC: calendar days have no time zone, and UTC days are all 24 hours long. */
function dayOf(text: string): Date {
  return new Date(`${text}T00:00:00Z`);
}

function isWeekend(day: Date): boolean {
  return day.getUTCDay() === 0 || day.getUTCDay() === 6;
}

/** The `count`th weekday, Monday to Friday, after a day. A weekend day counts from the Friday before it. */
function weekdaysAfter(text: string, count: number): string {
  const day = dayOf(text);
  while (isWeekend(day)) day.setUTCDate(day.getUTCDate() - 1);
  const past = day.getUTCDay() - 1 + count;
  day.setUTCDate(day.getUTCDate() + count + 2 * Math.floor(past / 5));
  return day.toISOString().slice(0, 10);
}
