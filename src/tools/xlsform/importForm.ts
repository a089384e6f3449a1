import type { Json, JsonObject } from '../../interpreter';
import { slugFrom } from '../new-form/slug';
import { cardOf, type ProductDetails } from '../new-form/startingForm';
import { choicesOf } from './choices';
import { formulaOf } from './formula';
import { wholeOf, type Built } from './lists';
import { CannotSay, ExpressionFault, type Note } from './note';
import { sayCell, scopeOf, type Names } from './reading';
import type { Sheet } from './sheets';
import { stepsOf } from './steps';
import { flat, surveyOf, type Item } from './survey';
import { languagesOf, tableOf, type Table } from './table';
import { readExpression } from './xpath';

export type { Note } from './note';
export { sheetsOf } from './sheets';

/** What comes of an XLSForm. */
export interface Imported {
  /** The product's definition; undefined when the file has errors. */
  definition?: JsonObject;
  /** One scenario, on which an editor builds. */
  scenarios?: Json;
  /** In the order of the file. */
  notes: Note[];
  /** Questions of the file; device data, groups and notes are none. */
  questions: number;
  /** How many of them are said with everything in their row, with something otherwise, and not at all. */
  said: number;
  bent: number;
  lost: number;
}

/** What the bank knows of the product and the file does not. Without `subProductId` nothing is sent. */
export type ImportDetails = Partial<Omit<ProductDetails, 'steps'>>;

/**
 * Makes a product of the sheets of an XLSForm (`survey`, `choices`, `settings`; see https://xlsform.org). Errors stand at their cell,
 * and then nothing is made; whatever the language says otherwise or not at all is noted at its cell.
 */
export function importForm(sheets: readonly Sheet[], details: ImportDetails = {}): Imported {
  const notes: Note[] = [];
  const nothing = { notes, questions: 0, said: 0, bent: 0, lost: 0 };
  const sheetOf = (name: string): Sheet | undefined =>
    sheets.find((sheet) => sheet.name.trim().toLowerCase() === name);
  const survey = sheetOf('survey');
  if (!survey) {
    const names = sheets.map(({ name }) => `"${name}"`).join(', ');
    notes.push({
      kind: 'error',
      cell: 'survey',
      text: `Tidak ada lembar "survey" di berkas ini; yang ada: ${names}.`,
    });
    return nothing;
  }
  const settings = settingsOf(sheetOf('settings'), notes);
  const language = languageOf(survey, settings.get('default_language'), notes);
  const table = tableOf(survey, language, notes);
  for (const heading of ['type', 'name']) {
    if (table.headings.includes(heading)) continue;
    notes.push({ kind: 'error', cell: 'survey!A1', text: `Tidak ada kolom "${heading}" di lembar survey.` });
    return nothing;
  }
  noteColumns(table, language);
  const items = surveyOf(table);
  const choices = choicesOf(
    sheetOf('choices'),
    language,
    settings.get('allow_choice_duplicates') === 'yes',
    notes,
  );
  const built = wholeOf(items, choices);
  loseUnsayable(flat(items), built.whole.names);
  const steps = stepsOf(items, built);
  if (steps.length === 0 && !notes.some(({ kind }) => kind === 'error')) {
    notes.push({ kind: 'error', cell: 'survey!A1', text: 'Tidak ada pertanyaan yang dapat dibawa.' });
  }
  sortNotes(notes);
  const counts = countsOf(items, notes);
  if (notes.some(({ kind }) => kind === 'error')) return { notes, ...counts };
  const first = steps[0]?.['id'] ?? '';
  const scenarios = {
    scenarios: [
      {
        name: 'Formulir terbuka pada langkah pertama',
        today: '2026-01-15',
        steps: [{ expect: { step: first } }],
      },
    ],
  };
  return { definition: definitionOf(details, settings, steps, built), scenarios, notes, ...counts };
}

/** The settings by their names, in small letters. */
function settingsOf(sheet: Sheet | undefined, notes: Note[]): ReadonlyMap<string, string> {
  const [row] = sheet ? tableOf(sheet, undefined, notes).rows : [];
  return new Map((row?.filled ?? []).map((heading) => [heading, row?.text(heading) ?? '']));
}

/** The language that is read: Indonesian, the file's own, or its first. Further languages are noted. */
function languageOf(survey: Sheet, own: string | undefined, notes: Note[]): string | undefined {
  const languages = languagesOf(survey, 'label');
  const chosen =
    languages.find((one) => /indonesia|\(id\)/i.test(one)) ??
    languages.find((one) => one === own) ??
    languages[0];
  for (const language of languages) {
    if (language === chosen) continue;
    notes.push({
      kind: 'lost',
      cell: 'survey!A1',
      text: `Bahasa ${language} tidak dibawa; portal hanya berbahasa Indonesia.`,
    });
  }
  return chosen;
}

