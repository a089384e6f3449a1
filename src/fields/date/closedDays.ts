import type { ClosedDays, DateField, Json } from '../../language';
import type { DayFault, Failure } from '../common/failures';

/** What of the world decides whether a day can be chosen. */
export interface Almanac {
  /** The visitor's calendar day, `YYYY-MM-DD`. */
  today: string;
  /** Holidays as `YYYY-MM-DD`; left out: not known (yet), then none is closed for being one. */
  holidays?: ReadonlySet<string> | undefined;
}

type DayRules = Pick<DateField, 'disable' | 'maxWeekdaysAhead'>;

/** Years that a date may lie in, whatever its field says: from 1900 to ten years from now. */
export function yearsOf(today: string): { first: string; last: string } {
  return { first: '1900-01-01', last: `${Number(today.slice(0, 4)) + 10}-12-31` };
}

/**
 * Why a field's rules close a day, besides its bounds; `undefined` when they do not. `day` is a day of the calendar,
 * `YYYY-MM-DD`. Constant time, since a calendar asks for each day that it draws.
 */
export function whyClosed(day: string, rules: DayRules, { today, holidays }: Almanac): Failure | undefined {
  const { first, last } = yearsOf(today);
  if (day < first) return unavailable('minDate', { min: first });
  if (day > last) return unavailable('maxDate', { max: last });
  const { disable = [], maxWeekdaysAhead } = rules;
  const furthest = maxWeekdaysAhead === undefined ? undefined : weekdaysAfter(today, maxWeekdaysAhead);
  if (furthest !== undefined && day > furthest) return unavailable('weekdaysAhead', { max: furthest });
  const closes: Readonly<Record<ClosedDays, () => boolean>> = {
    past: () => day < today,
    today: () => day === today,
    weekends: () => isWeekend(dayOf(day)),
    holidays: () => holidays?.has(day) === true,
  };
  const why = disable.find((days) => closes[days]());
  return why && unavailable(why);
}

/** Whether a field's rules close a day, besides its bounds; as `whyClosed`. */
export function isClosedDay(day: string, rules: DayRules, almanac: Almanac): boolean {
  return whyClosed(day, rules, almanac) !== undefined;
}

/** A real day that cannot be chosen, for this reason. */
export function unavailable(why: DayFault, limits: Readonly<Record<string, Json>> = {}): Failure {
  return { rule: 'dateUnavailable', args: { why, ...limits } };
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

/**
 * The open day nearest to `from`, later ones first; `from` itself, moved into the bounds, where none lies within a year of it. All
 * days are `YYYY-MM-DD`. A calendar begins there: on a closed day, its keys would find no place to stand on.
 */
export const closestOpenDay = (
  from: string,
  { min, max, isClosed }: { min: string; max: string; isClosed?: (day: string) => boolean },
): string => {
  const start = from < min ? min : from > max ? max : from;
  // Midnights of UTC: its days are all of one length.
  const dayAt = (offset: number): string =>
    new Date(Date.parse(start) + offset * 86_400_000).toISOString().slice(0, 10);
  for (let distance = 0; distance <= 366; distance += 1) {
    const found = [dayAt(distance), dayAt(-distance)].find(
      (day) => day >= min && day <= max && !isClosed?.(day),
    );
    if (found) return found;
  }
  return start;
};
