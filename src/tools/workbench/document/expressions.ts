import { type FormulaNode, isDay, type OperatorName, parseFormula, partsOf } from '../../../interpreter';
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

/** How two operands are compared, and how a formula writes that. */
export const comparators = {
  equals: '==',
  notEquals: '!=',
  lessThan: '<',
  atMost: '<=',
  greaterThan: '>',
  atLeast: '>=',
} as const satisfies Partial<Record<OperatorName, string>>;
export type Comparator = keyof typeof comparators;

/** Whether a formula can compare so. */
export const isComparator = (operator: string): operator is Comparator =>
  Object.hasOwn(comparators, operator);

/** Two operands and what must hold between them. */
export interface Compared {
  left: Operand;
  operator: Comparator;
  right: Operand;
}

/** What an operand holds, as it stands in a formula. */
const identifier = '[A-Za-z_$][\\w$]*';
const slots: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['name', 'rows', 'column', 'of', 'from', 'to'].map((one) => [one, identifier])),
  names: `${identifier}(?:, ${identifier})+`,
  by: '-?[\\d.e+-]+',
  whole: '-?[1-9]\\d*',
  before: '-(?:[2-9]|[1-9]\\d+)',
};
const slot = new RegExp(`\\b(?:${Object.keys(slots).join('|')})\\b`, 'g');

/** How an operand is written, and what it holds whenever it is written so. */
interface Shape {
  kind: Operand['kind'];
  formula: string;
  fixed?: Readonly<Record<string, unknown>>;
}

const written: readonly Shape[] = [
  { kind: 'answer', formula: 'name' },
  { kind: 'code', formula: 'code(name)' },
  { kind: 'age', formula: 'age(name)' },
  { kind: 'count', formula: 'count(name)' },
  { kind: 'column', formula: 'sum(rows.column)' },
  { kind: 'total', formula: 'sum(names)' },
  { kind: 'percent', formula: 'of * by / 100' },
  { kind: 'between', formula: 'days(from, to)' },
  { kind: 'between', formula: 'days(from, today())' },
  // Who was born on that day is a year older tomorrow.
  { kind: 'oldest', formula: 'addDays(addYears(today(), before), 1)' },
  { kind: 'moved', formula: 'today()', fixed: { by: 0, unit: 'days' } },
  ...Object.entries({ years: 'addYears', months: 'addMonths', days: 'addDays' }).flatMap(([unit, move]) =>
    ['from', 'today()'].map((start): Shape => ({
      ...{ kind: 'moved', formula: `${move}(${start}, whole)`, fixed: { unit } },
    })),
  ),
];

const shapes = written.map((shape) => {
  const node = parseFormula(shape.formula);
  const text = 'problem' in node ? '' : plain(node).replace(/[()*/+.]/g, '\\$&');
  return { ...shape, pattern: new RegExp(`^${text.replace(slot, (one) => `(?<${one}>${slots[one]})`)}$`) };
});

/** A formula with every operator before its operands: one text for all its spellings. */
function plain(node: FormulaNode): string {
  const value = numberOf(node) ?? (node.kind === 'literal' ? node.value : undefined);
  if (typeof value === 'number' || typeof value === 'string') return JSON.stringify(value);
  if (node.kind === 'name') return node.name;
  const head = 'operator' in node ? node.operator : 'name' in node ? node.name : node.kind;
  return `${head}(${partsOf(node).map(plain).join(', ')})`;
}

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
  const operator = Object.keys(comparators)
    .filter(isComparator)
    .find((one) => comparators[one] === node.operator);
  const [left, right] = [operandOf(node.left), operandOf(node.right)];
  return operator && left && right ? { left, operator, right } : undefined;
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
  const value = numberOf(node) ?? (node.kind === 'literal' ? node.value : undefined);
  if (typeof value === 'number') return { kind: 'number', value };
  if (typeof value === 'string') return isDay(value) ? { kind: 'day', day: value } : { kind: 'text', value };
  const text = plain(node);
  const shape = shapes.find(({ pattern }) => pattern.test(text));
  const { names, by, whole = by, before, ...own } = shape?.pattern.exec(text)?.groups ?? {};
  const held = {
    ...own,
    ...(names !== undefined && { names: names.split(', ') }),
    ...(whole !== undefined && { by: Number(whole) }),
    ...(before !== undefined && { years: -Number(before) - 1 }),
  };
  // What a shape has slots for is what an operand of its kind holds.
  return shape && ({ kind: shape.kind, ...shape.fixed, ...held } as Operand);
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
  if (operand.kind === 'number') return String(operand.value);
  if (operand.kind === 'text' || operand.kind === 'day')
    return quoted(operand.kind === 'day' ? operand.day : operand.value);
  const held: Readonly<Record<string, unknown>> = {
    ...operand,
    ...('by' in operand && { whole: operand.by }),
    ...('names' in operand && { names: operand.names.join(', ') }),
    ...('years' in operand && { before: -operand.years - 1 }),
  };
  const { formula = '' } =
    shapes.find(
      ({ kind, fixed = {}, formula: one }) =>
        kind === operand.kind &&
        Object.entries(fixed).every(([key, value]) => held[key] === value) &&
        (one.match(slot) ?? []).every((key) => held[key] !== undefined),
    ) ?? {};
  return formula.replace(slot, (key) => String(held[key]));
}

/** A comparison as a formula, which `readComparison` reads as the same one. */
export function writtenComparison({ left, operator, right }: Compared): string {
  return `${writtenOperand(left)} ${comparators[operator]} ${writtenOperand(right)}`;
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

/** A day so many units after (before: negative) today or the answer of a date. */
export const movedDay = (by: number, unit: Unit, from?: string): Day => ({
  ...{ kind: 'moved', by, unit },
  ...(from !== undefined && { from }),
});

/** The day that a way of saying begins with; `from` is the first date of the form. */
export const begun: Readonly<Record<Way, (from: string, isBirth: boolean) => DayOperand>> = {
  today: () => today,
  youngest: () => movedDay(-adult, 'years'),
  oldest: () => ({ kind: 'oldest', years: 60 }),
  ago: (_, isBirth) => movedDay(isBirth ? -adult : -1, 'years'),
  ahead: () => movedDay(1, 'months'),
  same: (name) => ({ kind: 'answer', name }),
  after: (from) => movedDay(1, 'days', from),
  before: (from) => movedDay(-1, 'days', from),
  fixed: () => ({ kind: 'day', day: new Date().toLocaleDateString('sv-SE') }),
};
