import { nearest } from '../../../interpreter';
import { meantWord, type Found } from '../finding';
import { namesBelow, productsOf, type Folder } from './names';
import { jsonOf, meantIn, schemaOf, textIn, valueAt, type MeantText } from '../json/walk';

/** Links inside the portal that lead to no page, no form and no file, and lists of products that there are not. */
export function links(folder: Folder, name: string): Found[] {
  const { texts } = folder;
  const pages = namesBelow(texts, 'pages/').filter((page) => page !== 'site');
  const known = [
    '/',
    ...pages.filter((page) => page !== 'home').map((page) => `/${page}`),
    ...productsOf(texts).map((slug) => `/form/${slug}`),
  ];
  return meantIn(jsonOf(texts.get(name)), schemaOf(name)).flatMap((placed) => [
    ...addressesIn(placed).flatMap((address) => brokenLink(address, placed.path, known, folder)),
    ...unknownSlugs(placed, texts),
  ]);
}

function addressesIn({ role, text }: MeantText): string[] {
  if (role === 'url') return [text];
  return role === 'html' ? [...text.matchAll(/href\s*=\s*["']([^"']*)["']/gi)].map(([, to = '']) => to) : [];
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
      ...meantWord(meant, `Tulis salah satu halaman: ${known.slice(0, 12).join(', ')}, …`, (word) => ({
        swap: [to, word],
      })),
    },
  ];
}

/** Categories and products that a list of products names; a form that stands in a page is looked for elsewhere. */
function unknownSlugs({ role, text, path, owner }: MeantText, texts: Folder['texts']): Found[] {
  const isInList = owner['type'] === 'categoryTabs' || owner['type'] === 'carousel';
  if (!isInList || (role !== 'category' && role !== 'form')) return [];
  const of = role === 'category' ? 'kategori' : 'produk';
  const known = role === 'category' ? categoriesOf(texts) : productsOf(texts);
  if (known.includes(text)) return [];
  const what = `Tidak ada ${of} dengan slug "${text}".`;
  const mended = meantWord(nearest(text, known), `Tulis salah satu slug: ${known.join(', ')}.`);
  return [{ rule: 'unknown-slug', path, what, ...mended }];
}

function categoriesOf(texts: Folder['texts']): string[] {
  const slugs = productsOf(texts).map((product) =>
    textIn(valueAt(jsonOf(texts.get(`${product}.json`)), ['product', 'category']), 'slug'),
  );
  return [...new Set(slugs.filter((slug) => slug !== ''))];
}

/** Fragments that no form takes in, popups that no step opens. */
export function unused({ texts }: Folder, name: string): Found[] {
  const [, below, own] = /^(fragments|popups)\/(.+)\.json$/.exec(name) ?? [];
  if (own === undefined) return [];
  const role = below === 'popups' ? 'popup' : 'fragment';
  const isUsed = [...texts].some(
    ([other, text]) =>
      other !== name &&
      !other.endsWith('.scenarios.json') &&
      text.includes(own) &&
      meantIn(jsonOf(text), schemaOf(other)).some((one) => one.text === own && one.role === role),
  );
  if (isUsed) return [];
  const what =
    below === 'popups'
      ? 'Jendela ini tidak dibuka oleh formulir mana pun.'
      : 'Potongan ini tidak dipakai formulir mana pun.';
  return [{ rule: 'file-unused', path: '', what, fix: 'Hapus berkas ini, atau pakai di sebuah formulir.' }];
}
