import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOfFile } from '../../../language';
import { definitionTexts } from '../../definitionTexts';
import type { Case } from '../acts';

const folders = ['form-definitions', 'src/tools/simulation/forms'];

/** Every definition of the portal and every one that provokes faults, by slug. */
export function allTexts(): ReadonlyMap<string, string> {
  return new Map(folders.flatMap((folder) => [...definitionTexts(folder)]));
}

/** Visits that have broken a guarantee once, by what has to hold in them. */
export function keptCases(): readonly (readonly [name: string, one: Case])[] {
  return filesIn('src/tools/simulation/kept').map(([, text]) => {
    // Written by the command itself.
    const { name, case: one } = JSON.parse(text) as { name: string; case: Case };
    return [name, one];
  });
}

function filesIn(folder: string): [string, string][] {
  return readdirSync(folder)
    .flatMap((file) => slugOfFile(file) ?? [])
    .sort()
    .map((slug) => [slug, readFileSync(join(folder, `${slug}.json`), 'utf8')]);
}
