import { didYouMean, nearest } from '../../interpreter';
import type { Role } from '../../language/schema';
import { checkContent, checkPopup, checkSite } from './checkContent';
import { checkDefinition } from './checkDefinition';
import { checkFragment } from './checkFragment';
import type { CheckOptions } from './definition/checked';
import type { Finding, Found } from './finding';
import { findingsOf } from './findings';
import { namesBelow, optionsIn, productsOf, wrongName, type Folder } from './folder/names';
import { foundInProducts } from './folder/inProducts';
import { links, unused } from './folder/links';
import { checkScenarios } from './folder/scenarios';
import { jsonOf, meantIn, schemaOf, textsIn } from './json/walk';

export type { Folder } from './folder/names';

/** How the files of a folder are checked; those of the products themselves as definitions. */
const checks: Readonly<Record<string, (text: string, options: CheckOptions) => Finding[]>> = {
  pages: checkContent,
  popups: checkPopup,
  fragments: checkFragment,
};

/** What is wrong with one file of a folder, by its path below it. `file` is what findings call it. */
export function checkFile(folder: Folder, name: string, file = name): Finding[] {
  const text = folder.texts.get(name) ?? '';
  const misnamed = wrongName(name);
  if (misnamed.length > 0) return findingsOf('', file, misnamed, 'Berkas');
  if (name.endsWith('.scenarios.json')) return checkScenarios(folder, name, file);
  const [below = ''] = name.split('/');
  const check = name === 'pages/site.json' ? checkSite : (checks[below] ?? checkDefinition);
  const alone = check(text, optionsIn(folder, file));
  const own = below === 'fragments' ? [...alone, ...foundInProducts(folder, name, file)] : alone;
  const isProduct = !name.includes('/');
  const beyond = [
    ...links(folder, name),
    ...(isProduct ? sameProduct(folder, name) : unused(folder, name)),
  ].filter(({ path }) => !own.some((one) => one.path === path));
  const known = new Set(own.map(({ rule, line }) => `${rule} ${line}`));
  const others = findingsOf(text, file, beyond, 'Berkas').filter(
    ({ rule, line }) => !known.has(`${rule} ${line}`),
  );
  return [...own.map((one) => withNearFile(one, folder, name)), ...others].sort(
    (a, b) => a.line - b.line || a.column - b.column,
  );
}

/** Where the files stand that a text names by its role. */
const foldersOf: Partial<Record<Role, string>> = { popup: 'popups/', fragment: 'fragments/', form: '' };

/** Names of files have near ones, too. */
function withNearFile(finding: Finding, { texts }: Folder, name: string): Finding {
  const { rule, suggestion } = finding;
  if (suggestion !== undefined || !['missing-popup', 'unknown-name', 'wrong-value'].includes(rule))
    return finding;
  const written = meantIn(jsonOf(texts.get(name)), schemaOf(name)).find(({ path }) => path === finding.path);
  if (!written) return finding;
  const below = foldersOf[written.role];
  const known = below === undefined ? [] : namesBelow(texts, below);
  const near = nearest(written.text, known) ?? known.find((one) => one.startsWith(written.text));
  return { ...finding, suggestion: didYouMean(near), ...(near !== undefined && { edit: { put: near } }) };
}

/** What only one product may have; and, beside it, what two products have in common when they have this in common. */
const own: readonly { path: string; words: string }[] = [
  { path: 'subProductId', words: 'kode produk bagi bank (subProductId)' },
  { path: 'product.id', words: 'id kartu' },
  { path: 'product.name', words: 'nama kartu (name)' },
];
const shared = [
  ['product.category.slug', 'product.category.name'],
  ['product.category.name', 'product.category.slug'],
] as const;

/** Codes, cards and categories of a product that another one has, too. */
function sameProduct({ texts }: Folder, name: string): Found[] {
  const mine = textsByPath(texts.get(name));
  const others = productsOf(texts)
    .filter((slug) => `${slug}.json` !== name)
    .map((slug) => ({ slug, byPath: textsByPath(texts.get(`${slug}.json`)) }));
  const finding = (path: string, what: string, fix: string): Found[] => [
    { rule: 'same-product', path, what, fix },
  ];
  return [
    ...own.flatMap(({ path, words }) => {
      const twin = others.find(({ byPath }) => mine.has(path) && byPath.get(path) === mine.get(path));
      const key = path.replace('product.', '');
      return twin
        ? finding(path, `Produk "${twin.slug}" mempunyai ${words} yang sama.`, `Beri "${key}" sendiri.`)
        : [];
    }),
    ...shared.flatMap(([same, other]) => {
      const twin = others.find(
        ({ byPath }) =>
          mine.has(same) && byPath.get(same) === mine.get(same) && byPath.get(other) !== mine.get(other),
      );
      const written = twin?.byPath.get(other) ?? '';
      const what = `Kategori yang sama pada produk "${twin?.slug ?? ''}" ditulis "${written}".`;
      return twin ? finding(other, what, `Tulis "${written}", atau buat kategori sendiri.`) : [];
    }),
  ];
}

function textsByPath(text: string | undefined): ReadonlyMap<string, string> {
  return new Map([...textsIn(jsonOf(text))].map((one) => [one.path, one.text]));
}
