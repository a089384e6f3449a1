import {
  isEmpty,
  isList,
  operatorOf,
  oppositeOf,
  parseFormula,
  rowAnswer,
  titleOf,
  type Comparison,
  type CompiledForm,
  type Expression,
  type FormulaNode,
  type OperatorName,
  type Value,
} from '../../interpreter';
import { operatorWords } from '../schema/words/conditions';
import { dayWords, numberWords } from './plain';
import { constantAt, nameWords, valueWords } from './values';

/** The condition at a path of the definition in a reader's words; empty where there is none. */
export function wordsAt(form: CompiledForm, path: string): string {
  const compiled = form.sources.conditions.get(path)?.compiled;
  return compiled ? treeWords(form, compiled) : '';
}

/** A compiled condition in a reader's words, `wanted: false` that it does not hold: `“Agama” adalah Islam dan “RT” sudah diisi`. */
export function treeWords(form: CompiledForm, tree: Expression, wanted = true): string {
  return plainWords(form, plainTree(form, tree, wanted));
}

/** As `treeWords`, for a place between others: in parentheses where and meets or. */
export function partWords(form: CompiledForm, tree: Expression, wanted = true): string {
  const plain = plainTree(form, tree, wanted);
  const words = plainWords(form, plain);
  const { tree: shown, title } = plain;
  const isGroup = shown.kind === 'joined' || (plain.wanted && isLogical(shown));
  return title === undefined && isGroup ? `(${words})` : words;
}

/** What a condition demands, without nots and groups of one around it, and the title by which readers know it. */
interface PlainTree {
  tree: Expression;
  wanted: boolean;
  title: string | undefined;
}

function plainTree(form: CompiledForm, tree: Expression, wanted: boolean): PlainTree {
  const title = titleIn(form, tree);
  const [only, another] = tree.kind === 'joined' ? tree.parts : [];
  return title === undefined && tree.kind === 'joined' && only && !another
    ? plainTree(form, only, wanted === (tree.join !== 'not'))
    : { tree, wanted, title };
}

function plainWords(form: CompiledForm, { tree, wanted, title }: PlainTree): string {
  if (title !== undefined) return `syarat “${title}” ${wanted ? 'berlaku' : 'tidak berlaku'}`;
  if (tree.kind === 'compared') {
    const operator = wanted ? tree.operator : denialOf(tree.operator);
    if (operator !== undefined) return comparisonWords(form, { ...tree, operator });
    return readsDenied.includes(tree.operator)
      ? `${nameWords(form, tree.left.name)} tidak ${comparedWords(form, tree)}`
      : `tidak benar bahwa ${comparisonWords(form, tree)}`;
  }
  if (tree.kind !== 'joined') {
    const words = nodeWords(form, tree);
    return wanted ? words : `tidak benar bahwa ${isLogical(tree) ? `(${words})` : words}`;
  }
  // That not all hold reads as: one or the other does not.
  return joinedWords(
    (tree.join === 'any') === wanted ? 'atau' : 'dan',
    tree.parts.map((part) => partWords(form, part, wanted)),
  );
}

/** Conditions in one sentence: the last of a list of answers must not be read together with the next condition. */
export function joinedWords(between: 'dan' | 'atau', parts: readonly string[]): string {
  const isOpen = parts.some((part) => part.replace(/“[^”]*”|\([^()]*\)/g, '').includes(' atau '));
  return parts.join(isOpen ? `, ${between} ` : ` ${between} `);
}

/** The operator that holds whenever this one does not, on empty answers too. */
export function denialOf(operator: OperatorName): OperatorName | undefined {
  return ofGiven.includes(operator) ? undefined : oppositeOf(operator);
}

/** Operators of which, as of their opposites, none holds of an empty answer. */
const ofGiven: readonly string[] = ['greaterThan', 'atLeast', 'lessThan', 'atMost', 'isTrue', 'isFalse'];

/** Those of the others that read well behind 'tidak'. */
const readsDenied: readonly OperatorName[] = ['startsWith', 'greaterThan', 'lessThan', 'isTrue'];

