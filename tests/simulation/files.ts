import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitionTexts } from '../../src/tools/definitionTexts';
import { casesIn } from './breaches';

const kept = 'tests/simulation/kept';
const folders = ['form-definitions', 'tests/simulation/forms'];

/** Every definition of the portal and every one that provokes faults, by slug. */
export function allTexts(): ReadonlyMap<string, string> {
  return new Map(folders.flatMap((folder) => [...definitionTexts(folder)]));
}

/** Visits that have broken a guarantee once, by what has to hold in them. */
export function keptCases(): ReturnType<typeof casesIn> {
  return readdirSync(kept)
    .sort()
    .flatMap((file) =>
      casesIn(file.replace(/\.scenarios\.json$/, ''), readFileSync(join(kept, file), 'utf8')),
    );
}
