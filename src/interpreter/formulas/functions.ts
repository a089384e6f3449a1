import { isList, type Json, type Value, isCalendarDay } from '../../language';
import { codeOf, labelOf, roundHalfUp } from '../../fields/pure';
import {
  addDays,
  addMonths,
  addYears,
  dateTokens,
  daysBetween,
  formatDate,
  isDatePattern,
  monthsBetween,
  yearOf,
  yearsBetween,
} from './dates';
import { finite, Fraction, fractionOf, plus, rounded, zero, type ExactValue } from './fractions';
import {
  fixed,
  skipping,
  type FunctionRow,
  anything,
  choice,
  choiceOrChoices,
  date,
  members,
  number,
  numeric,
  printable,
  text,
  textOrChoices,
} from './functionRow';
import { floor, formatNumber, numberToWords, pmt, pv } from './numbers';
import { nodesIn, partsOf } from './nodes';
import { commonType } from './operators';
import type { Node } from './parse';
import { sameValue } from '../sameValue';
import { isEmpty, isTruthy } from './values';

/** A national identity number (NIK): six digits of a region, day of birth (of women 40 more), month, year, and four digits of a series. */
const nik = /^\d{6}(\d\d)(\d\d)(\d\d)\d{4}$/;

/** What is added to the day of birth of a woman. */
const ofWomen = 40;

/** The day of birth that an identity number contains; of two centuries the later one that is not to come. `undefined`: it says none. */
function bornBy(text: string, today: string): string | undefined {
  const [, day, month, year] = nik.exec(text) ?? [];
  if (day === undefined) return undefined;
  const date = String(Number(day) - (isWomanBy(text) === true ? ofWomen : 0)).padStart(2, '0');
  return ['20', '19']
    .map((century) => `${century}${year}-${month}-${date}`)
    .find((born) => isCalendarDay(born) && born <= today);
}

/** Whether an identity number is a woman's; `undefined` where it is no such number. */
function isWomanBy(text: string): boolean | undefined {
  const day = nik.exec(text)?.[1];
  return day === undefined ? undefined : Number(day) > ofWomen;
}

/** `if(test, then, otherwise)`: the same as `test ? then : otherwise`; only the chosen part is computed, of an empty test none. */
const choose: FunctionRow = {
  parameters: [anything, anything, anything],
  type: ([, then, otherwise]) => (then && otherwise ? commonType(then, otherwise) : 'unknown'),
  piped: true,
  compute:
    ([test, then, otherwise]) =>
    (scope) => {
      const chosen = rounded(test?.(scope));
      if (isEmpty(chosen)) return undefined;
      return isTruthy(chosen) ? then?.(scope) : otherwise?.(scope);
    },
};

/** A function that asks of an empty value, too. */
function asking(holds: (value: Value) => boolean): FunctionRow {
  return {
    parameters: [anything],
    type: () => 'boolean',
    compute:
      ([value]) =>
      (scope) =>
        holds(rounded(value?.(scope))),
  };
}

/** A plain number as a text: `'1500000'`, `'-2.5'`; a choice by its code. Anything else has none. */
function readNumber(value: number | string): number | undefined {
  if (typeof value === 'number') return value;
  const code = codeOf(value).trim();
  return /^-?\d+(\.\d+)?$/.test(code) ? finite(Number(code)) : undefined;
}

/** A part of a joined text: a choice by its label, a number with dots. */
function wordsOf(value: Value): string {
  if (typeof value === 'number') return formatNumber(value);
  return typeof value === 'string' ? labelOf(value) : '';
}

/** The sum of all that is not empty; nothing where something is no number. */
function total(parts: readonly ExactValue[]): ExactValue {
  let sum = zero;
  for (const part of parts) {
    if (!(part instanceof Fraction) && isEmpty(part)) continue;
    const one = fractionOf(part);
    if (!one) return undefined;
    sum = plus(sum, one);
  }
  return sum;
}

