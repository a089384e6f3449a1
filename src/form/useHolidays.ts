import useSWRImmutable from 'swr/immutable';
import { fetchHolidays } from '../api';

/** The bank's holidays, requested once, by the first reader. */
export function useHolidays(wanted: boolean): { data?: ReadonlySet<string>; error?: unknown } {
  return useSWRImmutable<ReadonlySet<string>, unknown>(wanted ? 'holidays' : null, fetchHolidays);
}
