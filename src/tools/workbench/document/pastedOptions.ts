import { toOption, type Json } from '../../../interpreter';
import { freeName, slugFrom } from '../../new-form/slug';

/** A choice out of what was pasted. */
export interface PastedOption {
  code: string;
  label: string;
  hint?: string;
}

/** What pasted rows come to. */
export interface Pasted {
  options: readonly PastedOption[];
  /** Rows that are left out: their code or label stands there already. */
  twice: readonly string[];
}

const separators = ['\t', ';', '|', ','] as const;
type Separator = (typeof separators)[number];

/** Codes of this many characters at most, and without blanks: other first columns are words with a comma in them. */
const codeLike = /^[^\s]{1,20}$/;
const header = /^(?:kode|code|nilai|value)$/i;

/**
 * Choices out of rows of a table or a list, in columns code, label and hint, or with labels alone; those get codes of their own: the next
 * number where all others have numbers, else their words. `present` are the choices that stand there and stay.
 */
export function pastedOptions(text: string, present: readonly Json[]): Pasted {
  const rows = rowsOf(text);
  const [first] = rows;
  const body = first && first.length > 1 && header.test(first[0] ?? '') ? rows.slice(1) : rows;
  const there = present.flatMap((one) => optionOf(one) ?? []);
  const codes = new Set(there.map(({ code }) => code));
  const labels = new Set(there.map(({ label }) => label.toLowerCase()));
  let number = nextNumber(there.map(({ code }) => code));
  const options: PastedOption[] = [];
  const twice: string[] = [];
  for (const [one = '', two, three] of body) {
    const label = (two ?? one).trim() || one.trim();
    // A bar would end the code.
    const own = two === undefined || one.trim() === '' ? undefined : one.trim().replaceAll('|', '-');
    const isThere = own === undefined ? labels.has(label.toLowerCase()) : codes.has(own);
    if (isThere) {
      twice.push(own === undefined ? label : `${own}|${label}`);
      continue;
    }
    const code =
      own ?? (number === undefined ? freeName(slugFrom(label) || 'pilihan', codes) : String(number));
    if (own === undefined && number !== undefined) number += 1;
    codes.add(code);
    labels.add(label.toLowerCase());
    const hint = three?.trim() ?? '';
    options.push({ code, label, ...(hint !== '' && { hint }) });
  }
  return { options, twice };
}

/** A choice as the definition writes it. */
export function writtenOption({ code, label, hint }: PastedOption): Json {
  const value = `${code}|${label}`;
  return hint === undefined ? value : { value, hint };
}

function optionOf(value: Json): { code: string; label: string } | undefined {
  const isOption =
    typeof value === 'string' || (typeof value === 'object' && value !== null && 'value' in value);
  // What stands in a list of choices was read as one.
  return isOption ? toOption(value as Parameters<typeof toOption>[0]) : undefined;
}

function nextNumber(codes: readonly string[]): number | undefined {
  return codes.length > 0 && codes.every((one) => /^\d{1,9}$/.test(one))
    ? Math.max(...codes.map(Number)) + 1
    : undefined;
}

function rowsOf(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, '\n');
  const plain = lines.split('\n').filter((line) => line.trim() !== '');
  const separator = separators.find((one) => parts(plain, one));
  const rows = separator === undefined ? plain.map((line) => [line]) : cellsOf(lines, separator);
  return rows.filter((row) => row.some((cell) => cell.trim() !== ''));
}

/** Whether a sign parts the columns: a tab always; another one where every line has it, a comma behind a code. */
function parts(lines: readonly string[], separator: Separator): boolean {
  if (separator === '\t') return lines.some((line) => line.includes('\t'));
  if (lines.length === 0 || !lines.every((line) => line.includes(separator))) return false;
  if (separator !== ',') return true;
  const rows = lines.map((line) => cellsOf(line, separator)[0] ?? []);
  const isTable = rows.every((row) => row.length === rows[0]?.length && row.length <= 3);
  return isTable && rows.every(([code = '']) => codeLike.test(code.trim()));
}

/** Cells as spreadsheets copy them: one in quotation marks may hold the separator, line ends, and doubled quotation marks. */
function cellsOf(text: string, separator: Separator): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    rows.at(-1)?.push(cell.replace(/\s+/g, ' ').trim());
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (!quoted && sign === separator) endCell();
    else if (!quoted && sign === '\n') {
      endCell();
      rows.push([]);
    } else cell += sign;
  }
  endCell();
  return rows;
}
