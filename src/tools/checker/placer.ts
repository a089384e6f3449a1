import {
  pathText,
  type Field,
  type FormBlock,
  type FormDefinition,
  type Stage,
  type Step,
} from '../../interpreter';
import type { ChoiceOption, NextButton, RememberedValue } from '../../language';
import type { KeyOf } from '../../language/schema';
import { getNodePath, type Node } from 'jsonc-parser';
import type { RuleId } from './catalogue';
import type { Found, Position } from './finding';
import { lineCounter, locate, treeOf } from './json/locate';
import { jsonOf, partOf, valueAt } from './json/walk';

const placedAtKey: ReadonlySet<RuleId> = new Set<RuleId>(['unknown-key', 'keep-unwritten', 'contract-body']);

interface Placed extends Position {
  /** As in a finding; `undefined` for the whole of the text. */
  where?: string;
  /** Whether it stands in the text of another form, which is included here. */
  included: boolean;
}

type Placer = (path: string, rule: RuleId) => Placed;

/** The place of what is not in the text. */
const startOfText: Placed = { line: 1, column: 1, included: false };

/** Finds places in a text, and the keys that it has twice; of a text that is no JSON everything stands at its start. */
export function placer(text: string): { place: Placer; repeated: readonly Found[] } {
  const json = jsonOf(text);
  const root = treeOf(text);
  if (json === undefined || !root) return { place: () => startOfText, repeated: [] };
  const positionOf = lineCounter(text);
  const repeated = repeatedKeys(root).map(({ key, before }): Found => {
    const { line } = positionOf(before.offset);
    return {
      rule: 'duplicate-key',
      path: pathText(getNodePath(key)),
      what: `"${key.value}" tertulis dua kali di tempat yang sama, pertama di baris ${line}; yang pertama tidak berlaku.`,
      fix: `Gabungkan isinya dengan yang di baris ${line}, lalu hapus salah satunya.`,
      position: positionOf(key.offset),
    };
  });
  const place: Placer = (path, rule) => {
    const { key, value, keys, rest } = locate(root, path);
    return {
      ...positionOf((placedAtKey.has(rule) ? key : value).offset),
      where: whereOf(json, keys),
      included: rest.startsWith('.blocks') && partOf(valueAt(json, keys), 'type') === 'form',
    };
  };
  return { place, repeated };
}

/** Keys that an object has once more, each with the one before it. */
function repeatedKeys({ type, children = [] }: Node): { key: Node; before: Node }[] {
  const seen = new Map<unknown, Node>();
  const own = (type === 'object' ? children : []).flatMap(({ children: [key] = [] }) => {
    const before = seen.get(key?.value);
    if (key) seen.set(key.value, key);
    return key && before ? [{ key, before }] : [];
  });
  return [...own, ...children.flatMap(repeatedKeys)];
}

/** The parts of a form beside its steps, in an editor's words; `name` is the key or number that follows. */
const sections: Readonly<Partial<Record<keyof FormDefinition, (name: string | undefined) => string>>> = {
  actions: (name) => `Aksi "${name ?? ''}"`,
  conditions: (name) => `Syarat "${name ?? ''}"`,
  lists: (name) => `Daftar "${name ?? ''}"`,
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
  const section = rowOf(sections, first);
  if (section) return section(second === undefined ? undefined : String(second));
  const words: string[] = [];
  let value = root;
  keys.forEach((key, index) => {
    value = partOf(value, key);
    const item = rowOf(items, keys[index - 1]);
    if (typeof key === 'number' && item) words.push(...item(partsOf(value), key));
  });
  return words.length > 0 ? words.join(' → ') : undefined;
}

function rowOf<T>(table: Readonly<Record<string, T>>, key: string | number | undefined): T | undefined {
  return Object.hasOwn(table, String(key)) ? table[String(key)] : undefined;
}

/** A text of an item by its key; `itself` is an item that is a text. */
type Parts = (
  key: KeyOf<FormBlock | Step | Stage | RememberedValue | ChoiceOption> | 'itself',
) => string | undefined;

function partsOf(value: unknown): Parts {
  return (key) => {
    const one = key === 'itself' ? value : partOf(value, key);
    // A formula is no name: the field's own is.
    const isName = typeof one === 'string' && one.trim() !== '' && !(one.includes('{') && key === 'label');
    return isName ? one : undefined;
  };
}

const items: Readonly<
  Partial<
    Record<
      KeyOf<FormDefinition | Stage | Step | NextButton | Field>,
      (text: Parts, index: number) => string[]
    >
  >
> = {
  stages: (text, index) => [`Tahap "${text('title') ?? text('id') ?? index + 1}"`],
  steps: (text, index) => [`Langkah "${text('title') ?? text('id') ?? index + 1}"`],
  values: (text, index) => [`Nilai "${text('name') ?? index + 1}"`],
  options: (text, index) => [`pilihan "${text('itself') ?? text('label') ?? text('value') ?? index + 1}"`],
  goTo: (_, index) => [`cabang ke-${index + 1}`],
  blocks: (text, index) => [
    `"${text('label') ?? text('title') ?? text('name') ?? text('use') ?? text('fragment') ?? `${text('type') ?? 'isi'} ke-${index + 1}`}"`,
  ],
};