/** Every function of the language: what it takes, what it gives, what it does. */
export const functions = {
  sum: {
    parameters: [],
    rest: number,
    type: () => 'number',
    overRows: 'spread',
    compute: (args) => (scope) => total(args.map((arg) => arg(scope))),
  },
  // Of nothing there is no smallest or largest: ±Infinity becomes empty.
  min: {
    ...skipping(number, 'number', (numbers) => finite(Math.min(...numbers))),
    overRows: 'spread',
  },
  max: {
    ...skipping(number, 'number', (numbers) => finite(Math.max(...numbers))),
    overRows: 'spread',
  },
  round: fixed([number], 'number', ([amount]) => roundHalfUp(amount)),
  floor: fixed([number], 'number', ([amount]) => floor(amount)),
  if: choose,
  code: fixed([choice], 'text', ([stored]) => codeOf(stored)),
  label: fixed([choiceOrChoices], 'text', ([stored]) =>
    typeof stored === 'string'
      ? labelOf(stored)
      : stored.flatMap((one) => (typeof one === 'string' ? [labelOf(one)] : [])).join(', '),
  ),
  isEmpty: asking(isEmpty),
  given: asking((value) => !isEmpty(value)),
  number: fixed([numeric], 'number', ([value]) => readNumber(value)),
  length: fixed([text], 'number', ([words]) => [...words].length),
  upper: fixed([text], 'text', ([words]) => words.toUpperCase()),
  lower: fixed([text], 'text', ([words]) => words.toLowerCase()),
  concat: skipping(printable, 'text', (parts) => parts.join('')),
  terbilang: fixed([number], 'text', ([amount]) => numberToWords(amount)),
  formatNumber: fixed([number], 'text', ([amount]) => formatNumber(amount)),
  addYears: fixed([date, number], 'date', ([day, years]) => addYears(day, years)),
  addMonths: fixed([date, number], 'date', ([day, months]) => addMonths(day, months)),
  addDays: fixed([date, number], 'date', ([day, days]) => addDays(day, days)),
  years: fixed([date, date], 'number', ([from, to]) => yearsBetween(from, to)),
  months: fixed([date, date], 'number', ([from, to]) => monthsBetween(from, to)),
  days: fixed([date, date], 'number', ([from, to]) => daysBetween(from, to)),
  age: {
    ...fixed([date], 'number', ([born], { today }) => yearsBetween(born, today)),
    readsToday: true,
  },
  nikBirthDate: {
    ...fixed([text], 'date', ([number], { today }) => bornBy(number, today)),
    readsToday: true,
    sample: '3273010101900001',
  },
  nikIsFemale: {
    ...fixed([text], 'boolean', ([number]) => isWomanBy(number)),
    sample: '3273014101900001',
  },
  digits: fixed([text], 'text', ([written]) => written.replace(/\D/g, '')),
  // A number of Indonesia has its country's code, however it is written; its mobile ones begin with 8.
  phone: fixed([text], 'text', ([number]) =>
    number
      .replace(/\D/g, '')
      .replace(/^(?:(?:00)?620?|0(?!0)|(?=8))/, '62')
      .replace(/^(?:00)?(?=\d)/, '+'),
  ),
  formatDate: {
    ...fixed([date, text], 'text', ([day, pattern]) => formatDate(day, pattern)),
    check: ([, pattern]) =>
      pattern?.kind === 'literal' && typeof pattern.value === 'string' && !isDatePattern(pattern.value)
        ? {
            code: 'formula',
            received: pattern.text,
            expected: `pola tanggal dari ${dateTokens.join(', ')}`,
            hint: "Huruf besar dan kecil berbeda: 'dd/MM/yyyy'.",
          }
        : undefined,
  },
  today: { ...fixed([], 'date', (_, { today }) => today), readsToday: true },
  year: fixed([date], 'number', ([day]) => yearOf(day)),
  pmt: fixed([number, number, number], 'number', ([rate, months, loan]) => pmt(rate, months, loan)),
  pv: fixed([number, number, number], 'number', ([rate, months, amount]) => pv(rate, months, amount)),
  answers: {
    parameters: [],
    rest: text,
    type: () => 'unknown',
    onlyInBody: true,
    // Without a stage all are meant, so an empty stage must not pass for none.
    compute: (args) => (scope) => {
      const stages = args.flatMap((arg) => {
        const stage = text.read(rounded(arg(scope)));
        return stage === undefined || stage === '' ? [] : [stage];
      });
      return stages.length === args.length ? scope.answers?.(stages) : undefined;
    },
  },
  // What is not empty is not `undefined`, and so has a JSON text.
  json: fixed([anything], 'text', ([value]) => JSON.stringify(value as Json)),
  // Of an empty list there are none, which is a number.
  count: {
    parameters: [members],
    type: () => 'number',
    compute:
      ([list]) =>
      (scope) =>
        members.read(rounded(list?.(scope)))?.length ?? 0,
  },
  // No ticks contain nothing, as their count is 0; of an empty text nothing is known.
  contains: {
    parameters: [textOrChoices, text],
    type: () => 'boolean',
    compute:
      ([whole, part], [asked]) =>
      (scope) => {
        const [held, wanted] = [rounded(whole?.(scope)), rounded(part?.(scope))].map(textOrChoices.read);
        if (typeof wanted !== 'string' || wanted === '') return undefined;
        if (held === undefined || isEmpty(held)) return asked?.type === 'choices' ? false : undefined;
        return typeof held === 'string'
          ? held.includes(wanted)
          : held.some((one) => typeof one === 'string' && codeOf(one) === codeOf(wanted));
      },
  },
  // Of ticks it is the sum, which for none is a number, as their count is.
  score: {
    parameters: [{ ...anything, words: 'pertanyaan' }],
    type: () => 'number',
    check: ([asked]) =>
      asked?.scores
        ? undefined
        : {
            code: 'formula',
            received: asked?.text ?? '',
            expected: 'nama pertanyaan yang pilihannya mempunyai "score"',
            hint: 'Tulis "score" pada pilihan-pilihannya: { "value": "1|Rendah", "score": 1 }.',
          },
    compute: ([answer], [asked]) => {
      const scoreOf = (one: Json): Value =>
        typeof one === 'string' ? asked?.scores?.get(codeOf(one)) : undefined;
      return (scope) => {
        const chosen = rounded(answer?.(scope));
        if (asked?.type === 'choices') return total(isList(chosen) ? chosen.map(scoreOf) : []);
        return scoreOf(chosen ?? null);
      };
    },
  },
  join: {
    parameters: [anything, text],
    type: () => 'text',
    overRows: 'spread',
    compute: (args) => (scope) => {
      const separator = text.read(rounded(args.at(-1)?.(scope))) ?? '';
      const parts = args.slice(0, -1).flatMap((part): readonly Value[] => {
        const value = rounded(part(scope));
        return isList(value) ? value : [value];
      });
      const filled = parts.filter((part) => !isEmpty(part));
      return filled.length > 0 ? filled.map(wordsOf).join(separator) : undefined;
    },
  },
  // The rows are gone through where the formula is built; outside of them there is nothing to ask.
  every: {
    parameters: [anything],
    type: () => 'boolean',
    overRows: 'every',
    compute: () => () => undefined,
  },
  some: { parameters: [anything], type: () => 'boolean', overRows: 'some', compute: () => () => undefined },
  // What is empty is like nothing, not even like another empty one.
  unique: {
    parameters: [],
    rest: anything,
    type: () => 'boolean',
    overRows: 'spread',
    compute: (args) => (scope) => {
      const given = args.map((arg) => rounded(arg(scope))).filter((value) => !isEmpty(value));
      return given.every((value, place) => given.findIndex((one) => sameValue(one, value)) === place);
    },
  },
} satisfies Record<string, FunctionRow>;

