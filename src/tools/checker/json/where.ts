import { isObject, partOf } from './parts';

/** The parts of a form beside its steps, in an editor's words; `name` is the key or number that follows. */
const sections: Readonly<Record<string, (name: string | undefined) => string>> = {
  actions: (name) => `Aksi "${name ?? ''}"`,
  conditions: (name) => `Syarat "${name ?? ''}"`,
  constants: (name) => `Konstanta "${name ?? ''}"`,
  query: (name) => `Parameter alamat "${name ?? ''}"`,
  watch: (name) => `Pantauan ke-${Number(name ?? 0) + 1}`,
  submit: () => 'Pengiriman',
  product: () => 'Kartu produk',
};

/** The place as an editor knows it: 'Langkah "Data Diri" → "Alamat" → "RT"'. `keys` lead from the root of the JSON. */
export function whereOf(root: unknown, keys: readonly (string | number)[]): string {
  const [first, second] = keys;
  const section = sections[String(first)];
  if (section) return section(second === undefined ? undefined : String(second));
  const words: string[] = [];
  let value = root;
  keys.forEach((key, index) => {
    value = partOf(value, key);
    const list = keys[index - 1];
    if (typeof key === 'number') words.push(...wordsOf(list, value, key));
  });
  return words.length > 0 ? words.join(' → ') : 'Formulir';
}

function wordsOf(list: string | number | undefined, value: unknown, index: number): string[] {
  if (typeof value === 'string') return list === 'options' ? [`pilihan "${value}"`] : [];
  if (!isObject(value)) return [];
  const text = (key: string): string | undefined => {
    const one = partOf(value, key);
    return typeof one === 'string' && one !== '' ? one : undefined;
  };
  switch (list) {
    case 'stages':
      return [`Tahap "${text('title') ?? text('id') ?? index + 1}"`];
    case 'steps':
      return [`Langkah "${text('title') ?? text('id') ?? index + 1}"`];
    case 'values':
      return [`Nilai "${text('name') ?? index + 1}"`];
    case 'options':
      return [`pilihan "${text('label') ?? text('value') ?? index + 1}"`];
    case 'goTo':
      return [`cabang ke-${index + 1}`];
    case 'blocks':
      return [
        `"${text('label') ?? text('title') ?? text('name') ?? text('use') ?? blockWords(text('type'), index)}"`,
      ];
    default:
      return [];
  }
}

function blockWords(type: string | undefined, index: number): string {
  return `${type ?? 'isi'} ke-${index + 1}`;
}
