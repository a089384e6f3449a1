/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many of the items, each equally likely, in their own order. */
export function sample<Item>(items: readonly Item[], size: number, seed: number): Item[] {
  const next = random(seed);
  let wanted = Math.min(size, items.length);
  return items.filter((_, index) => {
    const taken = next() * (items.length - index) < wanted;
    if (taken) wanted -= 1;
    return taken;
  });
}
