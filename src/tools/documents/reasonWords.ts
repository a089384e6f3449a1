import {
  explain,
  isEmpty,
  labelOf,
  storedFiles,
  toOption,
  type Comparison,
  type CompiledCondition,
  type CompiledForm,
  type ConditionTree,
  type Trace,
  type Value,
} from '../../interpreter';
import { nameWords, treeWords } from './conditionWords';
import { numberWords, timeWords } from './words';

/** Why a condition holds or not, as parts of a sentence. */
export interface Reason {
  holds: boolean;
  /** The answers that decide, as they are now: `“Jenis Pemohon” adalah Perorangan`. */
  because: string;
  /** When it holds: `“Jenis Pemohon” adalah Badan Usaha`; where the answers are told beside it, `Badan Usaha`. */
  rule: string;
}

/** What a condition is read from. */
type Scope = Parameters<typeof explain>[1];

/** Why a condition holds or not, in the words of the document. */
export function reasonOf(form: CompiledForm, condition: CompiledCondition, scope: Scope): Reason {
  const { tree } = condition;
  const trace = explain(condition, scope);
  const facts = deciding(tree, trace).flatMap(({ name, expected, actual, wanted }) => [
    factWords(form, name, actual),
    ...('name' in expected ? [factWords(form, expected.name, wanted)] : []),
  ]);
  return { holds: trace.result, because: [...new Set(facts)].join(' dan '), rule: ruleWords(form, tree) };
}

/** 'Tersembunyi karena “Jenis Pemohon” adalah Perorangan; tampil bila Badan Usaha.' */
export function reasonWords({ holds, because, rule }: Reason, is: string, wanted: string): string {
  return holds ? `${is} karena ${because}.` : `${is} karena ${because}; ${wanted} bila ${rule}.`;
}

interface Fact extends Comparison {
  actual: Value;
  wanted: Value;
}

/** The comparisons that make a condition hold or fail: of one that fails, only those that are not so. */
function deciding(tree: ConditionTree, trace: Trace): Fact[] {
  if (tree.kind === 'comparison' && trace.kind === 'comparison')
    return [{ ...tree, actual: trace.actual, wanted: trace.expected }];
  if (tree.kind === 'comparison' || trace.kind === 'comparison') return [];
  const parts = tree.kind === 'not' ? [tree.part] : tree.parts;
  return parts.flatMap((part, at) => {
    const of = trace.parts[at];
    // What a group owes its result to: a part that says otherwise has not decided.
    return of && (tree.kind === 'not' || of.result === trace.result) ? deciding(part, of) : [];
  });
}

/** Of one equality with a literal, only what is equal: the answer's name stands before it already. */
function ruleWords(form: CompiledForm, tree: ConditionTree): string {
  const words = treeWords(form, tree);
  // A named condition without a title, of one comparison, is that comparison.
  if ('parts' in tree && tree.parts.length === 1 && tree.parts[0] && words === treeWords(form, tree.parts[0]))
    return ruleWords(form, tree.parts[0]);
  if (tree.kind !== 'comparison' || tree.operator !== 'equals' || 'name' in tree.expected) return words;
  return words.slice(`${nameWords(form, tree.name)} adalah `.length);
}

function factWords(form: CompiledForm, name: string, value: Value): string {
  const said = nameWords(form, name);
  const isField = form.fields.has(name);
  if (value === undefined) return `${said} ${isField ? 'tidak ditanyakan atau belum diisi' : 'belum ada'}`;
  if (isEmpty(value)) return `${said} belum diisi`;
  if (typeof value === 'boolean' && isField) return `${said} ${value ? 'dicentang' : 'tidak dicentang'}`;
  return `${said} adalah ${valueWords(form, name, value)}`;
}

/** The longest text of an answer that is told whole. */
const longest = 60;

/** An answer as its visitor reads it: a choice by its label, a day and an amount as they are written. */
export function valueWords(form: CompiledForm, name: string, value: Value): string {
  if (typeof value === 'number') return numberWords(value);
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak';
  const field = form.fields.get(name);
  if (field?.definition.type === 'upload' && typeof value !== 'string')
    return storedFiles(value)
      .map(({ filename }) => filename)
      .join(', ');
  // `Array.isArray` leaves the items' type open; they are JSON.
  if (Array.isArray(value))
    return field?.row.valueType === 'rows'
      ? `${value.length} baris`
      : (value as readonly Value[]).map((one) => valueWords(form, name, one)).join(', ');
  if (typeof value !== 'string') return JSON.stringify(value ?? null);
  const options = field && 'options' in field.definition ? (field.definition.options ?? []) : [];
  const listed = options.map(toOption).find((one) => one.value === value || one.code === value);
  const text = listed?.label ?? (value.includes('|') ? labelOf(value) : timeWords(value));
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text;
}
