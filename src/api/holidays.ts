import { readDays } from './answers';
import { callList } from './lists';

/** GET /api/holidays: the bank's holidays, as `readDays` finds them. Throws an `ApiError`. */
export async function fetchHolidays(): Promise<ReadonlySet<string>> {
  return readDays(await callList('holidays', {}));
}
