import { CannotSay } from './note';
import type { Named, Scope } from './question';
import { levels, type XPathNode, type Operator } from './xpath';

type Call = Extract<XPathNode, { is: 'call' }>;

/** A text as a formula writes it. */
export const quoted = (text: string): string => `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`;

/** The named thing that an expression reads. Throws `CannotSay` where the product has no such answer. */
function namedOf(name: string, scope: Scope): Named {
  const named = scope.find(name);
  if (!named || named.lost) throw new CannotSay(`membaca "${name}", yang tidak terbawa`);
  if (named.kind === 'nothing' || named.kind === 'file')
    throw new CannotSay(`membaca "${name}", yang bukan jawaban`);
  return named;
}

/** The answer that an expression is, or undefined for any other expression. */
export function answerOf(expression: XPathNode, scope: Scope): Named | undefined {
  if (expression.is === 'self') return scope.self;
  return expression.is === 'answer' ? namedOf(expression.name, scope) : undefined;
}

/** An answer as a formula reads it: by its name in its own rows, as `rows.name` from outside within a function over rows. */
function reading(named: Named, scope: Scope, over: boolean): string {
  if (named.rows === undefined || named.rows === scope.rows) return named.formName;
  if (!over) throw new CannotSay(`membaca "${named.sheetName}" satu baris dari luar barisnya`);
  return `${named.rows}.${named.formName}`;
}

const isDate = (expression: XPathNode, scope: Scope): boolean => {
  if (expression.is === 'call') {
    if (['today', 'now', 'date', 'date-time'].includes(expression.name)) return true;
    return expression.name === 'decimal-date-time' && expression.args[0] !== undefined;
  }
  if (expression.is === 'answer') return scope.find(expression.name)?.kind === 'date';
  return expression.is === 'self' && scope.self?.kind === 'date';
};

/** The operators that a formula writes otherwise than XPath. */
const symbols: Partial<Readonly<Record<Operator, string>>> = {
  or: '||',
  and: '&&',
  '=': '==',
  div: '/',
  mod: '%',
};

const symbolOf = (operator: Operator): string => symbols[operator] ?? operator;

/** How strongly an operator binds: those of sizes and sums as 4 and more. */
const strengthOf = (operator: Operator): number => levels.findIndex((level) => level.includes(operator)) + 1;

/** An operand, in parentheses where the formula would read it otherwise. */
function operand(expression: XPathNode, scope: Scope, level: number, right: boolean): string {
  const text = valueOf(expression, scope);
  if (expression.is === 'negative') return `(${text})`;
  if (expression.is !== 'binary') return text;
  const own = strengthOf(expression.operator);
  return own < level || (right && own === level) ? `(${text})` : text;
}

/** A choice counts by its code; in sums and comparisons of size, by the number that its code is. */
function valueOf(expression: XPathNode, scope: Scope, asNumber = false): string {
  const named = answerOf(expression, scope);
  if (named?.kind === 'one') {
    const read = reading(named, scope, false);
    return asNumber ? `number(${read})` : `code(${read})`;
  }
  return formulaOf(expression, scope);
}

function equality({ operator, left, right }: Extract<XPathNode, { is: 'binary' }>, scope: Scope): string {
  const [answer, other] =
    answerOf(right, scope) && right.is !== 'self' && left.is !== 'answer' ? [right, left] : [left, right];
  const named = answerOf(answer, scope);
  const negated = operator === '!=';
  if (named && other.is === 'text') {
    const read = reading(named, scope, false);
    if (other.value === '') return negated ? `!isEmpty(${read})` : `isEmpty(${read})`;
    if (named.kind === 'many') {
      scope.bent(`"${named.sheetName} = ${other.value}" berarti: ${other.value} dicentang`);
      return `${negated ? '!' : ''}contains(${read}, ${quoted(other.value)})`;
    }
    if (named.kind === 'tick') return negated ? `!${read}` : read;
  }
  // XPath calls an empty answer another one than any value.
  if (named && negated) scope.bent(`"${named.sheetName} != …" tidak terpenuhi selama jawaban itu kosong`);
  if (named?.kind === 'number' && other.is === 'text')
    return `${reading(named, scope, false)} ${symbolOf(operator)} ${numberIn(other.value)}`;
  if (named?.kind === 'one' && other.is === 'number') {
    return `${valueOf(answer, scope)} ${symbolOf(operator)} ${quoted(String(other.value))}`;
  }
  return `${operand(left, scope, 3, false)} ${symbolOf(operator)} ${operand(right, scope, 3, true)}`;
}

