import { ExpressionFault } from './note';

/** An expression of XLSForm, as far as its cells use XPath. */
export type XPathNode =
  | { is: 'number'; value: number }
  | { is: 'text'; value: string }
  | { is: 'answer'; name: string; position: number }
  /** `.`, the answer of the question itself. */
  | { is: 'self' }
  /** A bare word: a column of the choices, in `choice_filter`. */
  | { is: 'column'; name: string }
  | { is: 'call'; name: string; args: XPathNode[] }
  | { is: 'binary'; operator: Operator; left: XPathNode; right: XPathNode }
  | { is: 'negative'; of: XPathNode };

export type Operator = 'or' | 'and' | '=' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | '*' | 'div' | 'mod';

interface Token {
  kind: 'number' | 'text' | 'answer' | 'word' | 'sign' | 'end';
  text: string;
  /** Of its first letter, from 1. */
  position: number;
}

/** The operators, weakest first. */
export const levels: readonly (readonly Operator[])[] = [
  ['or'],
  ['and'],
  ['=', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', 'div', 'mod'],
];

/** Excel makes typographic quotes of straight ones, which XPath does not know; they mean the straight ones. */
const straightened = (source: string): string => source.replace(/[‘’‚‛]/g, "'").replace(/[“”„‟]/g, '"');

const tokens =
  /\s*(?:(?<number>\d+(?:\.\d+)?|\.\d+)|'(?<single>[^']*)'|"(?<double>[^"]*)"|\$\{\s*(?<answer>[^}\s]*)\s*\}|(?<word>[A-Za-z_][\w.:-]*)|(?<sign>!=|<=|>=|\.\.|[=<>+\-*(),./|[\]]))/y;

function tokensOf(source: string): Token[] {
  const found: Token[] = [];
  tokens.lastIndex = 0;
  const text = source.trimEnd();
  while (tokens.lastIndex < text.length) {
    const start = tokens.lastIndex;
    const match = tokens.exec(text);
    const position = start + 1;
    if (!match?.groups) {
      const rest = text.slice(start).trimStart();
      const open = /^['"]/.test(rest) ? 'Tanda kutip ini tidak ditutup' : 'Tanda ini tidak dikenal';
      throw new ExpressionFault(`${open}: ${rest.slice(0, 12)}`, text.length - rest.length + 1);
    }
    const { number, single, double, answer, word, sign } = match.groups;
    const at = position + (/^\s*/.exec(match[0])?.[0].length ?? 0);
    const quoted = single ?? double;
    if (number !== undefined) found.push({ kind: 'number', text: number, position: at });
    else if (quoted !== undefined) found.push({ kind: 'text', text: quoted, position: at });
    else if (answer !== undefined) found.push({ kind: 'answer', text: answer, position: at });
    else if (word !== undefined) found.push({ kind: 'word', text: word, position: at });
    else found.push({ kind: 'sign', text: sign ?? '', position: at });
  }
  return [...found, { kind: 'end', text: '', position: text.length + 1 }];
}

class Reader {
  private index = 0;
  private readonly list: Token[];

  constructor(source: string) {
    this.list = tokensOf(source);
  }

  whole(): XPathNode {
    const expression = this.level(0);
    if (this.now.kind !== 'end') this.refuse('Sesudah ini tidak boleh ada apa-apa lagi');
    return expression;
  }

  private get now(): Token {
    // The last token is 'end', and nothing steps over it.
    return this.list[this.index] ?? { kind: 'end', text: '', position: 1 };
  }

  private refuse(text: string): never {
    const { kind, text: word, position } = this.now;
    throw new ExpressionFault(
      kind === 'end' ? `${text}: rumusnya berakhir di sini` : `${text}: ${word}`,
      position,
    );
  }

  private takes(sign: string): boolean {
    if (this.now.kind !== 'sign' || this.now.text !== sign) return false;
    this.index += 1;
    return true;
  }

  private level(depth: number): XPathNode {
    const operators = levels[depth];
    if (!operators) return this.signed();
    let left = this.level(depth + 1);
    for (;;) {
      const operator = operators.find((one) => one === this.now.text);
      if (!operator || (this.now.kind !== 'sign' && this.now.kind !== 'word')) return left;
      this.index += 1;
      left = { is: 'binary', operator, left, right: this.level(depth + 1) };
    }
  }

  private signed(): XPathNode {
    if (this.takes('-')) return { is: 'negative', of: this.signed() };
    return this.primary();
  }

  private primary(): XPathNode {
    const { kind, text, position } = this.now;
    if (kind === 'sign' && text === '(') {
      this.index += 1;
      const inside = this.level(0);
      if (!this.takes(')')) this.refuse('Kurung tutup diharapkan di sini');
      return inside;
    }
    if (kind === 'sign' && (text === '/' || text === '.' || text === '..')) return this.path();
    if (kind === 'end' || kind === 'sign') this.refuse('Nilai, ${nama}, atau kurung diharapkan di sini');
    this.index += 1;
    if (kind === 'number') return { is: 'number', value: Number(text) };
    if (kind === 'text') return { is: 'text', value: text };
    if (kind === 'answer') return { is: 'answer', name: text, position };
    if (!this.takes('(')) return { is: 'column', name: text };
    if (text === 'current') {
      if (!this.takes(')')) this.refuse('Kurung tutup diharapkan di sini');
      return this.path();
    }
    return { is: 'call', name: text, args: this.args() };
  }

  private args(): XPathNode[] {
    if (this.takes(')')) return [];
    const args = [this.level(0)];
    while (this.takes(',')) args.push(this.level(0));
    if (!this.takes(')')) this.refuse('Koma atau kurung tutup diharapkan di sini');
    return args;
  }

  /** `.`, `../name`, `/data/group/name`: the last name counts, since a form names each answer once. */
  private path(): XPathNode {
    const { position } = this.now;
    let name: string | undefined;
    let self = false;
    for (;;) {
      if (this.takes('/') || this.takes('..')) self = false;
      else if (this.takes('.')) self = name === undefined;
      else if (this.now.kind === 'word' && (name === undefined || this.list[this.index - 1]?.text === '/')) {
        name = this.now.text;
        this.index += 1;
      } else if (this.now.kind === 'answer' && this.list[this.index - 1]?.text === '/') {
        name = this.now.text;
        this.index += 1;
      } else break;
      // A word behind `.` is an operator: `. and …`.
      if (self && this.now.text !== '/') break;
    }
    if (name !== undefined) return { is: 'answer', name, position };
    if (self) return { is: 'self' };
    return this.refuse('Jalur ini tidak menyebut nama');
  }
}

/**
 * Reads an expression of a cell: XPath 1.0 with `${name}`, as far as XLSForm uses it; typographic quotes count as straight ones.
 * Throws an `ExpressionFault` on what is none.
 */
export const readExpression = (source: string): XPathNode => new Reader(straightened(source)).whole();
