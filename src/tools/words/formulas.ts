import { parseFormula, rowAnswer, type CompiledForm, type FormulaNode } from '../../interpreter';
import { dayWords, numberWords } from './plain';
import { constantAt, nameWords, valueWords } from './values';

/** A formula as people say it: `jumlah dari “Setoran” dan “Bonus”`; as it was written where it cannot be read. */
export function formulaWords(form: CompiledForm, formula: string): string {
  const parsed = parseFormula(formula);
  return 'problem' in parsed ? formula : nodeWords(form, parsed);
}

/** Whether a formula joins others by and or or, so that it cannot stand beside another condition without parentheses. */
export function isJoined({ nodes }: { nodes: readonly FormulaNode[] }): boolean {
  return nodes.some(isLogical);
}

function isLogical(node: FormulaNode): boolean {
  return node.kind === 'binary' && (node.operator === '&&' || node.operator === '||');
}

type Call = Extract<FormulaNode, { kind: 'call' }>;
type Binary = Extract<FormulaNode, { kind: 'binary' }>;

/** Between two operands. */
const between: Readonly<Record<string, string>> = {
  '+': '+',
  '-': '−',
  '*': '×',
  '/': '÷',
  '%': 'sisa bagi',
  '==': 'sama dengan',
  '!=': 'tidak sama dengan',
  '<': 'kurang dari',
  '<=': 'paling banyak',
  '>': 'lebih dari',
  '>=': 'paling sedikit',
  '&&': 'dan',
  '||': 'atau',
};

/** A part of a formula in words. */
export function nodeWords(form: CompiledForm, node: FormulaNode): string {
  const inside = (part: FormulaNode): string => {
    const words = nodeWords(form, part);
    return part.kind === 'binary' || part.kind === 'choose' ? `(${words})` : words;
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
      return (
        percentWords(form, node) ??
        `${beside(node.left)} ${between[node.operator] ?? node.operator} ${beside(node.right)}`
      );
    }
    case 'choose':
      return chosen(form, node.test, node.then, node.otherwise);
    case 'call':
      return called(form, node);
    case 'member':
      return memberWords(form, node);
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

function chosen(form: CompiledForm, test: FormulaNode, then: FormulaNode, otherwise: FormulaNode): string {
  return `${nodeWords(form, then)} bila ${nodeWords(form, test)}, selain itu ${nodeWords(form, otherwise)}`;
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
  const [a = '', b = ''] = words;
  const [test, then, otherwise] = args;
  if (name === 'if' && test && then && otherwise) return chosen(form, test, then, otherwise);
  const all = words.length > 1 ? `${words.slice(0, -1).join(', ')} dan ${words.at(-1) ?? ''}` : a;
  return callWords[name]?.({ a, b, all }) ?? `${name}(${words.join('; ')})`;
}