/** What readers call a named condition. */
function titleIn({ definition }: CompiledForm, tree: Expression): string | undefined {
  const name = tree.kind === 'joined' ? tree.label : undefined;
  const named = name === undefined ? undefined : definition.conditions?.[name];
  return named === undefined ? undefined : titleOf(named);
}

/** A comparison in a reader's words. */
export function comparisonWords(form: CompiledForm, comparison: Compared): string {
  return `${nameWords(form, comparison.left.name)} ${comparedWords(form, comparison)}`;
}

type Compared = Pick<Comparison, 'operator'> & { left: { name: string }; right: FormulaNode };

/** What a comparison says of its answer: of a constant what it holds, of another answer its label. */
export function comparedWords(form: CompiledForm, { left: { name }, operator, right }: Compared): string {
  const other = right.kind === 'name' ? right.name : undefined;
  const literal = other === undefined ? right.kind === 'literal' && right.value : constantAt(form, other);
  const plain = plainest(operator, literal);
  const { reads, readsOfTime = reads } = operatorWords[plain];
  const start = isTime(form, name) ? readsOfTime : reads;
  if (literal === undefined) return other === undefined ? start : `${start} ${nameWords(form, other)}`;
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

/** A formula as people say it: `jumlah dari “Setoran” dan “Bonus”`; as it was written where it cannot be read. */
export function formulaWords(form: CompiledForm, formula: string): string {
  const parsed = parseFormula(formula);
  return 'problem' in parsed ? formula : nodeWords(form, parsed);
}

/** Whether a formula joins others by and or or, so that it cannot stand beside another condition without parentheses. */
function isLogical(node: FormulaNode): boolean {
  return node.kind === 'binary' && (node.operator === '&&' || node.operator === '||');
}

type Call = Extract<FormulaNode, { kind: 'call' }>;
type Binary = Extract<FormulaNode, { kind: 'binary' }>;

/** Operators that are said otherwise than written. */
const between: Readonly<Record<string, string>> = {
  '-': '−',
  '*': '×',
  '/': '÷',
  '%': 'sisa bagi',
  '==': 'sama dengan',
  '!=': 'tidak sama dengan',
  '&&': 'dan',
  '||': 'atau',
};

export function nodeWords(form: CompiledForm, node: FormulaNode): string {
  const inside = (part: FormulaNode): string => {
    const words = nodeWords(form, part);
    const isLong = part.kind === 'binary' || (part.kind === 'call' && part.name === 'if');
    return isLong ? `(${words})` : words;
  };
  switch (node.kind) {
    case 'literal':
      if (typeof node.value === 'number') return numberWords(node.value);
      return typeof node.value === 'string' ? `“${dayWords(node.value)}”` : node.text;
    case 'name': {
      const constant = constantAt(form, node.name);
      return typeof constant === 'number' ? numberWords(constant) : nameWords(form, node.name);
    }
    case 'unary':
      return node.operator === '!' ? `tidak benar bahwa ${inside(node.operand)}` : `−${inside(node.operand)}`;
    case 'binary': {
      // A chain of one operator reads on, and so do comparisons that are joined.
      const beside = (part: FormulaNode): string => {
        const name = answerIn(part === node.left ? node.right : node.left);
        if (part.kind === 'literal' && typeof part.value === 'string' && name !== undefined)
          return `“${valueWords(form, name, part.value)}”`;
        const isChain = part === node.left && part.kind === 'binary' && part.operator === node.operator;
        return isChain || (isLogical(node) && !isLogical(part)) ? nodeWords(form, part) : inside(part);
      };
      const compared = operatorOf(node.operator);
      const sign = between[node.operator] ?? (compared ? operatorWords[compared].reads : node.operator);
      return percentWords(form, node) ?? `${beside(node.left)} ${sign} ${beside(node.right)}`;
    }
    case 'call':
      return called(form, node);
    case 'member':
      return memberWords(form, node);
    default:
      return '';
  }
}

/** The answer that a formula is, or whose code it is. */
function answerIn(node: FormulaNode): string | undefined {
  const answer = node.kind === 'call' && node.name === 'code' ? node.args[0] : node;
  return answer?.kind === 'name' ? answer.name : undefined;
}

/** A hundredth of a product with a number as percent of what is multiplied. */
function percentWords(form: CompiledForm, { operator, left, right }: Binary): string | undefined {
  const isHundredth = operator === '/' && right.kind === 'literal' && right.value === 100;
  if (!isHundredth || left.kind !== 'binary' || left.operator !== '*') return undefined;
  const by = nodeWords(form, left.right);
  const of = left.left.kind === 'name' ? nodeWords(form, left.left) : `(${nodeWords(form, left.left)})`;
  return /^[\d.,]+$/.test(by) ? `${by}% dari ${of}` : undefined;
}

/** A column of rows by both labels; a part of an answer of the bank by its name. */
function memberWords(form: CompiledForm, { object, key }: Extract<FormulaNode, { kind: 'member' }>): string {
  const column = key.kind === 'literal' && typeof key.value === 'string' ? key.value : nodeWords(form, key);
  const isRows = object.kind === 'name' && form.fields.get(object.name)?.row.valueType === 'rows';
  return isRows
    ? `${nameWords(form, rowAnswer(object.name, 0, column))} setiap baris ${nameWords(form, object.name)}`
    : `${nodeWords(form, object)}.${column}`;
}

interface Operands {
  a: string;
  b: string;
  all: string;
}

const today = 'hari ini';

/** A day that lies some units after another one, or before it; `one` is one unit. */
function moved(unit: string, one: string): (operands: Operands) => string {
  return ({ a, b }) => {
    const isBack = b.startsWith('−');
    const count = isBack ? b.slice(1) : b;
    const time = count === '1' ? one : `${count} ${unit}`;
    if (a === today) return `${time} ${isBack ? 'lalu' : 'lagi'}`;
    return `${time} ${isBack ? 'sebelum' : 'sesudah'} ${a}`;
  };
}

/** What a call says, `a` and `b` its first two operands in words, `all` every one. */
const callWords: Readonly<Record<string, (operands: Operands) => string>> = {
  sum: ({ all }) => `jumlah dari ${all}`,
  min: ({ all }) => `yang terkecil dari ${all}`,
  max: ({ all }) => `yang terbesar dari ${all}`,
  round: ({ a }) => `${a}, dibulatkan`,
  floor: ({ a }) => `${a}, dibulatkan ke bawah`,
  // A choice is compared by its code anyway, and a number in a text is that number.
  code: ({ a }) => a,
  number: ({ a }) => a,
  label: ({ a }) => `tulisan ${a}`,
  isEmpty: ({ a }) => `${a} kosong`,
  given: ({ a }) => `${a} terisi`,
  unique: ({ a }) => `${a} tidak ada yang sama`,
  upper: ({ a }) => `${a} dengan huruf besar`,
  lower: ({ a }) => `${a} dengan huruf kecil`,
  concat: ({ all }) => `sambungan ${all}`,
  terbilang: ({ a }) => `${a} dalam kata-kata`,
  formatNumber: ({ a }) => a,
  formatDate: ({ a }) => a,
  addYears: moved('tahun', 'setahun'),
  addMonths: moved('bulan', 'sebulan'),
  addDays: moved('hari', 'sehari'),
  years: ({ a, b }) => `tahun penuh dari ${a} sampai ${b}`,
  months: ({ a, b }) => `bulan penuh dari ${a} sampai ${b}`,
  days: ({ a, b }) => `hari dari ${a} sampai ${b}`,
  age: ({ a }) => `usia menurut ${a}`,
  today: () => today,
  year: ({ a }) => `tahun dari ${a}`,
  count: ({ a }) => `banyaknya ${a}`,
  join: ({ a }) => `daftar ${a}`,
  score: ({ a }) => `nilai ${a}`,
  contains: ({ a, b }) => `${a} memuat ${b}`,
};

function called(form: CompiledForm, { name, args }: Call): string {
  const words = args.map((one) => nodeWords(form, one));
  const [a = '', b = '', c = ''] = words;
  if (name === 'if') return `${b} bila ${a}, selain itu ${c}`;
  const all = words.length > 1 ? `${words.slice(0, -1).join(', ')} dan ${words.at(-1) ?? ''}` : a;
  return callWords[name]?.({ a, b, all }) ?? `${name}(${words.join('; ')})`;
}
