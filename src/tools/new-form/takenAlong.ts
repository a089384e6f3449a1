import { join } from 'node:path';
import type { Json } from '../../interpreter';
import { ownFolder, popupsOf } from '../publication/contents';
import { readForm, textAt } from '../publication/files';
import { fragmentPath, takenIn } from '../scenarios';

/**
 * What a copy of a product needs beside itself in another folder, by its path there: whatever the form and its scenarios take in, and
 * its popups. Throws an Indonesian word on a product with mistakes.
 */
export async function takenAlong(
  slug: string,
  scenarios: Json | undefined,
): Promise<ReadonlyMap<string, string>> {
  const textOf = (path: string): string | undefined => textAt(join(ownFolder, path));
  const { form, included } = await readForm(join(ownFolder, `${slug}.json`));
  const named = [...included, ...popupsOf(form, (name) => textOf(`${name}.json`))];
  const ofScenarios = takenIn(scenarios).map(fragmentPath);
  return new Map([
    ...named.map(([name, text]) => [`${name}.json`, text] as const),
    ...ofScenarios.flatMap((path) => {
      const text = textOf(path);
      return text === undefined ? [] : [[path, text] as const];
    }),
  ]);
}
