import { shorten, type Problem } from '../issues';

/** What jsep and the closures recurse into; far above any formula that a person reads. */
const mostNested = 40;
const mostPrefixes = 10;

/** Every sign of a formula, spaces included: joined they are the formula again. */
export const token =
  /\s+|[A-Za-z_$][\w$]*|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|'(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"|[=!]==|[=!<>]=|=>|&&|\|\||\?\?|\?\.|\*\*|>>>|<<|>>|[^]/gy;

const marks = new Set('== != <= >= && || < > + - * / % ! ? : . , ( ) [ ]'.split(' '));

/** Marks of other languages, and what to write instead. */
const foreign: Readonly<Record<string, string>> = {
  '===': 'Tulis ==, yang sudah tidak pernah mengubah jenis nilai.',
  '!==': 'Tulis !=, yang sudah tidak pernah mengubah jenis nilai.',
  '=': 'Untuk membandingkan tulis ==. Rumus tidak dapat mengisi kolom.',
  '=>': 'Untuk membandingkan tulis >=.',
  '&': 'Untuk "dan" tulis &&; untuk menyambung teks tulis +.',
  '|': 'Untuk "atau" tulis ||.',
  '??': 'Tulis given(…) ? … : ….',
  '?.': 'Tulis titik saja; bagian yang tidak ada sudah berarti kosong.',
  '**': 'Tulis perkalian biasa.',
  ';': 'Satu rumus hanya berisi satu perhitungan.',
  "'": 'Tutup teks dengan tanda kutip yang sama.',
  '"': 'Tutup teks dengan tanda kutip yang sama.',
};

/**
 * Looks over the signs of a formula before jsep parses it: jsep speaks English, takes `a b`, `(a,)` and `sum(a b)` for
 * granted, and recurses as deep as the brackets. Gives the first problem. Linear in the formula.
 */
export function scan(source: string): Problem | undefined {
  const brackets: ('call' | 'group' | 'index')[] = [];
  let last = '';
  let prefixes = 0;
  let choices = 0;
  for (const { 0: text, index } of source.matchAll(token)) {
    if (text.trim() === '') continue;
    const problem = (expected: string, hint?: string): Problem => ({
      code: 'formula',
      received: `"${shorten(text)}" (huruf ke-${index + 1} dari ${shorten(source)})`,
      expected,
      hint,
    });
    const operand = startsOperand(text);
    if (!operand && !marks.has(text)) {
      return problem('tanda yang dikenal: + - * / % == != < <= > >= && || ! ? : ( ) , .', foreign[text]);
    }
    if (operand && endsOperand(last)) return problem('operator atau koma di antara dua bagian');
    if (text === '(') brackets.push(isWord(last) ? 'call' : 'group');
    if (text === '[' && !endsOperand(last)) {
      return problem('rumus tanpa daftar [ … ]', 'Daftar ditulis sebagai konstanta ("constants").');
    }
    if (text === '[') brackets.push('index');
    if (text === ')' || text === ']') {
      const open = brackets.pop();
      if (open === undefined || (open === 'index') !== (text === ']')) {
        return problem('kurung penutup yang sesuai dengan kurung pembukanya');
      }
      if (last === ',') return problem('sebuah bagian sesudah koma');
    }
    if (text === ',' && (brackets.at(-1) !== 'call' || last === '(' || last === ',')) {
      return problem('koma hanya di antara bagian-bagian sebuah fungsi');
    }
    prefixes = /^[-+!]$/.test(text) ? prefixes + 1 : 0;
    if (text === '?') choices += 1;
    if (brackets.length + choices > mostNested || prefixes > mostPrefixes) {
      return problem('rumus yang lebih sederhana', 'Bagi rumus ini menjadi beberapa nilai ("values").');
    }
    last = text;
  }
  if (brackets.length === 0) return undefined;
  return {
    code: 'formula',
    received: shorten(source),
    expected: 'kurung penutup untuk setiap kurung pembuka',
  };
}

function startsOperand(text: string): boolean {
  return isWord(text) || /^\.?\d/.test(text) || (text.length > 1 && /^['"]/.test(text));
}

function endsOperand(text: string): boolean {
  return startsOperand(text) || text === ')' || text === ']';
}

/** Whether a sign is a name, of an answer, a function or a part. */
export function isWord(text: string): boolean {
  return /^[A-Za-z_$]/.test(text);
}
