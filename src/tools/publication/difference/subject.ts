import {
  isObject,
  type CompiledCheck,
  type CompiledForm,
  type ConditionTree,
  type FormulaNode,
  type Json,
} from '../../../interpreter';
import { treeWords } from '../../words/conditions';
import { constantAt } from '../../words/values';
import { checkWords } from '../../documents/fieldWords';
import { plainOf } from '../../documents/words';

/** A version of a form, and what its fields and steps are called in the version that it is compared with. */
export interface Version {
  /** Its questions are called as in the newer version, so that a new label is reported once. */
  form: CompiledForm;
  /** The questions as this version itself calls them. */
  ownFields: CompiledForm['fields'];
  fieldBefore: (name: string) => string;
  stepBefore: (id: string) => string;
}

/** One thing that holds, as the end of a sentence that begins with the subject's name: `wajib bila “Agama” adalah Islam`. */
export interface Statement {
  says: string;
  /** Where it changes, though its words may not: what is compared in their place. */
  exact?: string;
}

/** One of several things. `name` is that part of its words by which readers know it, where it has one. */
export interface Item {
  key: string;
  words: string;
  name?: string;
}

/** Things of one kind; those of one `key` are the same thing, said otherwise. */
export interface Listing {
  /** What they are called, one or many. */
  of: string;
  items: readonly Item[];
  exact?: string;
}

export type Fact = Statement | Listing;

/** A part of a form that the difference speaks of by name. */
export interface Subject {
  kind: 'form' | 'stage' | 'step' | 'group' | 'field' | 'again' | 'named';
  /** The same in both versions, for parts of its kind. */
  id: string;
  /** What a sentence begins with: `“NPWP”`, `Langkah “Dokumen”`. */
  name: string;
  /** The step that it stands in, or is: its id in the version before. */
  step?: string;
  /** What it says, in the order in which changes are reported: by the key that says it, or by a name of its own. */
  facts: Readonly<Record<string, Fact>>;
  /** What was written of it, by key; a key that no fact reports is reported as it stands. */
  written: Readonly<Record<string, unknown>>;
  /** The fact that reports a key, where it is not the one of its name. */
  describedBy?: Readonly<Record<string, string>>;
}

/** A condition as a statement; the named conditions in it speak for themselves. */
export function conditional(
  version: Version,
  tree: ConditionTree | undefined,
  holds: string,
  always: string,
): Statement {
  if (!tree) return { says: always, exact: '' };
  return { says: `${holds} bila ${treeWords(version.form, tree)}`, exact: exactly(version, tree) };
}

/** A condition by the names of the version before, without what named conditions in it say. */
export function exactly(version: Version, tree: ConditionTree, isNamed = true): string {
  if (isNamed && 'label' in tree && tree.label !== undefined) return `(${tree.label})`;
  if (tree.kind === 'comparison') {
    const { name, expected, ...rest } = tree;
    const constant = 'name' in expected ? constantAt(version.form, expected.name) : undefined;
    const named = 'name' in expected ? { name: version.fieldBefore(expected.name) } : expected;
    const other = constant === undefined ? named : { literal: constant };
    return JSON.stringify({ ...rest, name: version.fieldBefore(name), expected: other });
  }
  if (tree.kind === 'formula') return formerly(version, tree.formula.nodes);
  const parts = tree.kind === 'not' ? [tree.part] : tree.parts;
  return `${tree.kind}[${parts.map((part) => exactly(version, part)).join()}]`;
}

/** Formulas by the names of the version before. */
function formerly({ fieldBefore }: Version, nodes: readonly FormulaNode[]): string {
  return JSON.stringify(nodes, (key, value: Json) => {
    // How a literal was spelled is no part of what it says.
    if (key === 'text') return undefined;
    const name = isObject(value) && value['kind'] === 'name' ? value['name'] : undefined;
    return typeof name === 'string' ? { kind: 'name', name: fieldBefore(name) } : value;
  });
}

/** The named conditions that a condition asks by name. */
export function namedIn(tree: ConditionTree): string[] {
  if ('label' in tree && tree.label !== undefined) return [tree.label];
  if (tree.kind === 'comparison' || tree.kind === 'formula') return [];
  return (tree.kind === 'not' ? [tree.part] : tree.parts).flatMap(namedIn);
}

/** Sentences as a listing; two that begin alike say the same thing otherwise. */
export function sentences(of: string, all: readonly string[]): Listing {
  return { of, items: all.map((words) => ({ key: beginning(words), words })) };
}

/** What must hold between answers, by the message that is reported. */
export function checkItems(form: CompiledForm, checks: readonly CompiledCheck[]): Listing {
  const items = checks.map((check) => ({
    key: check.source.message,
    words: plainOf(checkWords(form, check)),
  }));
  return { of: 'pemeriksaan', items };
}

/** Up to the first figure, name or formula of a sentence: `Paling sedikit `. */
const beginning = (words: string): string => /^[^\d:“]*/.exec(words)?.[0] ?? words;

/** A text in quotes, without what is far behind its beginning. */
export function quoted(text: string, most = 160): string {
  return `“${text.length > most ? `${text.slice(0, most).trimEnd()}…` : text}”`;
}
