import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { definitionTexts } from '../../definitionTexts';
import { parseScenarios } from '../../scenarios';
import type { Case } from '../acts';
import { caseOf } from '../breaches';

const kept = 'src/tools/simulation/kept';
const folders = ['form-definitions', 'src/tools/simulation/forms'];

/** Every definition of the portal and every one that provokes faults, by slug. */
export function allTexts(): ReadonlyMap<string, string> {
  return new Map(folders.flatMap((folder) => [...definitionTexts(folder)]));
}

/** Visits that have broken a guarantee once, by what has to hold in them. */
export function keptCases(): readonly (readonly [name: string, one: Case])[] {
  return readdirSync(kept)
    .sort()
    .flatMap((file) => {
      const parsed = parseScenarios(readFileSync(join(kept, file), 'utf8'));
      if (!parsed.ok) throw new Error(`${file}: ${JSON.stringify(parsed.issues)}`);
      const form = file.replace(/\.scenarios\.json$/, '');
      return parsed.scenarios.map((one) => [one.name, caseOf(form, one)] as const);
    });
}
