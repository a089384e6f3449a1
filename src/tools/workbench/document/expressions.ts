import { type FormulaNode, isDay, parseFormula } from '../../../interpreter';
import type { words } from './words';

/** What a day is counted in. */
export const units = ['years', 'months', 'days'] as const;
export type Unit = (typeof units)[number];

/** What stands on one side of a comparison, or alone, as far as it can be said without a formula. */
export type Operand =
  | { kind: 'answer'; name: string }
  | { kind: 'code'; name: string }
  | { kind: 'age'; name: string }
  /** Rows that there are, or choices that are ticked. */
  | { kind: 'count'; name: string }
  | { kind: 'column'; rows: string; column: string }
  | { kind: 'total'; names: readonly string[] }
  | { kind: 'percent'; by: number; of: string }
  | { kind: 'between'; from: string; to?: string }
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | Day;

/** A day: a fixed one, or so many units after (before: negative) today or the answer of a date. */
export type Day =
  | { kind: 'day'; day: string }
  | { kind: 'moved'; from?: string; by: number; unit: Unit }
  /** The first day of birth of who is not older than so many years. */
  | { kind: 'oldest'; years: number };

/** How two operands are compared. */
export const comparators = ['==', '!=', '<', '<=', '>', '>='] as const;
export type Comparator = (typeof comparators)[number];

/** Two operands and what must hold between them. */
export interface Compared {
  left: Operand;
  comparator: Comparator;
  right: Operand;
}

const movers: Readonly<Record<Unit, string>> = { years: 'addYears', months: 'addMonths', days: 'addDays' };

/** A formula that is one operand; `undefined`: it says more, or something else. A bound may be a day as it is written. */
export function readOperand(formula: string): Operand | undefined {
  const text = formula.trim();
  if (isDay(text)) return { kind: 'day', day: text };
  const node = parseFormula(text);
  return 'problem' in node ? undefined : operandOf(node);
}

/** A formula that compares two operands. */
export function readComparison(formula: string): Compared | undefined {
  const node = parseFormula(formula);
  if ('problem' in node || node.kind !== 'binary') return undefined;
  const comparator = comparators.find((one) => one === node.operator);
  const [left, right] = [operandOf(node.left), operandOf(node.right)];
  return comparator && left && right ? { left, comparator, right } : undefined;
}

/** How amounts are put together. */
export const signs = ['+', '-', '*', '/'] as const;
export type Sign = (typeof signs)[number];

/** An amount with the sign before it; that of the first says nothing. */
export interface Term {
  sign: Sign;
  operand: Operand;
}

/** A formula that works from the left to the right; `undefined`: it says more. */
export function readTerms(formula: string): readonly Term[] | undefined {
  const node = parseFormula(formula);
  return 'problem' in node ? undefined : termsOf(node);
}

function termsOf(node: FormulaNode): readonly Term[] | undefined {
  const alone = operandOf(node);
  if (alone) return [{ sign: '+', operand: alone }];
  const sign = node.kind === 'binary' ? signs.find((one) => one === node.operator) : undefined;
  if (node.kind !== 'binary' || !sign) return undefined;
  const [before, operand] = [termsOf(node.left), operandOf(node.right)];
  return before && operand && [...before, { sign, operand }];
}

/** Terms as a formula, which `readTerms` reads as the same ones. */
export function writtenTerms([first, ...others]: readonly Term[]): string {
  let isSum = false;
  return others.reduce(
    (before, { sign, operand }) => {
      const isProduct = sign === '*' || sign === '/';
      const left = isProduct && isSum ? `(${before})` : before;
      isSum = !isProduct;
      const right = writtenOperand(operand);
      return `${left} ${sign} ${isProduct && operand.kind === 'percent' ? `(${right})` : right}`;
    },
    first ? writtenOperand(first.operand) : '',
  );
}

function operandOf(node: FormulaNode): Operand | undefined {
  switch (node.kind) {
    case 'binary':
      return percentOf(node);
    case 'literal':
      if (typeof node.value === 'number') return { kind: 'number', value: node.value };
      if (typeof node.value !== 'string') return undefined;
      return isDay(node.value) ? { kind: 'day', day: node.value } : { kind: 'text', value: node.value };
    case 'unary': {
      const value = numberOf(node);
      return value === undefined ? undefined : { kind: 'number', value };
    }
    case 'name':
      return { kind: 'answer', name: node.name };
    case 'call':
      return callOf(node);
    default:
      return undefined;
  }
}

/** `gaji * 5 / 100` */
function percentOf({ operator, left, right }: Extract<FormulaNode, { kind: 'binary' }>): Operand | undefined {
  if (operator !== '/' || numberOf(right) !== 100 || left.kind !== 'binary' || left.operator !== '*')
    return undefined;
  const by = numberOf(left.right);
  return left.left.kind === 'name' && by !== undefined
    ? { kind: 'percent', by, of: left.left.name }
    : undefined;
}

type Call = Extract<FormulaNode, { kind: 'call' }>;

function callOf({ name, args }: Call): Operand | undefined {
  const [first, second, third] = args;
  if (name === 'today' && !first) return { kind: 'moved', by: 0, unit: 'days' };
  const unit = units.find((one) => movers[one] === name);
  if (unit && first && second && !third) return oldestOf(unit, first, second) ?? movedOf(unit, first, second);
  if (name === 'sum' && args.length > 1) {
    const names = args.flatMap((one) => (one.kind === 'name' ? [one.name] : []));
    return names.length === args.length ? { kind: 'total', names } : undefined;
  }
  if (name === 'days' && first?.kind === 'name' && second && !third) {
    if (second.kind === 'name') return { kind: 'between', from: first.name, to: second.name };
    return second.kind === 'call' && second.name === 'today'
      ? { kind: 'between', from: first.name }
      : undefined;
  }
  if (!first || second) return undefined;
  if (first.kind === 'name' && (name === 'age' || name === 'count' || name === 'code'))
    return { kind: name, name: first.name };
  if (name !== 'sum' || first.kind !== 'member' || first.object.kind !== 'name') return undefined;
  const { key, object } = first;
  return key.kind === 'literal' && typeof key.value === 'string'
    ? { kind: 'column', rows: object.name, column: key.value }
    : undefined;
}

