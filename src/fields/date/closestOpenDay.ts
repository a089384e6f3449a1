import { dateOfIso, isoOfDate } from './days';

/** How far from where it begins a search for an open day goes. */
const furthest = 366;

/**
 * The open day nearest to `from`, later ones first; `from` itself, moved into the bounds, where none lies within a year of it. All
 * days are `YYYY-MM-DD`. A calendar begins there: on a closed day, its keys would find no place to stand on.
 */
export const closestOpenDay = (
  from: string,
  { min, max, isClosed }: { min: string; max: string; isClosed?: (day: string) => boolean },
): string => {
  const start = from < min ? min : from > max ? max : from;
  const dayAt = (offset: number): string => {
    const day = dateOfIso(start);
    day.setDate(day.getDate() + offset);
    return isoOfDate(day);
  };
  for (let distance = 0; distance <= furthest; distance += 1) {
    const found = [dayAt(distance), dayAt(-distance)].find(
      (day) => day >= min && day <= max && isClosed?.(day) !== true,
    );
    if (found !== undefined) return found;
  }
  return start;
};
