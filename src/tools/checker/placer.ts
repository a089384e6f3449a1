import { pathText, isObject } from '../../interpreter';
import type { RuleId } from './catalogue';
import type { Found, Position } from './finding';
import { lineCounter, locate, readSpots } from './json/locate';
import { jsonOf, partOf, valueAt } from './json/walk';

const toldAtTheKey: ReadonlySet<RuleId> = new Set<RuleId>(['unknown-key', 'keep-unwritten', 'contract-body']);

interface Placed extends Position {
  /** As in a finding; `undefined` for the whole of the text. */
  where?: string;
  /** Whether it stands in the text of another form, which is included here. */
  included: boolean;
}

/** The place of a path in a text. */
type Placer = (path: string, rule: RuleId) => Placed;

/** The place of what stands nowhere in the text. */
const startOfText: Placed = { line: 1, column: 1, included: false };

/** Finds places in a text, and the keys that it has twice; of a text that is no JSON everything stands at its start. */
export function placer(text: string): { place: Placer; repeated: readonly Found[] } {
  const json = jsonOf(text);
  if (json === undefined) return { place: () => startOfText, repeated: [] };
  const positionOf = lineCounter(text);
  const repeated: Found[] = [];
  const root = readSpots(text, ({ key, at, before, owner }) => {
    const { line } = positionOf(before);
    repeated.push({
      rule: 'duplicate-key',
      path: pathText([...owner, key]),
      what: `"${key}" tertulis dua kali di tempat yang sama, pertama di baris ${line}; yang pertama tidak berlaku.`,
      mend: `Gabungkan isinya dengan yang di baris ${line}, lalu hapus salah satunya.`,
      position: positionOf(at),
    });
  });
  const place: Placer = (path, rule) => {
    const { spot, keys, rest } = locate(root, path);
    return {
      ...positionOf(toldAtTheKey.has(rule) ? spot.key : spot.value),
      where: whereOf(json, keys),
      included: rest.startsWith('.blocks') && partOf(valueAt(json, keys), 'type') === 'form',
    };
  };
  return { place, repeated };
}

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

/**
 * The place as an editor knows it: 'Langkah "Data Diri" → "Alamat" → "RT"'. `keys` lead from the root of the JSON;
 * `undefined` for the root itself and what has no name.
 */
function whereOf(root: unknown, keys: readonly (string | number)[]): string | undefined {
  const [first, second] = keys;
  const section = Object.hasOwn(sections, String(first)) ? sections[String(first)] : undefined;
  if (section) return section(second === undefined ? undefined : String(second));
  const words: string[] = [];
  let value = root;
  keys.forEach((key, index) => {
    value = partOf(value, key);
    const list = keys[index - 1];
    if (typeof key === 'number') words.push(...wordsOf(list, value, key));
  });
  return words.length > 0 ? words.join(' → ') : undefined;
}

function wordsOf(list: string | number | undefined, value: unknown, index: number): string[] {
  if (typeof value === 'string') return list === 'options' ? [`pilihan "${value}"`] : [];
  if (!isObject(value)) return [];
  const text = (key: string): string | undefined => {
    const one = partOf(value, key);
    // A formula is no name: the field's own is.
    const isName = typeof one === 'string' && one.trim() !== '' && !(one.includes('{') && key === 'label');
    return isName ? one : undefined;
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
        `"${text('label') ?? text('title') ?? text('name') ?? text('use') ?? text('fragment') ?? blockWords(text('type'), index)}"`,
      ];
    default:
      return [];
  }
}

function blockWords(type: string | undefined, index: number): string {
  return `${type ?? 'isi'} ke-${index + 1}`;
}
