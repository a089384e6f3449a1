import {
  isEmpty,
  isList,
  titleOf,
  type Comparison,
  type CompiledCondition,
  type CompiledForm,
  type OperatorName,
  type Value,
} from '../../interpreter';
import { operatorWords } from '../schema/words/conditions';
import { formulaWords, isJoined } from './formulas';
import { constantAt, nameWords, valueWords } from './values';

/** The condition at a path of the definition in a reader's words; empty where there is none. */
export function wordsAt(form: CompiledForm, path: string): string {
  const compiled = form.sources.conditions.get(path)?.compiled;
  return compiled ? treeWords(form, compiled) : '';
}

/** A compiled condition in a reader's words, `wanted: false` that it does not hold: `“Agama” adalah Islam dan “RT” sudah diisi`. */
export function treeWords(form: CompiledForm, tree: CompiledCondition, wanted = true): string {
  return plainWords(form, plainTree(form, tree, wanted));
}

/** As `treeWords`, for a place between others: in parentheses where and meets or. */
export function partWords(form: CompiledForm, tree: CompiledCondition, wanted = true): string {
  const plain = plainTree(form, tree, wanted);
  const words = plainWords(form, plain);
  const { tree: shown, title } = plain;
  const isGroup = 'parts' in shown || (plain.wanted && shown.kind === 'formula' && isJoined(shown));
  return title === undefined && isGroup ? `(${words})` : words;
}

/** What a condition demands, without nots and groups of one around it, and the title by which readers know it. */
interface PlainTree {
  tree: CompiledCondition;
  wanted: boolean;
  title: string | undefined;
}

function plainTree(form: CompiledForm, tree: CompiledCondition, wanted: boolean): PlainTree {
  const title = titleIn(form, tree);
  const [only, another] = 'parts' in tree ? tree.parts : [];
  return title === undefined && only && !another
    ? plainTree(form, only, wanted === (tree.kind !== 'not'))
    : { tree, wanted, title };
}

function plainWords(form: CompiledForm, { tree, wanted, title }: PlainTree): string {
  if (title !== undefined) return `syarat “${title}” ${wanted ? 'berlaku' : 'tidak berlaku'}`;
  if (tree.kind === 'comparison') {
    const operator = wanted ? tree.operator : opposites[tree.operator];
    if (operator !== undefined) return comparisonWords(form, { ...tree, operator });
    return readsDenied.includes(tree.operator)
      ? `${nameWords(form, tree.name)} tidak ${comparedWords(form, tree)}`
      : `tidak benar bahwa ${comparisonWords(form, tree)}`;
  }
  if (tree.kind === 'formula') {
    const words = formulaWords(form, tree.source);
    return wanted ? words : `tidak benar bahwa ${isJoined(tree) ? `(${words})` : words}`;
  }
  // That not all hold reads as: one or the other does not.
  return joinedWords(
    (tree.kind === 'any') === wanted ? 'atau' : 'dan',
    tree.parts.map((part) => partWords(form, part, wanted)),
  );
}

/** Conditions in one sentence: the last of a list of answers must not be read together with the next condition. */
export function joinedWords(between: 'dan' | 'atau', parts: readonly string[]): string {
  const isOpen = parts.some((part) => part.replace(/“[^”]*”|\([^()]*\)/g, '').includes(' atau '));
  return parts.join(isOpen ? `, ${between} ` : ` ${between} `);
}

/** The operators that hold whenever another one does not, on empty answers too. */
export const opposites: Partial<Record<OperatorName, OperatorName>> = {
  equals: 'notEquals',
  notEquals: 'equals',
  in: 'notIn',
  notIn: 'in',
  contains: 'notContains',
  notContains: 'contains',
  isEmpty: 'isFilled',
  isFilled: 'isEmpty',
};

/** Those of the others that read well behind 'tidak'. */
const readsDenied: readonly OperatorName[] = ['startsWith', 'greaterThan', 'lessThan', 'isTrue'];

/** What readers call a named condition. */
function titleIn({ definition }: CompiledForm, tree: CompiledCondition): string | undefined {
  const name = 'label' in tree ? tree.label : undefined;
  const named = name === undefined ? undefined : definition.conditions?.[name];
  return named === undefined ? undefined : titleOf(named);
}

/** A comparison in a reader's words. */
export function comparisonWords(form: CompiledForm, comparison: Compared): string {
  return `${nameWords(form, comparison.name)} ${comparedWords(form, comparison)}`;
}

type Compared = Pick<Comparison, 'name' | 'operator' | 'expected'>;

/** What a comparison says of its answer: of a constant what it holds, of another answer its label. */
export function comparedWords(form: CompiledForm, { name, operator, expected }: Compared): string {
  const literal = 'name' in expected ? constantAt(form, expected.name) : expected.literal;
  const plain = plainest(operator, literal);
  const { reads, readsOfTime = reads } = operatorWords[plain];
  const start = isTime(form, name) ? readsOfTime : reads;
  if (literal === undefined) return 'name' in expected ? `${start} ${nameWords(form, expected.name)}` : start;
  if (plain !== operator && !isList(literal)) return start;
  return `${start} ${operator === 'startsWith' && typeof literal === 'string' ? `“${literal}”` : literalWords(form, name, literal)}`;
}

const isTime = ({ fields }: CompiledForm, name: string): boolean =>
  ['date', 'month'].includes(fields.get(name)?.row.valueType ?? '');

/** The operator by which a comparison reads plainest: with nothing it is no answer, with a tick the tick, with a list of one that one. */
function plainest(operator: OperatorName, literal: Value): OperatorName {
  if (isList(literal)) {
    if (literal.length !== 1) return operator;
    return operator === 'in' ? 'equals' : operator === 'notIn' ? 'notEquals' : operator;
  }
  if (operator === 'equals' && typeof literal === 'boolean') return literal ? 'isTrue' : 'isFalse';
  if (literal === undefined || !isEmpty(literal)) return operator;
  return operator === 'equals' ? 'isEmpty' : operator === 'notEquals' ? 'isFilled' : operator;
}

function literalWords(form: CompiledForm, name: string, value: Value): string {
  if (!isList(value)) return valueWords(form, name, value);
  const items = value.map((one) => valueWords(form, name, one));
  // An answer that looks like a list itself is reported as one thing.
  const all = items.some((item) => /,| atau /.test(item)) ? items.map((item) => `“${item}”`) : items;
  return all.length > 2 ? `${all.slice(0, -1).join(', ')}, atau ${all.at(-1) ?? ''}` : all.join(' atau ');
}
