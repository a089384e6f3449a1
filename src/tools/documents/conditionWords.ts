import {
  titleOf,
  toOption,
  type Comparison,
  type CompiledForm,
  type ConditionTree,
  type Json,
  type Value,
} from '../../interpreter';
import { operatorWords } from '../../fields/common/words/conditions';
import { numberWords, timeWords } from './words';

/** The condition at a path of the definition in a reader's words; empty where there is none. */
export function wordsAt(form: CompiledForm, path: string): string {
  const compiled = form.sources.conditions.get(path)?.compiled;
  return compiled ? treeWords(form, compiled.tree) : '';
}

/** A compiled condition in a reader's words: `"Agama" adalah Islam dan "RT" sudah diisi`. */
export function treeWords(form: CompiledForm, tree: ConditionTree): string {
  const title = titleIn(form, tree);
  if (title !== undefined) return `berlaku: ${title}`;
  if (tree.kind === 'comparison') return comparisonWords(form, tree);
  if (tree.kind === 'not') return `tidak benar bahwa ${inner(form, tree.part)}`;
  const parts = tree.parts.map((part) => inner(form, part));
  if (tree.kind !== 'all') return parts.join(' atau ');
  // The last of a list of answers must not be read together with the next condition.
  return parts.join(parts.some((part) => part.includes(' atau ')) ? ', dan ' : ' dan ');
}

/** What readers call a named condition. */
function titleIn({ definition }: CompiledForm, tree: ConditionTree): string | undefined {
  const name = 'label' in tree ? tree.label : undefined;
  const named = name === undefined ? undefined : definition.conditions?.[name];
  return named === undefined ? undefined : titleOf(named);
}

/** Parentheses where and meets or. */
function inner(form: CompiledForm, tree: ConditionTree): string {
  const words = treeWords(form, tree);
  return 'parts' in tree && tree.parts.length > 1 ? `(${words})` : words;
}

function comparisonWords(form: CompiledForm, { name, operator, expected }: Comparison): string {
  const start = `${nameWords(form, name)} ${operatorWords[operator].reads}`;
  const other = 'name' in expected ? expected.name : undefined;
  const literal = 'name' in expected ? constantAt(form, expected.name) : expected.literal;
  if (literal !== undefined) return `${start} ${literalWords(form, name, literal)}`;
  return other === undefined ? start : `${start} ${nameWords(form, other)}`;
}

/** What a constant holds; `undefined`: no constant has this name. */
export function constantAt({ definition }: CompiledForm, name: string): Json | undefined {
  return definition.constants?.[name];
}

/** A field by its label; anything else by its name. */
export function nameWords(form: CompiledForm, name: string): string {
  const field = form.fields.get(name)?.definition;
  const label = field?.shortLabel ?? field?.label;
  return label === undefined ? name : `“${plainLabel(label)}”`;
}

/** A label that depends on answers, as readers call it: every wording that it may have, `Nomor Paspor / NIK`. */
export function plainLabel(label: string): string {
  return label.replace(/\{([^{}]*)\}/g, (_, formula: string) => {
    const wordings = [...formula.matchAll(/[?:]\s*'([^']*)'/g)].map(([, wording = '']) => wording);
    return wordings.length > 0 ? wordings.join(' / ') : '…';
  });
}

function literalWords(form: CompiledForm, name: string, value: Value): string {
  // `Array.isArray` leaves the items' type open; they are JSON.
  if (Array.isArray(value)) {
    const items = (value as readonly Value[]).map((one) => literalWords(form, name, one));
    // An answer that looks like a list itself is told as one thing.
    const all = items.some((item) => /,| atau /.test(item)) ? items.map((item) => `“${item}”`) : items;
    // What follows the list is no part of it.
    return all.length > 2 ? `${all.slice(0, -1).join(', ')}, atau ${all.at(-1) ?? ''}` : all.join(' atau ');
  }
  if (typeof value === 'number') return numberWords(value);
  if (typeof value !== 'string') return JSON.stringify(value ?? null);
  const field = form.fields.get(name)?.definition;
  const options = field && 'options' in field ? (field.options ?? []) : [];
  const option = options.map(toOption).find(({ code }) => code === value);
  return option?.label ?? timeWords(value);
}
