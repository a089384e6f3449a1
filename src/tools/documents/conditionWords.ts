import {
  compileCondition,
  toOption,
  type Comparison,
  type CompiledForm,
  type Condition,
  type ConditionTree,
  type OperatorName,
  type Value,
} from '../../../src/interpreter';
import { dayWords, numberWords } from './words';

/** How a comparison reads between what is compared and what with. */
const operators: Readonly<Record<OperatorName, string>> = {
  equals: 'adalah',
  notEquals: 'bukan',
  in: 'salah satu dari',
  notIn: 'bukan salah satu dari',
  contains: 'memuat',
  notContains: 'tidak memuat',
  startsWith: 'diawali',
  greaterThan: 'lebih dari',
  atLeast: 'paling sedikit',
  lessThan: 'kurang dari',
  atMost: 'paling banyak',
  isEmpty: 'belum diisi',
  isFilled: 'sudah diisi',
  isTrue: 'dicentang',
  isFalse: 'tidak dicentang',
};

/** A condition as an editor wrote it, in a reader's words: `"Agama" adalah Islam dan "RT" sudah diisi`. */
export function conditionWords(form: CompiledForm, condition: Condition): string {
  const { names, definition } = form;
  const { conditions = {} } = definition;
  // The form has been compiled: nothing is left to report.
  const compiled = compileCondition(condition, { names, conditions, path: '', report: () => undefined });
  return compiled ? treeWords(form, compiled.tree) : '';
}

/** A compiled condition in a reader's words. */
export function treeWords(form: CompiledForm, tree: ConditionTree): string {
  if (tree.kind === 'comparison') return comparisonWords(form, tree);
  if (tree.kind === 'not') return `tidak benar bahwa ${inner(form, tree.part)}`;
  return tree.parts.map((part) => inner(form, part)).join(tree.kind === 'all' ? ' dan ' : ' atau ');
}

/** Parentheses where and meets or. */
function inner(form: CompiledForm, tree: ConditionTree): string {
  const words = treeWords(form, tree);
  return 'parts' in tree && tree.parts.length > 1 ? `(${words})` : words;
}

function comparisonWords(form: CompiledForm, { name, operator, expected }: Comparison): string {
  const start = `${nameWords(form, name)} ${operators[operator]}`;
  if ('name' in expected) return `${start} ${nameWords(form, expected.name)}`;
  return expected.literal === undefined ? start : `${start} ${literalWords(form, name, expected.literal)}`;
}

/** A field by its label, without the formulas in it; anything else by its name. */
export function nameWords(form: CompiledForm, name: string): string {
  const label = form.fields.get(name)?.definition.label;
  return label === undefined ? name : `“${label}”`;
}

function literalWords(form: CompiledForm, name: string, value: Value): string {
  // `Array.isArray` leaves the items' type open; they are JSON.
  if (Array.isArray(value))
    return (value as readonly Value[]).map((one) => literalWords(form, name, one)).join(', ');
  if (typeof value === 'number') return numberWords(value);
  if (typeof value !== 'string') return JSON.stringify(value ?? null);
  const field = form.fields.get(name)?.definition;
  const options = field && 'options' in field ? (field.options ?? []) : [];
  const option = options.map(toOption).find(({ code }) => code === value);
  return option?.label ?? dayWords(value);
}
