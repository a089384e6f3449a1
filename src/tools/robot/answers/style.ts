import { chance } from '../chance';

/** Where in its limits an answer lies: at the least, at the most, or somewhere that nobody could object to. */
export type Style = 'least' | 'most' | 'plain';

/** What one answer is like: mostly plain, at the edges of its limits often enough for a fault there to be met. */
export function styleOf(seed: string): Style {
  const drawn = chance(`${seed} style`);
  if (drawn < 0.2) return 'least';
  return drawn < 0.4 ? 'most' : 'plain';
}
