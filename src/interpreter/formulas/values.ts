import { isCalendarDay, isCalendarMonth, isList, type Value } from '../../language';

/** Empty is `undefined`, `null`, `''` and `[]`; `0` and `false` are not. */
export function isEmpty(value: Value): boolean {
  return value === undefined || value === null || value === '' || (isList(value) && value.length === 0);
}

/** Whether a value counts as true: neither empty, nor `false`, nor `0`. */
export function isTruthy(value: Value): boolean {
  return value === true || (!isEmpty(value) && value !== false && value !== 0);
}

/**
 * Below zero when `a` comes before `b`: numbers as numbers, days (`YYYY-MM-DD`) as days, months (`YYYY-MM`) as their first days.
 * No number for all else, also for a number beside a day: then no ordering holds.
 */
export function order(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [first = '', second = ''] = [dayFrom(a), dayFrom(b)];
  return Date.parse(first) - Date.parse(second);
}

/** A day as it is, a month as its first day; `undefined` for all else. */
export function dayFrom(value: Value): string | undefined {
  return isDay(value) ? value : isMonth(value) ? `${value}-01` : undefined;
}

/** A real month of a year, `YYYY-MM`. */
export function isMonth(value: Value): value is string {
  return typeof value === 'string' && isCalendarMonth(value);
}

/** A real calendar day, `YYYY-MM-DD`. */
export function isDay(value: Value): value is string {
  return typeof value === 'string' && isCalendarDay(value);
}
