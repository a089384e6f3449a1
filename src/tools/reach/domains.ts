import {
  addDays,
  addMonths,
  codeOf,
  firstSlots,
  formatOf,
  isList,
  lengthsOf,
  readEntry,
  type CompiledField,
  type CompiledOption,
  type Value,
} from '../../interpreter';
import { belowZero } from '../../fields/common/fieldTypeRow';

/** What an answer can be. */
export interface Domain {
  /** One value of each kind that the form's conditions distinguish, the empty one last; choices by their codes. */
  values: readonly Value[];
  /** Codes of choices that no condition distinguishes: one of them stands for all. */
  alike: readonly string[];
  /** Whether no kind is left out; otherwise nothing is proven impossible by it. */
  whole: boolean;
}

/** What decides about an answer's domain besides its field. */
export interface DomainFacts {
  /** Every literal that it is compared with, and the codes of choices that it is compared with. */
  mentioned: readonly Value[];
  /** How many answers are compared with one another, it included. */
  compared: number;
  /** Something other than the visitor may write it. */
  written: boolean;
  min: Value;
  max: Value;
  /** The first and the last day that a visitor can give, where that is known. */
  years?: Readonly<Record<'first' | 'last', string>>;
}

/** Stands for a value that no definition compares with; what goes on behind it distinguishes several of them. */
export const anyOther = '\u2026';
/** So many answers that are compared with one another can be all different. */
const mostDifferent = 4;
/** Choices of which all sets are looked at. */
const mostCombined = 10;

/** Choices of which all sets are looked at where a formula counts them. */
const mostCounted = 6;

/** Whether a value stands for any other than those that conditions compare with. */
export function isAnyOther(value: Value): boolean {
  return typeof value === 'string' && value.startsWith(anyOther);
}

/** The one table of sample values per field type. `undefined`: not known, such as where a file will lie. */
export function domainOf(field: CompiledField, facts: DomainFacts): Domain | undefined {
  const { row, listed } = field;
  const { mentioned, written } = facts;
  const texts = mentioned.filter((one) => typeof one === 'string').filter((one) => one !== '');
  const domain = (filled: readonly Value[], alike: readonly string[] = []): Domain => {
    const values = [...new Set(filled), ...(filled.includes(row.empty) ? [] : [row.empty])];
    return { values, alike, whole: listed !== undefined || facts.compared <= mostDifferent };
  };
  // Where a branch or a file will lie is known at run time alone.
  const otherOnly = (): Domain | undefined => (texts.length > 0 ? undefined : domain([anyOther]));
  switch (row.input) {
    case 'choice': {
      if (field.branches) return otherOnly();
      if (!listed) return domain([...texts.map(codeOf), ...others(facts)]);
      const [distinct, alike] = splitDistinct(listed, texts);
      return domain(distinct, alike);
    }
    case 'choices': {
      if (!listed) return undefined;
      // One that stands alone is distinguished from all others.
      const alone = listed.flatMap(({ code, exclusive }) => (exclusive ? [code] : []));
      const may = (ticked: readonly string[]): boolean =>
        ticked.length < 2 || !ticked.some((code) => alone.includes(code));
      const [distinct, alike] = splitDistinct(listed, [...texts, ...alone]);
      const codes = [...distinct, ...alike.slice(0, alikeNeeded(mentioned, distinct.length))];
      const every = listed.flatMap(({ code, exclusive }) => (exclusive ? [] : [code]));
      if (codes.length <= mostCombined) return domain([every, ...subsetsOf(codes)].filter(may));
      const some = [
        ...codes.map((code) => [code]),
        ...codes.map((code) => codes.filter((one) => one !== code && every.includes(one))),
      ];
      return { ...domain([every, ...some]), whole: false };
    }
    case 'tick':
      return domain([true]);
    case 'number':
      // A visitor cannot write a minus where the bounds let nothing below zero.
      return domain(
        numbersOf(facts, row.decimals === true || written).filter(
          (one) => written || belowZero(field.definition) || typeof one !== 'number' || one >= 0,
        ),
      );
    case 'day':
      return domain(daysOf(texts, facts, daysAround, [...daysAround('2000-01-01'), '2000-02-01']));
    case 'month':
      return domain(daysOf(texts, facts, monthsAround, monthsAround('2000-01')));
    case 'text':
      return domain([...others(facts), ...texts.filter((text) => written || canBeTyped(field, text))]);
    case 'files':
    case 'code':
      return otherOnly();
    case 'rows':
      return { ...domain(rowCounts(field, facts).map(firstSlots)), whole: false };
  }
}

/** No row, one and two, the fewest that there must be, and all that a formula may ask for, as far as there may be so many. */
function rowCounts({ places }: CompiledField, { min, max, mentioned }: DomainFacts): number[] {
  const fewest = typeof min === 'number' ? min : 0;
  const most = typeof max === 'number' ? max : Infinity;
  const all = Math.max(...places.map((place) => place.fewest ?? 0), 0);
  const counted = mentioned
    .filter((one) => typeof one === 'number')
    .flatMap((one) => [one, one - 1, one + 1]);
  return [...new Set([2, 1, 0, fewest, all, ...counted])].filter((count) => count >= fewest && count <= most);
}

