import type { Note, TakeNote } from './note';
import { cellName, type Sheet } from './sheets';

/** A row of a sheet under its header: cells by the name of their column. */
export interface TableRow {
  /** As Excel counts it. */
  number: number;
  /** A cell's text, `''` where it is empty or its column is not there. `heading` as in the header, without its language. */
  text: (heading: string) => string;
  /** Takes a note on a cell of this row; on the row's first cell where the column is not there. */
  note: (heading: string) => TakeNote;
  /** The columns of this row that hold something, as they stand in the header. */
  filled: readonly string[];
}

/** A sheet with a header. */
export interface Table {
  headings: readonly string[];
  rows: readonly TableRow[];
  /** Takes a note on a heading. */
  note: (heading: string) => TakeNote;
}

/** Other names that columns had in XLSForm over the years. */
const otherNames: Readonly<Record<string, string>> = {
  'list name': 'list_name',
  constraint_msg: 'constraint_message',
  'constraint message': 'constraint_message',
  'required message': 'required_message',
  requiredmsg: 'required_message',
  read_only: 'readonly',
  'read only': 'readonly',
  relevance: 'relevant',
  calculate: 'calculation',
  repeatcount: 'repeat_count',
  'guidance hint': 'guidance_hint',
  skip: 'relevant',
  count: 'repeat_count',
  caption: 'label',
  value: 'name',
};

const plain = (heading: string): string => {
  const lower = heading.toLowerCase().replace(/\s*::\s*/g, '::');
  const [base = '', ...language] = lower.split('::');
  const named = otherNames[base.trim()] ?? base.trim();
  return [named, ...language].join('::');
};

/** The languages that a heading is there in, in the order of the sheet: `label::English(en)`. */
export const languagesOf = (sheet: Sheet, heading: string): string[] =>
  (sheet.rows[0] ?? []).flatMap((cell) => {
    const [base = '', language] = cell.split(/\s*::\s*/);
    return language !== undefined && plain(base) === heading ? [language] : [];
  });

/**
 * Reads a sheet under its first row. `language` chooses among `label::…`; the others are not read. Rows without a word are left out.
 */
export function tableOf(sheet: Sheet, language: string | undefined, notes: Note[]): Table {
  const [header = [], ...rest] = sheet.rows;
  const take =
    (column: number, row: number): TakeNote =>
    (kind, text) =>
      void notes.push({ kind, cell: `${sheet.name}!${cellName(Math.max(column, 0), row)}`, text });
  const headings = header.map(plain);
  const columnOf = (heading: string): number => {
    const own = language === undefined ? -1 : headings.indexOf(`${heading}::${language.toLowerCase()}`);
    return own >= 0 ? own : headings.indexOf(heading);
  };
  const rows = rest.flatMap((cells, index): TableRow[] => {
    if (cells.every((cell) => cell === '')) return [];
    return [
      {
        number: index + 2,
        text: (heading) => cells[columnOf(heading)] ?? '',
        note: (heading) => take(columnOf(heading), index + 1),
        filled: headings.filter((heading, column) => heading !== '' && (cells[column] ?? '') !== ''),
      },
    ];
  });
  return { headings, rows, note: (heading) => take(headings.indexOf(heading), 0) };
}
