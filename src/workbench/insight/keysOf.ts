/** The way that a path of a definition leads: `steps[1].blocks[0]` is steps, 1, blocks, 0. */
export function keysOf(path: string): (string | number)[] {
  return [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, key, index]) =>
    key === undefined ? Number(index) : key,
  );
}
