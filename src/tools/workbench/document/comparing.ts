import {
  alternativesOf,
  type Condition,
  type ConditionEntry,
  type ConditionItem,
  isCalendarMonth,
  isDay,
  isList,
  type Json,
  type OperatorName,
  operatorOf,
  type ValueType,
} from '../../../interpreter';
import { operatorWords } from '../../schema/words/conditions';
import {
  adult,
  type Comparator,
  comparators,
  isComparator,
  type Operand,
  readComparison,
  today,
  writtenComparison,
  writtenOperand,
} from './expressions';
import type { Line } from './Control';
import { type Known, questionNamed } from './questions';
import { words } from './words';
import { denialOf } from '../../words/expressions';

/** What an answer is compared with; of several values one. */
export type Right = Operand | { kind: 'list'; values: readonly string[] };

/** A comparison in three words: what, how, and with what. */
export interface Row {
  left: Operand;
  operator: OperatorName;
  right?: Right | undefined;
}

/** An operand's place in a list. */
export const keyOf = writtenOperand;

type Kind = 'amount' | 'time' | 'month' | 'choice' | 'choices' | 'text' | 'tick' | 'other';

const kinds: Readonly<Record<ValueType, Kind>> = {
  text: 'text',
  number: 'amount',
  date: 'time',
  month: 'month',
  boolean: 'tick',
  choice: 'choice',
  choices: 'choices',
  rows: 'other',
  unknown: 'other',
};

/** What an operand is, to what it may be compared with. */
export function kindOf(known: Pick<Known, 'form'>, operand: Operand): Kind {
  if (operand.kind === 'answer') {
    const field = questionNamed(known, operand.name);
    return field ? kinds[field.row.valueType] : 'text';
  }
  if (['day', 'moved', 'oldest'].includes(operand.kind)) return 'time';
  return operand.kind === 'text' ? 'text' : 'amount';
}

const ranks = Object.keys(comparators).filter(isComparator);
const isThere: readonly OperatorName[] = ['isFilled', 'isEmpty'];
const fits: Readonly<Record<Kind, readonly OperatorName[]>> = {
  amount: [...ranks, ...isThere],
  time: [...ranks, ...isThere],
  month: [...ranks, ...isThere],
  choice: ['equals', 'notEquals', 'in', 'notIn', ...isThere],
  choices: ['contains', 'notContains', ...isThere],
  text: ['equals', 'notEquals', 'contains', 'notContains', 'startsWith', ...isThere],
  tick: ['isTrue', 'isFalse', ...isThere],
  other: isThere,
};

/** The ways to compare that fit an operand; what is worked out of answers is always there. */
export function operatorsFor(known: Pick<Known, 'form'>, left: Operand): readonly OperatorName[] {
  return left.kind === 'answer' ? fits[kindOf(known, left)] : ranks;
}

/** How a comparison reads between its sides. */
export function operatorLabel(known: Pick<Known, 'form'>, left: Operand, operator: OperatorName): string {
  const kind = kindOf(known, left);
  if (!isComparator(operator) || !['amount', 'time', 'month'].includes(kind))
    return operatorWords[operator].reads;
  return comparatorWords(operator, kind !== 'amount');
}

/** How a comparison reads between its sides: `paling banyak`, of days `paling lambat`. */
export function comparatorWords(comparator: Comparator, ofTime: boolean): string {
  if (comparator === 'equals' || comparator === 'notEquals') return words.comparators[comparator];
  const { reads, readsOfTime = reads } = operatorWords[comparator];
  return ofTime ? readsOfTime : reads;
}

