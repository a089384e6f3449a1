import { didYouMean, isObject, nearest } from '../../../interpreter';
import { checkDefinition } from '../checkDefinition';
import type { Finding } from '../finding';
import { findingsOf } from '../findings';
import { locate, treeOf } from '../json/locate';
import { jsonOf, meantIn, partOf, schemaOf, textAt } from '../json/walk';
import { optionsIn, productsOf, type Folder } from './names';

/** What stands in a fragment, as a finding of a product reports its place. */
const inFragment = / → (fragments\/[^:]+\.json): (.*)$/;

/** What checks of products have found, by the texts of their folder: several fragments are looked at in one product. */
const known = new WeakMap<Folder['texts'], Map<string, readonly Finding[]>>();

function findingsOfProduct(folder: Folder, slug: string): readonly Finding[] {
  const { texts } = folder;
  const ofFolder = known.get(texts) ?? new Map<string, readonly Finding[]>();
  known.set(texts, ofFolder);
  const file = `${slug}.json`;
  const found = ofFolder.get(slug) ?? checkDefinition(texts.get(file) ?? '', optionsIn(folder, file));
  ofFolder.set(slug, found);
  return found;
}

/** What every product that takes a fragment in finds in it: reported at its place in the fragment, once, with the products that it hurts. */
export function foundInProducts(folder: Folder, name: string, file: string): Finding[] {
  const text = folder.texts.get(name) ?? '';
  const json = jsonOf(text);
  const fragment = name.replace(/^fragments\/|\.json$/g, '');
  const users = productsOf(folder.texts).filter((slug) =>
    takesIn(folder.texts.get(`${slug}.json`), fragment),
  );
  const byPlace = new Map<string, { finding: Finding; products: string[] }>();
  for (const slug of users) {
    for (const finding of findingsOfProduct(folder, slug)) {
      const [, of, path = ''] = inFragment.exec(finding.path) ?? [];
      if (of !== name) continue;
      const place = placeIn(text, path);
      const key = `${finding.rule} ${place}`;
      const products = byPlace.get(key)?.products ?? [];
      if (!products.includes(slug)) products.push(slug);
      byPlace.set(key, { finding: { ...finding, path: place }, products });
    }
  }
  // What one product alone makes of it is reported there.
  return [...byPlace.values()]
    .filter(({ products }) => products.length === users.length)
    .flatMap(({ finding: { rule, path, what, fix, edit, witness, suggestion }, products }) => {
      const found = { rule, path, what: `${what} (${products.join(', ')})`, fix, edit, witness };
      return findingsOf(text, file, [found], 'Potongan').map((one) => ({
        ...one,
        suggestion: suggestion ?? nearCondition(json, path, rule),
      }));
    });
}

/** Whether a product takes a fragment in. */
export function takesIn(text: string | undefined, fragment: string): boolean {
  return meantIn(jsonOf(text), schemaOf('')).some((one) => one.role === 'fragment' && one.text === fragment);
}

/** A place in the fragment's own text: a condition of its own stands where it is named, and is written under its name. */
function placeIn(text: string, path: string): string {
  const [json, root] = [jsonOf(text), treeOf(text)];
  if (!root) return path;
  const { value, rest } = locate(root, path);
  const name: unknown = value.value;
  const own = typeof name === 'string' ? partOf(partOf(json, 'conditions'), name) : undefined;
  if (own === undefined) return path;
  return `conditions.${String(name)}${isObject(own) && 'when' in own ? '.when' : ''}${rest}`;
}

/** The condition of the fragment that a wrong name is near to. */
function nearCondition(json: unknown, path: string, rule: Finding['rule']): string | undefined {
  const written = rule === 'unknown-name' ? textAt(json, path) : undefined;
  const known = Object.keys(partOf(json, 'conditions') ?? {});
  return didYouMean(written === undefined ? undefined : nearest(written, known));
}

/** Findings of several files, without those of products that are reported at a fragment, too. */
export function withoutRepeats<F extends { findings: readonly Finding[] }>(files: readonly F[]): F[] {
  const all = files.flatMap(({ findings }) => findings);
  const isRepeated = ({ path, rule, what }: Finding): boolean => {
    const [, of] = inFragment.exec(path) ?? [];
    return (
      of !== undefined &&
      all.some((one) => one.file.endsWith(of) && one.rule === rule && one.what.startsWith(`${what} (`))
    );
  };
  return files.map((one) => ({ ...one, findings: one.findings.filter((found) => !isRepeated(found)) }));
}
