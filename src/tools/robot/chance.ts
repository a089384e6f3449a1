import { fingerprint } from '../../language';

/**
 * A number from 0 up to 1 (not included) that a text stands for: the same text always gives the same number, whatever was drawn
 * before, so that a walk can be repeated from its seed alone.
 */
export function chance(text: string): number {
  let hash = Number.parseInt(fingerprint(text), 16);
  // A fingerprint alone leaves texts that differ at their end alike in their first bits.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

/** One of a list, by a text; `undefined` of an empty one. */
export function pick<T>(list: readonly T[], text: string): T | undefined {
  return list[Math.floor(chance(text) * list.length)];
}

/** A whole number of these bounds, both included, by a text. */
export function between(least: number, most: number, text: string): number {
  return least + Math.floor(chance(text) * (most - least + 1));
}

/** Where in its limits an answer lies: at the least, at the most, or somewhere that nobody could object to. */
export type Style = 'least' | 'most' | 'plain';

/** What one answer is like: mostly plain, at the edges of its limits often enough for a fault there to be met. */
export function styleOf(seed: string): Style {
  const drawn = chance(`${seed} style`);
  if (drawn < 0.2) return 'least';
  return drawn < 0.4 ? 'most' : 'plain';
}
