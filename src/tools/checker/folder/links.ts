import { nearest } from '../../../interpreter';
import type { Found } from '../finding';
import { namesBelow, productsOf, type Folder } from './names';
import { jsonOf, textsIn, type PlacedText } from '../json/walk';

const linkKeys = new Set(['href', 'navigate', 'privacy']);

/** Links inside the portal that lead to no page, no form and no file, and lists of products that there are not. */
export function links(folder: Folder, name: string): Found[] {
  const { texts } = folder;
  const pages = namesBelow(texts, 'pages/').filter((page) => page !== 'site');
  const known = [
    '/',
    ...pages.filter((page) => page !== 'home').map((page) => `/${page}`),
    ...productsOf(texts).map((slug) => `/form/${slug}`),
  ];
  return [...textsIn(jsonOf(texts.get(name)))].flatMap((placed) => [
    ...addressesIn(placed).flatMap((address) => brokenLink(address, placed.path, known, folder)),
    ...unknownSlugs(placed, texts),
  ]);
}

function addressesIn({ key, text }: PlacedText): string[] {
  if (linkKeys.has(key)) return [text];
  return key === 'html' ? [...text.matchAll(/href\s*=\s*["']([^"']*)["']/gi)].map(([, to = '']) => to) : [];
}

function brokenLink(address: string, path: string, known: readonly string[], { exists }: Folder): Found[] {
  const [to = ''] = address.split(/[?#]/);
  if (!to.startsWith('/') || to.includes('{')) return [];
  const place = to.replace(/\/preview$/, '').replace(/(?<=.)\/$/, '');
  if (known.includes(place) || (place.includes('.') && exists(place))) return [];
  const last = place.replace(/^.*\//, '');
  const meant = nearest(place, known) ?? known.find((one) => last !== '' && one.endsWith(last));
  return [
    {
      rule: 'broken-link',
      path,
      what: `Tautan "${to}" tidak menuju halaman, formulir, atau berkas mana pun.`,
      mend:
        meant === undefined
          ? `Tulis salah satu halaman: ${known.slice(0, 12).join(', ')}, …`
          : `Tulis "${meant}".`,
      meant,
      ...(meant !== undefined && { fix: { swap: [to, meant] } }),
    },
  ];
}

function unknownSlugs({ key, text, path, owner }: PlacedText, texts: Folder['texts']): Found[] {
  const isList = owner['type'] === 'categoryTabs' || owner['type'] === 'carousel';
  if (!isList || !['first', 'excludeFormSlugs', 'categories'].includes(key)) return [];
  const of = key === 'categories' ? 'kategori' : 'produk';
  const known = key === 'categories' ? categoriesOf(texts) : productsOf(texts);
  if (known.includes(text)) return [];
  const meant = nearest(text, known);
  const what = `Tidak ada ${of} dengan slug "${text}".`;
  const mend = meant === undefined ? `Tulis salah satu slug: ${known.join(', ')}.` : `Tulis "${meant}".`;
  return [
    { rule: 'unknown-slug', path, what, mend, meant, ...(meant !== undefined && { fix: { put: meant } }) },
  ];
}

function categoriesOf(texts: Folder['texts']): string[] {
  const slugs = productsOf(texts).flatMap((product) =>
    [...textsIn(jsonOf(texts.get(`${product}.json`)))].filter(({ path }) => path === 'product.category.slug'),
  );
  return [...new Set(slugs.map(({ text }) => text))];
}
