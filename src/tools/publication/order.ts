/** Something in a row of things: what it is known by, and what readers call it. */
export interface OrderEntry {
  id: string;
  name: string;
}

/** What stands behind another neighbour than before: the fewest whose move makes the one order of the other. */
export function moved(
  before: readonly OrderEntry[],
  after: readonly OrderEntry[],
): { entry: OrderEntry; behind?: OrderEntry }[] {
  const places = new Map(before.map(({ id }, at) => [id, at]));
  const common = after.filter(({ id }) => places.has(id));
  const staying = longestRising(common.map(({ id }) => places.get(id) ?? 0));
  return common.flatMap((entry, at) => {
    if (staying.has(at)) return [];
    return [{ entry, behind: after[after.indexOf(entry) - 1] }];
  });
}

/** The indexes of a longest rising part of a list. */
function longestRising(list: readonly number[]): ReadonlySet<number> {
  const best: (readonly number[])[] = [];
  list.forEach((value, at) => {
    const before = best.filter((run) => (list[run.at(-1) ?? 0] ?? 0) < value);
    const longest = before.reduce<readonly number[]>(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
    best.push([...longest, at]);
  });
  return new Set(
    best.reduce<readonly number[]>((one, other) => (other.length > one.length ? other : one), []),
  );
}