type FunctionName = keyof typeof functions;

// Object.keys gives the names of the table.
export const functionNames = Object.keys(functions) as readonly FunctionName[];

/** Whether a function of that name exists. */
export function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(functions, name);
}

/** What the language knows of the function that a part of a formula calls. */
const rowOf = (node: Node): FunctionRow | undefined =>
  node.kind === 'call' && isFunction(node.name) ? functions[node.name] : undefined;

/** The names of which none may be empty lest a part of a formula is empty, as far as they show in it. */
export function neededBy(node: Node): readonly string[] {
  if (node.kind === 'name') return [node.name];
  if (node.kind === 'member') return [];
  const isLogical = node.kind === 'binary' && (node.operator === '&&' || node.operator === '||');
  if (node.kind === 'call' && node.name === 'if') return node.args.slice(0, 1).flatMap(neededBy);
  if (isLogical || (node.kind === 'call' && !rowOf(node)?.needsAll)) return [];
  return partsOf(node).flatMap(neededBy);
}

/** Whether the result of some part of formulas changes with the day. */
export function readsToday(nodes: readonly Node[]): boolean {
  return [...nodesIn(nodes)].some((node) => rowOf(node)?.readsToday === true);
}

/** The values that stand in formulas, and texts that their functions read. */
export function valuesIn(nodes: readonly Node[]): Value[] {
  return [...nodesIn(nodes)].flatMap((node) =>
    node.kind === 'literal' ? [node.value] : (rowOf(node)?.sample ?? []),
  );
}

/** `addMonths(tanggal, angka)`: how the function is called, for reports. */
export function signature(name: FunctionName): string {
  const row: FunctionRow = functions[name];
  const rest = row.rest ? [row.rest.words, '…'] : [];
  return `${name}(${[...row.parameters.map(({ words }) => words), ...rest].join(', ')})`;
}
