import { isObject } from '../../interpreter';
import type { Found } from './finding';
import { locate, readSpots } from './json/locate';
import { valueAt } from './json/walk';

/**
 * The definition with its structural mistakes taken back, so that what else is wrong can be known in the same run: a
 * slip becomes the word that was meant, any other wrong key goes. `undefined` when a mistake cannot be taken back.
 */
export function repaired(text: string, found: readonly Found[]): string | undefined {
  const root = readSpots(text);
  const json: unknown = JSON.parse(text);
  for (const { rule, path, meant } of found) {
    const { keys, rest } = locate(root, path);
    const key = keys.at(-1);
    const owner = valueAt(json, keys.slice(0, -1));
    if (
      rest !== '' ||
      rule === 'limit' ||
      rule === 'missing-key' ||
      !isWritable(owner) ||
      typeof key !== 'string'
    ) {
      return undefined;
    }
    if (rule === 'unknown-key') {
      if (meant !== undefined && !Object.hasOwn(owner, meant)) owner[meant] = owner[key];
      delete owner[key];
    } else if (meant !== undefined) owner[key] = meant;
    else delete owner[key];
  }
  return JSON.stringify(json);
}

/** It was parsed a moment ago, and belongs to nobody else. */
function isWritable(value: unknown): value is Record<string, unknown> {
  return isObject(value);
}