/** The columns that are read, and those that say nothing to a portal. */
const columnsRead = new Set([
  'type', 'name', 'label', 'hint', 'guidance_hint', 'relevant', 'required', 'required_message', 'constraint',
  'constraint_message', 'default', 'calculation', 'appearance', 'readonly', 'choice_filter', 'repeat_count', 'parameters',
]); // prettier-ignore

function noteColumns(table: Table, language: string | undefined): void {
  for (const heading of table.headings) {
    const [base = '', ...rest] = heading.split('::');
    const other = rest.length > 0 && rest.join('::') !== language?.toLowerCase();
    if (heading === '' || columnsRead.has(heading) || (columnsRead.has(base) && (other || rest.length > 0)))
      continue;
    if (!table.rows.some(({ filled }) => filled.includes(heading))) continue;
    table.note(heading)('lost', `Kolom "${heading}" tidak dibawa.`);
  }
}

/** Marks the calculations that no formula says, and whatever reads one of those, before anything is said with them. */
function loseUnsayable(items: readonly Item[], names: Names): void {
  const calculations = items.filter(
    ({ type, named, row }) => type === 'calculate' && !named.lost && row.text('calculation') !== '',
  );
  for (let changed = true; changed;) {
    changed = false;
    for (const { row, named } of calculations) {
      if (named.lost || canSay(row.text('calculation'), named, names)) continue;
      sayCell(row, 'calculation', { whose: named, names }, formulaOf);
      named.lost = true;
      changed = true;
    }
  }
}

function canSay(source: string, whose: Item['named'], names: Names): boolean {
  try {
    formulaOf(
      readExpression(source),
      scopeOf(whose, names, () => undefined),
    );
    return true;
  } catch (fault) {
    if (fault instanceof CannotSay || fault instanceof ExpressionFault) return false;
    throw fault;
  }
}

function definitionOf(
  details: ImportDetails,
  settings: ReadonlyMap<string, string>,
  steps: readonly JsonObject[],
  { lists, values }: Built,
): JsonObject {
  const title = details.title ?? (settings.get('form_title') || settings.get('title') || 'Formulir');
  const own = values.get(undefined);
  const id = settings.get('form_id') ?? settings.get('id_string') ?? '';
  return {
    $schema: './form-definition.schema.json',
    version: 1,
    slug: details.slug ?? (slugFrom(title) || slugFrom(id) || 'formulir'),
    title,
    ...(details.subProductId === undefined ? {} : { subProductId: details.subProductId }),
    ...cardOf({ title, card: details.card }),
    ...(Object.keys(lists).length === 0 ? {} : { lists }),
    ...(own === undefined ? {} : { values: own }),
    texts: { next: 'Selanjutnya', last: 'Periksa Permohonan' },
    steps: [...steps],
  };
}

/** Where a note stands in its file: sheets in their order, then rows, then columns. */
function sortNotes(notes: Note[]): void {
  const rowOf = ({ cell }: Note): number => Number(/\d+$/.exec(cell)?.[0] ?? 0);
  const sheetOf = ({ cell }: Note): number =>
    ['survey', 'choices', 'settings'].indexOf(cell.split('!')[0]?.toLowerCase() ?? '');
  notes.sort((one, other) => sheetOf(one) - sheetOf(other) || rowOf(one) - rowOf(other));
}

function countsOf(items: readonly Item[], notes: readonly Note[]): Omit<Imported, 'notes' | 'definition'> {
  const noted = new Set(notes.map(({ cell }) => cell.replace(/![A-Z]+/, '!')));
  const kinds = flat(items)
    .filter(({ type }) => type !== 'begin_group' && type !== 'note')
    .map(({ named, row }) => {
      if (named.lost) return 'lost';
      return noted.has(`survey!${String(row.number)}`) ? 'bent' : 'said';
    });
  const count = (kind: string): number => kinds.filter((one) => one === kind).length;
  return { questions: kinds.length, said: count('said'), bent: count('bent'), lost: count('lost') };
}

const kinds: Readonly<Record<Note['kind'], string>> = {
  error: 'kesalahan',
  bent: 'diubah',
  lost: 'tidak terbawa',
};

/** What came of an import, as lines for an editor: first the counts, then each note at its cell. */
export function importWords({ definition, notes, questions, said, bent, lost }: Imported): string[] {
  const head =
    definition === undefined
      ? 'Tidak ada yang dibuat: perbaiki dahulu kesalahan di berkas.'
      : `${String(questions)} pertanyaan: ${String(said)} terbawa utuh, ${String(bent)} diubah, ${String(lost)} tidak terbawa.`;
  return [head, ...notes.map(({ kind, cell, text }) => `${cell}: ${kinds[kind]}: ${text}`)];
}