function numberIn(text: string): number {
  const number = Number(text);
  if (Number.isNaN(number)) throw new CannotSay(`membandingkan bilangan dengan teks '${text}'`);
  return number;
}

/** Days between two dates, by years or months where they are divided by the days of one. */
function spanOf(
  { operator, left, right }: Extract<XPathNode, { is: 'binary' }>,
  scope: Scope,
): string | undefined {
  if (operator === 'div' && right.is === 'number' && left.is === 'binary' && left.operator === '-') {
    const unit = spanUnits.find(({ days }) => days.includes(right.value));
    if (!unit || !isDate(left.left, scope) || !isDate(left.right, scope)) return undefined;
    scope.bent(`Hari dibagi ${String(right.value)} dihitung menurut kalender, dengan ${unit.name}()`);
    return `${unit.name}(${formulaOf(left.right, scope)}, ${formulaOf(left.left, scope)})`;
  }
  if (!isDate(left, scope)) return undefined;
  if (operator === '-' && isDate(right, scope))
    return `days(${formulaOf(right, scope)}, ${formulaOf(left, scope)})`;
  if (operator === '+') return `addDays(${formulaOf(left, scope)}, ${formulaOf(right, scope)})`;
  if (operator === '-')
    return `addDays(${formulaOf(left, scope)}, ${formulaOf({ is: 'negative', of: right }, scope)})`;
  return undefined;
}

const spanUnits: readonly { name: string; days: readonly number[] }[] = [
  { name: 'years', days: [365, 365.2, 365.24, 365.2425, 365.25] },
  { name: 'months', days: [30, 30.4, 30.42, 30.436, 30.4375, 30.5] },
];

function binary(expression: Extract<XPathNode, { is: 'binary' }>, scope: Scope): string {
  const { operator, left, right } = expression;
  if (operator === '=' || operator === '!=') return equality(expression, scope);
  const span = spanOf(expression, scope);
  if (span !== undefined) return span;
  const level = strengthOf(operator);
  const asNumber = level >= 4;
  const sides = [left, right].map((side, index) => {
    const named = answerOf(side, scope);
    return asNumber && named?.kind === 'one'
      ? valueOf(side, scope, true)
      : operand(side, scope, level, index === 1);
  });
  return sides.join(` ${symbolOf(operator)} `);
}

type Say = (args: readonly XPathNode[], scope: Scope) => string;

const say =
  (name: string): Say =>
  (args, scope) =>
    `${name}(${args.map((arg) => valueOf(arg, scope)).join(', ')})`;

/** A function over the answers of rows, or over plain values. */
const overRows =
  (name: string): Say =>
  (args, scope) => {
    const read = args.map((arg) => {
      const named = answerOf(arg, scope);
      return named && named.kind !== 'one' ? reading(named, scope, true) : valueOf(arg, scope);
    });
    return `${name}(${read.join(', ')})`;
  };

const first = (args: readonly XPathNode[]): XPathNode => args[0] ?? { is: 'text', value: '' };

const chosen: Say = ([list, code], scope) => {
  const named = list && answerOf(list, scope);
  if (!named || !code || code.is !== 'text')
    throw new CannotSay('selected() atas sesuatu yang bukan jawaban dan kode');
  const read = reading(named, scope, false);
  return named.kind === 'many'
    ? `contains(${read}, ${quoted(code.value)})`
    : `code(${read}) == ${quoted(code.value)}`;
};

/** Signs of XLSForm's dates, as our `formatDate` writes them. */
const dateSigns: Readonly<Record<string, string>> = {
  '%Y': 'yyyy',
  '%y': 'yy',
  '%m': 'MM',
  '%n': 'M',
  '%d': 'dd',
  '%e': 'd',
};