function movedOf(unit: Unit, start: FormulaNode, count: FormulaNode): Day | undefined {
  const by = numberOf(count);
  if (by === undefined || !Number.isInteger(by) || by === 0) return undefined;
  if (start.kind === 'name') return { kind: 'moved', from: start.name, by, unit };
  const isToday = start.kind === 'call' && start.name === 'today' && start.args.length === 0;
  return isToday ? { kind: 'moved', by, unit } : undefined;
}

/** `addDays(addYears(today(), -18), 1)`: whoever was born on that day becomes 18 tomorrow. */
function oldestOf(unit: Unit, start: FormulaNode, count: FormulaNode): Day | undefined {
  const [inner] = start.kind === 'call' ? [callOf(start)] : [];
  const isLast = unit === 'days' && numberOf(count) === 1;
  if (!isLast || inner?.kind !== 'moved' || inner.from !== undefined) return undefined;
  return inner.unit === 'years' && inner.by < -1 ? { kind: 'oldest', years: -inner.by - 1 } : undefined;
}

function numberOf(node: FormulaNode): number | undefined {
  if (node.kind === 'literal') return typeof node.value === 'number' ? node.value : undefined;
  if (node.kind !== 'unary' || node.operator !== '-') return undefined;
  const inner = numberOf(node.operand);
  return inner === undefined ? undefined : -inner;
}

/** A bound of a date as it is written: a fixed day without quotation marks. */
export function writtenBound(day: Operand): string {
  return day.kind === 'day' ? day.day : writtenOperand(day);
}

/** An operand as a formula, which `readOperand` reads as the same one. */
export function writtenOperand(operand: Operand): string {
  switch (operand.kind) {
    case 'answer':
      return operand.name;
    case 'code':
    case 'age':
    case 'count':
      return `${operand.kind}(${operand.name})`;
    case 'column':
      return `sum(${operand.rows}.${operand.column})`;
    case 'total':
      return `sum(${operand.names.join(', ')})`;
    case 'percent':
      return `${operand.of} * ${operand.by} / 100`;
    case 'between':
      return `days(${operand.from}, ${operand.to ?? 'today()'})`;
    case 'number':
      return String(operand.value);
    case 'text':
      return quoted(operand.value);
    case 'day':
      return quoted(operand.day);
    case 'moved': {
      const start = operand.from ?? 'today()';
      return operand.by === 0 ? start : `${movers[operand.unit]}(${start}, ${operand.by})`;
    }
    case 'oldest':
      return `addDays(addYears(today(), ${-operand.years - 1}), 1)`;
  }
}

/** A comparison as a formula, which `readComparison` reads as the same one. */
export function writtenComparison({ left, comparator, right }: Compared): string {
  return `${writtenOperand(left)} ${comparator} ${writtenOperand(right)}`;
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, (sign) => `\\${sign}`)}'`;
}

export type DayOperand = Day | Extract<Operand, { kind: 'answer' }>;

/** In which way a day is said. */
export type Way = keyof typeof words.said.ways;

/** Where a day begins, and what a comparison of days begins with. */
export const today: Day = { kind: 'moved', by: 0, unit: 'days' };

/** Whether a value is a day that the controls say: one of these dates, or a day that they can count from. */
export function isDayIn(
  operand: Operand,
  dates: readonly { name: string }[],
): operand is Extract<Operand, Day | { kind: 'answer' }> {
  const has = (name: string): boolean => dates.some((one) => one.name === name);
  if (operand.kind === 'answer') return has(operand.name);
  if (operand.kind === 'moved') return operand.from === undefined || has(operand.from);
  return operand.kind === 'day' || operand.kind === 'oldest';
}

/** In which way a day is written. `isYoungest`: it bounds an age from below. */
export function wayOf(day: DayOperand, isYoungest: boolean): Way {
  if (day.kind === 'answer') return 'same';
  if (day.kind !== 'moved') return day.kind === 'day' ? 'fixed' : 'oldest';
  if (day.by === 0) return 'today';
  if (day.from !== undefined) return day.by < 0 ? 'before' : 'after';
  if (day.by > 0) return 'ahead';
  return isYoungest && day.unit === 'years' ? 'youngest' : 'ago';
}

/** The age of who may open an account alone, and may be changed at once. */
export const adult = 17;

/** The day that a way of saying begins with. */
export function begun(way: Way, [first]: readonly { name: string }[], isBirth: boolean): DayOperand {
  const from = first?.name ?? '';
  switch (way) {
    case 'today':
      return today;
    case 'youngest':
      return { kind: 'moved', by: -adult, unit: 'years' };
    case 'oldest':
      return { kind: 'oldest', years: 60 };
    case 'ago':
      return { kind: 'moved', by: isBirth ? -adult : -1, unit: 'years' };
    case 'ahead':
      return { kind: 'moved', by: 1, unit: 'months' };
    case 'same':
      return { kind: 'answer', name: from };
    case 'after':
      return { kind: 'moved', from, by: 1, unit: 'days' };
    case 'before':
      return { kind: 'moved', from, by: -1, unit: 'days' };
    case 'fixed':
      return { kind: 'day', day: new Date().toLocaleDateString('sv-SE') };
  }
}
