import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The cases of one kind that stand beside the field types, each in the `cases.json` of its folder. */
export function casesOfFields<Case>(kind: 'parse' | 'display' | 'submit' | 'validation'): Case[] {
  const folder = join(__dirname, '../..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /^\w+[\\/]cases\.json$/.test(file))
    .flatMap((file) => {
      // A test that finds what it cannot read fails its case.
      const cases = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, Case[]>;
      return cases[kind] ?? [];
    });
}
