import { didYouMean, type FormBlock } from '../../interpreter';
import { catalogue, type RuleId } from './catalogue';
import type { Finding, Found } from './finding';
import { jsonOf, textAt } from './json/walk';
import { wellQuoted } from '../words/plain';
import { placer } from './placer';

/** What was found in a text as it is reported: in the order of the text, one finding per root cause. `whole` names the file. */
export function findingsOf(text: string, file: string, found: readonly Found[], whole: string): Finding[] {
  const { place, repeated } = placer(text);
  const all = [...found, ...repeated];
  return mergeRootCauses(all)
    .flatMap(({ rule, path, what, fix, meant, edit, witness, position, alsoAt }): Finding[] => {
      const { included, line, column, where = whole } = place(path, rule);
      // What is wrong inside an included form is reported when that form is checked.
      if (included && !ofTheHost.has(rule)) return [];
      if (path.includes(' → ') && ofTheFragment.has(rule)) return [];
      const suggestion = didYouMean(typeMeantAt(text, rule, path) ?? meant);
      const { severity, ...reason } = catalogue[rule];
      const words = said({ what, fix, suggestion, witness, where, ...reason });
      return [
        { rule, path, alsoAt, file, ...(edit && { edit }), severity, line, column, ...position, ...words },
      ];
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Sentences as people read them, with one kind of quotation marks whoever has written them. */
function said<T extends Readonly<Record<string, string | undefined>>>(sentences: T): T {
  // The keys and what may be missing stay the same.
  return Object.fromEntries(
    Object.entries(sentences).map(([key, sentence]) => [key, sentence && wellQuoted(sentence)]),
  ) as T;
}

/** The type that a wrong one stands for in other words: these are near by what they mean, not by their letters. */
function typeMeantAt(text: string, rule: RuleId, path: string): string | undefined {
  if (rule !== 'wrong-value' || !path.endsWith('.type')) return undefined;
  const written = textAt(jsonOf(text), path);
  return written === undefined ? undefined : typeMeantBy(written);
}

/** What a form that stands in a step may have to do with the form around it. */
const ofTheHost: ReadonlySet<RuleId> = new Set<RuleId>([
  'unknown-name',
  'duplicate-name',
  'cycle',
  'used-before-asked',
  'block-unreachable',
  'block-beyond-bounds',
  'option-unreachable',
  'dead-end',
]);

/** What is reported of a fragment when its own file is checked, and not again by each form that takes it in. */
const ofTheFragment: ReadonlySet<RuleId> = new Set<RuleId>([
  'contract-list',
  'lookup-parent',
  'text-blank',
  'text-draft',
  'text-markup',
  'html-unclosed',
  'text-long',
  'text-foreign',
  'asks-secret',
  'option-without-code',
  'option-empty-code',
  'unknown-autocomplete',
]);

function causeOf({ rule, path, what, cause }: Found): string {
  if (rule === 'search-cut') return rule;
  return cause ? `${rule} ${cause.join(' ')}` : `${rule} ${path} ${what}`;
}

/** Gives findings of one cause once, at their first place, with the number of the others; and drops what was said before. */
function mergeRootCauses(found: readonly Found[]): (Found & { alsoAt: number })[] {
  const merged = new Map<string, Found & { alsoAt: number }>();
  for (const one of found) {
    const key = causeOf(one);
    const known = merged.get(key);
    if (!known) merged.set(key, { ...one, alsoAt: 0 });
    else if (known.path !== one.path) known.alsoAt += 1;
  }
  return [...merged.values()];
}

type FormBlockType = Extract<FormBlock, { type: string }>['type'];

/** How editors and other form builders call what has another name here; by its letters none of them is near. */
const otherWords: Readonly<Partial<Record<FormBlockType, string>>> = {
  text: 'teks string textfield',
  textarea: 'paragraf paragraph',
  email: 'surel',
  phone: 'telepon tel',
  currency: 'uang rupiah money',
  number: 'angka bilangan integer',
  decimal: 'desimal float',
  select: 'pilihan dropdown',
  searchSelect: 'combobox autocomplete',
  checkbox: 'centang',
  switch: 'boolean toggle sakelar',
  date: 'tanggal day',
  monthYear: 'bulan month',
  upload: 'file berkas unggah unggahan',
  branch: 'cabang',
  rows: 'baris repeater',
  group: 'grup kelompok fieldset',
  heading: 'judul',
  richText: 'html',
  image: 'gambar',
  button: 'tombol',
  table: 'tabel',
};

/** The type that a word of another language or maker stands for. */
function typeMeantBy(word: string): string | undefined {
  return Object.entries(otherWords).find(([, words]) => words.split(' ').includes(word.toLowerCase()))?.[0];
}
