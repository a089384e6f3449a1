import { nearest } from '../../../interpreter';
import type { Found } from '../finding';
import { productsOf, type Folder } from './names';
import { jsonOf, meantIn, schemaOf } from '../json/walk';

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

/** Scenarios that no product takes in. */
export function unusedScenarios(): Found[] {
  const what = 'Skenario ini tidak diambil skenario produk mana pun.';
  return [
    { rule: 'file-unused', path: '', what, fix: 'Hapus berkas ini, atau sebut namanya di "fragments".' },
  ];
}

/** Scenarios of a product that is not there. */
export function withoutProduct(texts: Folder['texts'], slug: string): Found[] {
  const near = nearest(slug, productsOf(texts));
  const what = `Tidak ada formulir "${slug}", yang skenarionya ini.`;
  const fix =
    near === undefined
      ? 'Hapus berkas ini, atau ganti namanya.'
      : `Ganti namanya menjadi "${near}.scenarios.json".`;
  return [{ rule: 'file-unused', path: '', what, fix }];
}
