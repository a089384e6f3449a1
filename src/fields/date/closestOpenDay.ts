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