const dated: Say = ([date, pattern], scope) => {
  if (!date || pattern?.is !== 'text') throw new CannotSay('format-date() tanpa pola yang tertulis');
  const ours = pattern.value.replace(/%./g, (sign) => {
    const known = dateSigns[sign];
    if (known === undefined) throw new CannotSay(`pola tanggal ${sign}`);
    return known;
  });
  return `formatDate(${formulaOf(date, scope)}, ${quoted(ours)})`;
};

const rounded: Say = ([number, digits], scope) => {
  const value = formulaOf(number ?? { is: 'number', value: 0 }, scope);
  if (!digits || (digits.is === 'number' && digits.value === 0)) return `round(${value})`;
  if (digits.is !== 'number' || digits.value < 0)
    throw new CannotSay('round() dengan banyaknya angka yang dihitung');
  const factor = String(10 ** digits.value);
  return `round((${value}) * ${factor}) / ${factor}`;
};

/** What each function of XLSForm is in the language of definitions. Functions that are not here cannot be said. */
const functions: Readonly<Record<string, Say>> = {
  not: (args, scope) => {
    const inside = formulaOf(first(args), scope);
    return /^[\w.]+(?:\([^()]*\))?$/.test(inside) ? `!${inside}` : `!(${inside})`;
  },
  true: () => 'true',
  false: () => 'false',
  boolean: (args, scope) => formulaOf(first(args), scope),
  once: (args, scope) => formulaOf(first(args), scope),
  string: say('concat'),
  number: say('number'),
  concat: say('concat'),
  if: (args, scope) => `if(${args.map((arg) => formulaOf(arg, scope)).join(', ')})`,
  coalesce: ([one, other], scope) => {
    if (!one || !other) throw new CannotSay('coalesce() tanpa dua nilai');
    const text = formulaOf(one, scope);
    return `if(isEmpty(${text}), ${formulaOf(other, scope)}, ${text})`;
  },
  int: say('floor'),
  floor: say('floor'),
  round: rounded,
  sum: overRows('sum'),
  min: overRows('min'),
  max: overRows('max'),
  count: overRows('count'),
  'count-selected': overRows('count'),
  join: ([between, list], scope) => {
    const named = list && answerOf(list, scope);
    if (!named || !between) throw new CannotSay('join() atas sesuatu yang bukan jawaban baris');
    return `join(${reading(named, scope, true)}, ${formulaOf(between, scope)})`;
  },
  selected: chosen,
  today: () => 'today()',
  now: (_, scope) => {
    scope.bent('now() menjadi today(): hari, tanpa jam');
    return 'today()';
  },
  date: (args, scope) => formulaOf(first(args), scope),
  'date-time': (args, scope) => formulaOf(first(args), scope),
  'decimal-date-time': (args, scope) => formulaOf(first(args), scope),
  'format-date': dated,
  'difference-in-months': say('months'),
  'jr:choice-name': ([choice], scope) => {
    const named = choice && answerOf(choice, scope);
    if (!named) throw new CannotSay('jr:choice-name() atas sesuatu yang bukan jawaban');
    return `label(${reading(named, scope, false)})`;
  },
};

function call({ name, args }: Call, scope: Scope): string {
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!known) throw new CannotSay(`fungsi ${name}()`);
  return known(args, scope);
}

/**
 * An expression of XLSForm as a formula of a definition. Throws `CannotSay` on what no formula says.
 * Choices count by their codes; days divided by the days of a year or month are years and months.
 */
export function formulaOf(expression: XPathNode, scope: Scope): string {
  switch (expression.is) {
    case 'number':
      return String(expression.value);
    case 'text':
      return quoted(expression.value);
    case 'self':
    case 'answer': {
      const named = answerOf(expression, scope);
      if (!named) throw new CannotSay('"." di tempat yang bukan pertanyaan');
      return reading(named, scope, false);
    }
    case 'column': {
      const value = scope.columns?.get(expression.name);
      if (value === undefined) throw new CannotSay(`kata "${expression.name}" tanpa \${…}`);
      return quoted(value);
    }
    case 'negative':
      return `-${operand(expression.of, scope, 7, false)}`;
    case 'binary':
      return binary(expression, scope);
    case 'call':
      return call(expression, scope);
  }
}
