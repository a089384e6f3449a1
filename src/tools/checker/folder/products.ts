import type { Found } from '../finding';
import type { Folder } from './folder';
import { productsOf } from './names';
import { jsonOf, textsIn } from '../json/walk';

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
export function sameProduct({ texts }: Folder, name: string): Found[] {
  const mine = textsByPath(texts.get(name));
  const others = productsOf(texts)
    .filter((slug) => `${slug}.json` !== name)
    .map((slug) => ({ slug, theirs: textsByPath(texts.get(`${slug}.json`)) }));
  const told = (path: string, what: string, mend: string): Found[] => [
    { rule: 'same-product', path, what, mend },
  ];
  return [
    ...own.flatMap(({ path, words }) => {
      const twin = others.find(({ theirs }) => mine.has(path) && theirs.get(path) === mine.get(path));
      const key = path.replace('product.', '');
      return twin
        ? told(path, `Produk "${twin.slug}" mempunyai ${words} yang sama.`, `Beri "${key}" sendiri.`)
        : [];
    }),
    ...shared.flatMap(([same, other]) => {
      const twin = others.find(
        ({ theirs }) =>
          mine.has(same) && theirs.get(same) === mine.get(same) && theirs.get(other) !== mine.get(other),
      );
      const theirs = twin?.theirs.get(other) ?? '';
      const what = `Kategori yang sama pada produk "${twin?.slug ?? ''}" ditulis "${theirs}".`;
      return twin ? told(other, what, `Tulis "${theirs}", atau buat kategori sendiri.`) : [];
    }),
  ];
}

function textsByPath(text: string | undefined): ReadonlyMap<string, string> {
  return new Map([...textsIn(jsonOf(text))].map((one) => [one.path, one.text]));
}
