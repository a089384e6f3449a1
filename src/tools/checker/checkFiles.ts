import { didYouMean, nearest } from '../../interpreter';
import { checkContent, checkSite } from './checkContent';
import { checkDefinition } from './checkDefinition';
import { checkFragment } from './checkFragment';
import type { CheckOptions } from './definition/checked';
import type { Finding } from './finding';
import { findingsOf } from './findings';
import type { Folder } from './folder/folder';
import { links } from './folder/links';
import { namesBelow, productsOf, wrongName } from './folder/names';
import { sameProduct } from './folder/products';
import { checkScenarios } from './folder/scenarios';
import { unused } from './folder/unused';
import { jsonOf, textsIn } from './json/walk';

export type { Folder } from './folder/folder';

/** How the files of a folder are checked; those of the products themselves as definitions. */
const checks: Readonly<Record<string, (text: string, options: CheckOptions) => Finding[]>> = {
  pages: checkContent,
  popups: checkContent,
  fragments: checkFragment,
};

/** What is wrong with one file of a folder, by its path below it. `file` is what findings call it. */
export function checkFile(folder: Folder, name: string, file = name): Finding[] {
  const text = folder.texts.get(name) ?? '';
  const { texts, today } = folder;
  const misnamed = wrongName(name);
  if (misnamed.length > 0) return findingsOf('', file, misnamed, 'Berkas');
  if (name.endsWith('.scenarios.json')) return checkScenarios(folder, name, file);
  const exists = (address: string): boolean =>
    address.startsWith('popups/') ? texts.has(`${address}.json`) : folder.exists(address);
  const textOf = (one: string): string | undefined => texts.get(`${one}.json`);
  const [below = ''] = name.split('/');
  const check = name === 'pages/site.json' ? checkSite : (checks[below] ?? checkDefinition);
  const own = check(text, { file, exists, textOf, today });
  const isProduct = !name.includes('/');
  const beyond = [
    ...links(folder, name),
    ...(isProduct ? sameProduct(folder, name) : unused(folder, name)),
  ].filter(({ path }) => !own.some((one) => one.path === path));
  const known = new Set(own.map(({ rule, line }) => `${rule} ${line}`));
  const others = findingsOf(text, file, beyond, 'Berkas').filter(
    ({ rule, line }) => !known.has(`${rule} ${line}`),
  );
  return [...own.map((one) => withNearFile(one, folder, text)), ...others].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}

/** Names of files have near ones, too. */
function withNearFile(finding: Finding, { texts }: Folder, text: string): Finding {
  const { rule, suggestion } = finding;
  if (suggestion !== undefined || !['missing-popup', 'unknown-name', 'wrong-value'].includes(rule))
    return finding;
  const written = [...textsIn(jsonOf(text))].find(({ path }) => path === finding.path);
  if (!written) return finding;
  const known =
    rule === 'missing-popup'
      ? namesBelow(texts, 'popups/')
      : written.key === 'fragment'
        ? namesBelow(texts, 'fragments/')
        : written.key === 'slug'
          ? productsOf(texts)
          : [];
  const near = nearest(written.text, known) ?? known.find((one) => one.startsWith(written.text));
  return { ...finding, suggestion: didYouMean(near), ...(near !== undefined && { fix: { put: near } }) };
}
