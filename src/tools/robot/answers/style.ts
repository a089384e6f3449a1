import { chance } from '../chance';

/** Where in its limits an answer lies: at the least, at the most, or somewhere that nobody could object to. */
export type Style = 'least' | 'most' | 'plain';

/** How bold one answer is: mostly plain, at the edges often enough for a fault there to be met. */
export function styleOf(seed: string): Style {
  const drawn = chance(`${seed} style`);
  if (drawn < 0.2) return 'least';
  return drawn < 0.4 ? 'most' : 'plain';
}
