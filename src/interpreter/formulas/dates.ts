import { monthNames } from '../../fields/pure';
import { isCalendarDay } from '../../language';

const dayMs = 86_400_000;

/**
 * The day so many months later (earlier when negative). It stays in the month: 31 January + 1 is 28 or 29 February.
 * Days are `YYYY-MM-DD`; `undefined` for part months and outside the years 1 to 9999.
 */
export function addMonths(day: string, months: number): string | undefined {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  const start = `${padded(Math.floor(index / 12), 4)}-${padded((((index % 12) + 12) % 12) + 1, 2)}`;
  return [date, 30, 29, 28].map((candidate) => `${start}-${padded(candidate, 2)}`).find(isCalendarDay);
}

/** The day so many years later (earlier when negative); as `addMonths`: 29 February and a year is 28 February. */
export function addYears(day: string, years: number): string | undefined {
  return Number.isInteger(years) ? addMonths(day, years * 12) : undefined;
}

/** The day so many days later (earlier when negative); as `addMonths`. Counted in UTC, where every day has 24 hours. */
export function addDays(day: string, days: number): string | undefined {
  if (!Number.isInteger(days)) return undefined;
  const moment = new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs);
  if (Number.isNaN(moment.getTime())) return undefined;
  const found = moment.toISOString().slice(0, 10);
  return isCalendarDay(found) ? found : undefined;
}

/** Whole days from one day to another; negative where the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/**
 * Whole months from one day to another: the most that `addMonths` can add to the first without passing the second, so that 31
 * January and 28 February are a month apart. Where the second is earlier, the same number as the other way round, negative.
 */
export function monthsBetween(from: string, to: string): number {
  if (to < from) return -monthsBetween(to, from) || 0;
  const months = monthOf(to) - monthOf(from);
  const reached = addMonths(from, months);
  return reached !== undefined && reached <= to ? months : months - 1;
}

/** Whole years from one day to another; as `monthsBetween`. Who is born on 29 February is a year older on 28 February. */
export function yearsBetween(from: string, to: string): number {
  return Math.trunc(monthsBetween(from, to) / 12) || 0;
}

function monthOf(day: string): number {
  return yearOf(day) * 12 + Number(day.slice(5, 7)) - 1;
}

/** The year of a day. */
export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

/** The letters of a date pattern; the full table of a date library would cost every form its bytes. */
const tokens: Readonly<Record<string, (day: string) => string>> = {
  yyyy: (day) => day.slice(0, 4),
  yy: (day) => day.slice(2, 4),
  MMMM: (day) => monthNames[Number(day.slice(5, 7)) - 1] ?? '',
  MM: (day) => day.slice(5, 7),
  M: (day) => String(Number(day.slice(5, 7))),
  dd: (day) => day.slice(8, 10),
  d: (day) => String(Number(day.slice(8, 10))),
};

/** The letters that a date pattern may hold. */
export const dateTokens: readonly string[] = Object.keys(tokens);

/** Whether every run of one letter in the pattern is known. */
export function isDatePattern(pattern: string): boolean {
  return (pattern.match(letters) ?? []).every((run) => dateTokens.includes(run));
}

/** A day in a pattern such as `dd/MM/yyyy` or `ddMMyy`; `undefined` when the pattern has other letters. */
export function formatDate(day: string, pattern: string): string | undefined {
  return isDatePattern(pattern) ? pattern.replace(letters, (run) => tokens[run]?.(day) ?? run) : undefined;
}

const letters = /([A-Za-z])\1*/g;

function padded(number: number, digits: number): string {
  return String(number).padStart(digits, '0');
}