/** The row that a comparison or a formula is; `undefined`: it says more. */
export function rowOf(known: Pick<Known, 'form'>, entry: ConditionEntry): Row | undefined {
  if (typeof entry === 'string') return undefined;
  if ('formula' in entry) {
    const compared = readComparison(entry.formula);
    return compared && { ...compared, left: asChosen(compared.left), right: asChosen(compared.right) };
  }
  if (!('condition' in entry)) return undefined;
  const { name, value } = entry;
  const operator = operatorOf(entry.condition);
  if (!operator) return undefined;
  const left: Operand = { kind: 'answer', name };
  if (typeof value === 'boolean')
    return operator === 'equals' ? { left, operator: value ? 'isTrue' : 'isFalse' } : undefined;
  return { left, operator, right: rightOf(value, kindOf(known, left)) };
}

function rightOf(value: Json | undefined, kind: Kind): Right | undefined {
  if (isList(value)) return { kind: 'list', values: value.map(String) };
  if (typeof value === 'number' && kind === 'amount') return { kind: 'number', value };
  if (typeof value !== 'string')
    return typeof value === 'number' ? { kind: 'text', value: String(value) } : undefined;
  const [, name] = /^\{(.+)\}$/.exec(value) ?? [];
  if (name !== undefined) return { kind: 'answer', name };
  return isDay(value) ? { kind: 'day', day: value } : { kind: 'text', value };
}

/** A row as it is written: by its formula where that is wanted, or where no comparison says it. */
export function entryFor(known: Pick<Known, 'form'>, row: Row, inFormulas: boolean): ConditionEntry {
  const { left, operator, right } = row;
  const name = left.kind === 'answer' ? left.name : undefined;
  const value = right && valueOf(right);
  const isItem = name !== undefined && (right === undefined || value !== undefined);
  if (isItem && !(inFormulas && isComparator(operator)))
    return { name, condition: operator, ...(value !== undefined && { value }) };
  return { formula: formulaOf(known, row) };
}

/** A row as a formula: two choices are compared as they are, one with a value by its code. */
export function formulaOf(known: Pick<Known, 'form'>, { left, operator, right }: Row): string {
  if (!isComparator(operator) || !right || right.kind === 'list') return `!isEmpty(${writtenOperand(left)})`;
  const isCode = left.kind === 'answer' && kindOf(known, left) === 'choice' && right.kind === 'text';
  return writtenComparison({ left: isCode ? { ...left, kind: 'code' } : left, operator, right });
}

const asChosen = (operand: Operand): Operand =>
  operand.kind === 'code' ? { ...operand, kind: 'answer' } : operand;

function valueOf(right: Right): Json | undefined {
  switch (right.kind) {
    case 'list':
      return right.values;
    case 'number':
    case 'text':
      return right.value;
    case 'day':
      return right.day;
    case 'answer':
      return `{${right.name}}`;
    default:
      return undefined;
  }
}

/** The value that a comparison with a side begins with. */
export function valueFor(known: Pick<Known, 'form'>, left: Operand): Operand {
  const text = (value: string): Operand => ({ kind: 'text', value });
  switch (kindOf(known, left)) {
    case 'time':
      return today;
    case 'month':
      return text(new Date().toLocaleDateString('sv-SE').slice(0, -3));
    case 'amount':
      return { kind: 'number', value: left.kind === 'age' ? adult : left.kind === 'column' ? 100 : 1 };
    default:
      return text(optionsOf(known, left)[0]?.[0] ?? words.said.sampleText);
  }
}

/** The row with what does not fit its left side or its operator in a way that does. */
export function fitting(known: Pick<Known, 'form'>, { left, operator, right }: Row): Row {
  const [first = operator, ...others] = operatorsFor(known, left);
  const own = operator === first || others.includes(operator) ? operator : first;
  if (['isFilled', 'isEmpty', 'isTrue', 'isFalse'].includes(own)) return { left, operator: own };
  const one = right?.kind === 'list' ? asText(right.values[0]) : right;
  const fitsLeft = one && keyOf(one) !== keyOf(left) && isSide(known, left, one);
  const value = fitsLeft ? one : valueFor(known, left);
  if (own !== 'in' && own !== 'notIn') return { left, operator: own, right: value };
  const values = right?.kind === 'list' ? right.values : value.kind === 'text' ? [value.value] : [];
  return { left, operator: own, right: { kind: 'list', values } };
}