/** As many values that are not mentioned as there are answers that are compared with one another. */
function others({ compared }: DomainFacts): string[] {
  return Array.from({ length: Math.min(compared, mostDifferent) }, (_, at) => `${anyOther}${at || ''}`);
}

/** The codes that conditions and formulas distinguish, by what they say or by what they are compared with, and the others. */
function splitDistinct(listed: readonly CompiledOption[], mentioned: readonly Value[]): [string[], string[]] {
  const distinct = listed.filter((option) => isDistinct(option, mentioned));
  return [
    distinct.map(({ code }) => code),
    listed.filter((option) => !distinct.includes(option)).map(({ code }) => code),
  ];
}

/** How many of the choices that nothing distinguishes are needed so that as many can be chosen as a formula asks for, and one more. */
function alikeNeeded(mentioned: readonly Value[], distinctCount: number): number {
  const counts = mentioned.filter((one) => typeof one === 'number');
  return Math.max(1, Math.min(Math.max(...counts) + 1, mostCounted - distinctCount));
}

/** Whether a choice has a condition or a score, or is compared with by its code, or by a part of it. */
export function isDistinct(
  { code, visibleWhen, score }: Pick<CompiledOption, 'code' | 'visibleWhen' | 'score'>,
  mentioned: readonly Value[],
): boolean {
  if (visibleWhen !== undefined || score !== undefined) return true;
  return mentioned.some((one) => typeof one === 'string' && one !== '' && code.includes(codeOf(one)));
}

function subsetsOf(codes: readonly string[]): string[][] {
  return codes.reduce<string[][]>((sets, one) => [...sets, ...sets.map((set) => [...set, one])], [[]]);
}

/** Each number that matters, its neighbours, the bounds, and what lies between two numbers where there are parts of one. */
function numbersOf({ mentioned, compared, min, max }: DomainFacts, parts: boolean): Value[] {
  const isNumber = (one: Value): one is number => typeof one === 'number';
  const numbers = mentioned.filter(isNumber);
  if (numbers.length === 0 && compared === 1) return [anyOther];
  const near = numbers.flatMap((one) => [one, one - 1, one + 1]);
  const bounds = [min, max].filter(isNumber);
  const room = numbers.length === 0 ? [0, 1, 2, 3] : [];
  const ranked = [...numbers, ...bounds].sort((a, b) => a - b);
  const between = parts ? ranked.slice(1).map((one, at) => (one + (ranked[at] ?? one)) / 2) : [];
  return [...near, ...between, ...bounds, ...room];
}

/** Each day, or month, that matters, its neighbours and the bounds; some others where answers are only compared with one another. */
function daysOf(
  mentioned: readonly string[],
  { compared, min, max, years }: DomainFacts,
  around: (text: string) => string[],
  others: readonly string[],
): Value[] {
  const isOffered = (day: string): boolean =>
    !years || (day >= years.first.slice(0, day.length) && day <= years.last.slice(0, day.length));
  const days = mentioned.flatMap(around).filter(isOffered);
  if (days.length === 0 && compared === 1) return [anyOther];
  const room = days.length === 0 ? others : [];
  return [...days, ...[min, max].filter((one) => typeof one === 'string' && one !== ''), ...room];
}

const daysAround = (day: string): string[] => [0, -1, 1].flatMap((by) => addDays(day, by) ?? []);

const monthsAround = (month: string): string[] =>
  [0, -1, 1].flatMap((by) => addMonths(`${month}-01`, by)?.slice(0, 7) ?? []);

/** Whether a field leaves a typed text as it is; a rule with conditions lets everything through. */
function canBeTyped({ row, rule, definition }: CompiledField, text: string): boolean {
  return readEntry(row, definition, 'constant' in rule ? rule.constant : undefined, text)?.value === text;
}

/** Whether a value lies within bounds and lengths; one that stands for any other does. */
export function fits(
  { row, schema, definition }: CompiledField,
  value: Value,
  min: Value,
  max: Value,
): boolean {
  if (isAnyOther(value)) return true;
  // That more must be chosen is no matter of what conditions distinguish: others can be chosen beside them.
  if (row.input === 'choices')
    return !isList(value) || value.length <= (lengthsOf(definition).most ?? Infinity);
  if (typeof value === 'string' && row.input !== 'day' && row.input !== 'month') {
    const format = formatOf(definition);
    if (format) return value === '' || format.complete(value) === value;
    const { least = 0, most = Infinity } = schema;
    const length = [...value].length;
    return length === 0 || (length >= least && length <= most);
  }
  return !isBeyond(min, value) && !isBeyond(value, max);
}

function isBeyond(one: Value, other: Value): boolean {
  return isRanked(one) && isRanked(other) && one > other;
}

function isRanked(value: Value): value is number | string {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

/** Whether a choice, or a list of them, has this code. */
export function hasCode(value: Value, code: string): boolean {
  const list: readonly Value[] = Array.isArray(value) ? value : [value];
  return list.some((one) => typeof one === 'string' && codeOf(one) === code);
}
