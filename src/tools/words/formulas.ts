import { parseFormula, rowAnswer, type CompiledForm, type FormulaNode } from '../../interpreter';
import { dayWords, numberWords } from './plain';
import { constantAt, nameWords } from './values';

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
        const isChain = part === node.left && part.kind === 'binary' && part.operator === node.operator;
        return isChain || (isLogical(node) && !isLogical(part)) ? nodeWords(form, part) : inside(part);
      };
      return `${beside(node.left)} ${between[node.operator] ?? node.operator} ${beside(node.right)}`;
    }
    case 'choose':
      return chosen(form, node.test, node.then, node.otherwise);
    case 'call':
      return called(form, node);
    case 'member':
      return memberWords(form, node);
  }
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

/** A day that lies some units after another one, or before it. */
function moved(unit: string): (operands: Operands) => string {
  return ({ a, b }) =>
    b.startsWith('−') ? `${b.slice(1)} ${unit} sebelum ${a}` : `${b} ${unit} sesudah ${a}`;
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
  addYears: moved('tahun'),
  addMonths: moved('bulan'),
  addDays: moved('hari'),
  years: ({ a, b }) => `tahun penuh dari ${a} sampai ${b}`,
  months: ({ a, b }) => `bulan penuh dari ${a} sampai ${b}`,
  days: ({ a, b }) => `hari dari ${a} sampai ${b}`,
  age: ({ a }) => `usia menurut ${a}`,
  today: () => 'hari ini',
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