const asText = (value: string | undefined): Operand | undefined =>
  value === undefined ? undefined : { kind: 'text', value };

/** Whether something may be compared with a side: an own value of it, or what is of its kind. */
function isSide(known: Pick<Known, 'form'>, left: Operand, right: Operand): boolean {
  const kind = kindOf(known, left);
  if (right.kind !== 'text') return kindOf(known, right) === kind;
  const options = optionsOf(known, left);
  if (options.length > 0) return options.some(([code]) => code === right.value);
  return kind === 'month' ? isCalendarMonth(right.value) : ['text', 'choice', 'choices'].includes(kind);
}

/** The options of a choice, by code and label; none of any other operand. */
export function optionsOf(known: Pick<Known, 'form'>, operand: Operand): readonly Line[] {
  const name = operand.kind === 'answer' ? operand.name : '';
  return (questionNamed(known, name)?.listed ?? []).map(({ code, label }): Line => [code, label]);
}

/** Conditions that are joined by one word; `denied`: it must not be that they hold so. */
export interface ConditionGroup {
  join: 'all' | 'any';
  denied: boolean;
  parts: readonly ConditionPart[];
}

/** One row, a comparison, a formula or a named condition, or a group of rows. */
export type ConditionPart = ConditionGroup | { entry: ConditionEntry };

/** A condition as rows and groups, in whichever spelling it is written. */
export function groupOf(condition: Condition): ConditionGroup {
  const part = partOf(condition);
  return 'parts' in part ? part : { join: 'all', denied: false, parts: [part] };
}

function partOf(written: Condition | ConditionEntry): ConditionPart {
  if (isList(written)) return listed(written);
  if (typeof written === 'string') return { entry: written };
  if ('all' in written) return { join: 'all', denied: false, parts: written.all.map(partOf) };
  if ('any' in written) return { join: 'any', denied: false, parts: written.any.map(partOf) };
  return 'not' in written ? deniedPart(written.not) : { entry: written };
}

/** What must not hold: a named condition is one row, a comparison its opposite, all else a group of its own. */
function deniedPart(written: ConditionEntry): ConditionPart {
  const inner = partOf(written);
  if ('parts' in inner) return { ...inner, denied: !inner.denied };
  const { entry } = inner;
  if (typeof entry === 'string') return { entry: { not: entry } };
  if ('not' in entry) return { entry: entry.not };
  const operator = 'condition' in entry ? operatorOf(entry.condition) : undefined;
  const opposite = operator && denialOf(operator);
  if ('condition' in entry && opposite) return { entry: { ...entry, condition: opposite } };
  return { join: 'all', denied: true, parts: [inner] };
}

function listed(items: readonly ConditionItem[]): ConditionPart {
  const alternatives = alternativesOf(items, ({ nextCondition: _, ...entry }): ConditionPart => ({ entry }));
  return joined(
    'any',
    alternatives.map((own) => joined('all', own)),
  );
}

function joined(join: 'all' | 'any', parts: readonly ConditionPart[]): ConditionPart {
  const [only, another] = parts;
  return only && !another ? only : { join, denied: false, parts };
}

/** A group as a condition: one row alone needs no group around it. */
export function conditionOf({ join, denied, parts }: ConditionGroup): Condition {
  const [only, another] = parts.map(entryOf);
  if (only === undefined || another !== undefined || denied)
    return entryOf({ join, denied, parts }) as Condition;
  return typeof only === 'object' && 'condition' in only ? [only] : only;
}

function entryOf(part: ConditionPart): ConditionEntry {
  if ('entry' in part) return part.entry;
  const { join, denied, parts } = part;
  const entries = parts.map(entryOf);
  const group = join === 'all' ? { all: entries } : { any: entries };
  return denied ? { not: group } : group;
}
