import { readdirSync } from 'node:fs';

/** The slugs of all shipped products. */
export function allSlugs(): string[] {
  return readdirSync('form-definitions').flatMap((name) => /^([a-z0-9-]+)\.json$/.exec(name)?.[1] ?? []);
}
