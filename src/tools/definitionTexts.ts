import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOfFile } from '../language';

/** The texts of a folder of definitions by name: products by slug, and what they take in as `fragments/<name>`. */
export function definitionTexts(folder = 'form-definitions'): ReadonlyMap<string, string> {
  return new Map([...textsIn(folder, ''), ...textsIn(folder, 'fragments/')]);
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
