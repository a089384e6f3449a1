import { nearest } from '../../interpreter';
import { CannotSay, ExpressionFault, type TakeNote } from './note';
import type { Named, Scope } from './question';
import type { TableRow } from './table';
import { readExpression, type XPathNode } from './xpath';

/** The names that an expression reads, each with the place where it stands. */
function answersIn(expression: XPathNode): Extract<XPathNode, { is: 'answer' }>[] {
  switch (expression.is) {
    case 'answer':
      return [expression];
    case 'binary':
      return [...answersIn(expression.left), ...answersIn(expression.right)];
    case 'negative':
      return answersIn(expression.of);
    case 'call':
      return expression.args.flatMap(answersIn);
    default:
      return [];
  }
}

/** The named things of a sheet. */
export interface Names {
  find: (name: string) => Named | undefined;
  /** As the sheet writes them. */
  all: readonly string[];
}

/** Notes an unknown `${name}` as an error, with the name that was probably meant. */
function isKnown(name: string, names: Names, note: TakeNote): boolean {
  if (names.find(name)) return true;
  const near = nearest(name, names.all);
  note(
    'error',
    `\${${name}} tidak ada di lembar survey.${near === undefined ? '' : ` Maksud Anda \${${near}}?`}`,
  );
  return false;
}

/**
 * Reads the expression of a cell and says it with `make`; undefined for an empty cell and for whatever could not be said, which is
 * noted at the cell. `whose`: the question or group that the cell belongs to.
 */
export function sayCell<Made>(
  row: TableRow,
  heading: string,
  { whose, names }: { whose: Named; names: Names },
  make: (expression: XPathNode, scope: Scope) => Made,
): Made | undefined {
  const source = row.text(heading);
  if (source === '') return undefined;
  const note = row.note(heading);
  try {
    const expression = readExpression(source);
    const known = answersIn(expression).map(({ name }) => isKnown(name, names, note));
    if (known.includes(false)) return undefined;
    return make(expression, scopeOf(whose, names, note));
  } catch (fault) {
    noteFault(fault, note);
    return undefined;
  }
}

/** What an expression in the cells of a question or group is read with. */
export const scopeOf = (whose: Named, names: Names, note: TakeNote): Scope => ({
  ...(whose.kind === 'nothing' ? {} : { self: whose }),
  ...(whose.rows === undefined ? {} : { rows: whose.rows }),
  find: names.find,
  bent: (text) => note('bent', `${text}.`),
});

function noteFault(fault: unknown, note: TakeNote): void {
  if (fault instanceof ExpressionFault) {
    note('error', `${fault.message} (huruf ke-${String(fault.position)}).`);
  } else if (fault instanceof CannotSay) {
    note('lost', `Tidak terbawa: ${fault.message}.`);
  } else {
    throw fault;
  }
}

/** Signs of Markdown and HTML that XLSForm allows in labels, which are plain texts here. */
const markup = /<\/?[a-z][^>]*>|\*\*|__|^#+\s*/gim;

/**
 * A text of the sheet as a text of a definition: `${name}` becomes `{name}`, braces that stand for themselves are doubled, and markup
 * goes. What cannot be said in it is noted, and left out.
 */
export function sayText(
  row: TableRow,
  heading: string,
  { whose, names }: { whose: Named; names: Names },
): string {
  const note = row.note(heading);
  const source = row.text(heading).replace(markup, '');
  return source
    .split(/(\$\{[^}]*\})/)
    .map((part) => {
      const name = /^\$\{\s*([^}\s]*)\s*\}$/.exec(part)?.[1];
      if (name === undefined) return part.replace(/[{}]/g, (brace) => brace + brace);
      if (!isKnown(name, names, note)) return '';
      const named = names.find(name);
      const away = named?.rows !== undefined && named.rows !== whose.rows;
      if (!named || named.lost || away || named.kind === 'file' || named.kind === 'nothing') {
        note('lost', `Teks ini menyebut \${${name}}, yang tidak dapat disebut di sini.`);
        return '…';
      }
      return `{${named.formName}}`;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}
