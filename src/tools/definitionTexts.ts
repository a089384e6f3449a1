import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOfFile } from '../language';
import { fragmentOf, scenarioFragments, type ScenarioFragments } from './scenarios/parse/fragments';

/** The texts of a folder of definitions by name: products by slug, and what they take in as `fragments/<name>`. */
export function definitionTexts(folder = 'form-definitions'): ReadonlyMap<string, string> {
  return new Map([...textsIn(folder, ''), ...textsIn(folder, 'fragments/')]);
}

/** The files of scenarios that products of a folder take in, by name. */
export function scenarioFragmentsIn(folder = 'form-definitions'): ScenarioFragments {
  const place = join(folder, 'fragments');
  const files = existsSync(place) ? readdirSync(place) : [];
  const paths = files.map((file) => `fragments/${file}`).filter((path) => fragmentOf(path) !== undefined);
  return scenarioFragments(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const));
}

/** The slugs of the products among the names of texts. */
export function productsIn(texts: ReadonlyMap<string, string>): string[] {
  return [...texts.keys()].filter((name) => !name.includes('/'));
}

function textsIn(folder: string, below: string): [string, string][] {
  const place = join(folder, below);
  const files = existsSync(place) ? readdirSync(place).sort() : [];
  return files
    .flatMap((file) => slugOfFile(file) ?? [])
    .map((name) => [`${below}${name}`, readFileSync(join(place, `${name}.json`), 'utf8')]);
}
