import { callList } from './lists';

/**
 * GET /api/holidays: the bank's holidays as `YYYY-MM-DD` (spec 3, section 7). Entries without a readable day are left out.
 * Throws an `ApiError`.
 */
export async function fetchHolidays(): Promise<ReadonlySet<string>> {
  const entries = await callList('holidays', {});
  const days = entries.flatMap(({ date }) => (typeof date === 'string' ? [date.slice(0, 10)] : []));
  return new Set(days.filter((day) => /^\d{4}-\d{2}-\d{2}$/.test(day)));
}
