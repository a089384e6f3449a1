import { nearest, type Json, type JsonObject } from '../../interpreter';
import { isList, isObject } from '../../language';
import { slugFrom } from '../new-form/slug';
import { cardOf, type Wishes } from '../new-form/startingForm';
import type { Choice } from './choices';
import { escaped, fieldOf, labelOf, visibleWhen, type Whole } from './fields';
import { formulaOf } from './formula';
import { answerName, freeSlug } from './names';
import { CannotSay, ExpressionFault, type Note } from './note';
import { sayCell, sayText, scopeOf, type Names } from './reading';
import { languagesOf, tableOf, type Table } from './table';
import type { Sheet } from './sheets';
import { flat, surveyOf, type Item } from './survey';
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
export type ImportWishes = Partial<Omit<Wishes, 'steps'>>;

interface Built {
  whole: Whole;
  lists: { [name: string]: Json };
  values: Json[];
}

/**
 * Makes a product of the sheets of an XLSForm (`survey`, `choices`, `settings`; see https://xlsform.org). Errors stand at their cell,
 * and then nothing is made; whatever the language says otherwise or not at all is noted at its cell.
 */
export function importForm(sheets: readonly Sheet[], wishes: ImportWishes = {}): Imported {
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
  return { definition: definitionOf(wishes, settings, steps, built), scenarios, notes, ...counts };
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

/** The lists of the choices sheet. Errors: a choice without a name, a code twice with different labels. */
function choicesOf(
  sheet: Sheet | undefined,
  language: string | undefined,
  duplicates: boolean,
  notes: Note[],
): Map<string, Choice[]> {
  const lists = new Map<string, Choice[]>();
  if (!sheet) return lists;
  const table = tableOf(sheet, language, notes);
  for (const row of table.rows) {
    const [list, name] = [row.text('list_name'), row.text('name')];
    if (list === '') continue;
    if (name === '') {
      row.note('name')('error', 'Pilihan ini tidak punya name.');
      continue;
    }
    const code = name.replace(/\|/g, '/');
    if (code !== name)
      row.note('name')('bent', `Kode "${name}" menjadi "${code}": tanda | memisahkan kode dari label.`);
    const columns = new Map(row.filled.map((heading) => [heading, row.text(heading)]));
    const label = row.text('label').replace(/\s+/g, ' ');
    const ofList = lists.get(list) ?? [];
    if (!duplicates && ofList.some((choice) => choice.code === code)) {
      row.note('name')('error', `Kode "${name}" sudah ada di daftar "${list}".`);
      continue;
    }
    lists.set(list, [...ofList, { code, label: label || code, columns }]);
  }
  return lists;
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

function namesOf(items: readonly Item[]): Names {
  const byName = new Map<string, Item['named']>();
  for (const { named } of items)
    if (named.theirs !== '' && !byName.has(named.theirs)) byName.set(named.theirs, named);
  return { find: (name) => byName.get(name), all: [...byName.keys()] };
}

function wholeOf(items: readonly Item[], choices: Map<string, Choice[]>): Built {
  const all = flat(items);
  const uses = new Map<string, number>();
  for (const { list, type, row, named } of all) {
    if ((type !== 'select_one' && type !== 'select_multiple') || named.lost) continue;
    if (!choices.has(list)) {
      const near = nearest(list, choices.keys());
      const hint = near === undefined ? '' : ` Maksud Anda "${near}"?`;
      row.note('type')('error', `Daftar "${list}" tidak ada di lembar choices.${hint}`);
    }
    uses.set(list, (uses.get(list) ?? 0) + 1);
  }
  const lists: Built['lists'] = {};
  const named = new Map<string, string>();
  const shared = (list: string, column?: string): string => {
    const name = named.get(list) ?? answerName(list, new Set(Object.keys(lists)));
    named.set(list, name);
    lists[name] = withColumn(choices.get(list) ?? [], column, lists[name]);
    return name;
  };
  const whole: Whole = {
    names: namesOf(all),
    choices,
    sharedList: (list) => ((uses.get(list) ?? 0) > 1 ? shared(list) : undefined),
    cutList: shared,
  };
  return { whole, lists, values: [] };
}

/** The options of a shared list; with the columns that it had, and one more. */
function withColumn(choices: readonly Choice[], column: string | undefined, before: Json | undefined): Json {
  if (column === undefined && before !== undefined) return before;
  return choices.map(({ code, label, columns }, index): Json => {
    const text = label === code ? code : `${code}|${label}`;
    const old = isList(before) ? before[index] : undefined;
    const had = isObject(old) ? old : {};
    if (column === undefined) return text;
    return { ...had, value: text, [column]: columns.get(column) ?? '' };
  });
}

/** Steps: the groups at the top of the sheet, and what stands between them. */
function stepsOf(items: readonly Item[], built: Built): JsonObject[] {
  const taken = new Set<string>();
  const [only] = items;
  const wraps =
    items.length === 1 &&
    only?.type === 'begin_group' &&
    only.children.every(({ type }) => type === 'begin_group');
  const top = wraps && only ? only.children : items;
  const steps: JsonObject[] = [];
  let loose: Item[] = [];
  const push = (title: string, blocks: Json[], keys: JsonObject): void => {
    if (blocks.length > 0) steps.push({ id: freeSlug(title, taken), title, ...keys, blocks });
  };
  const pushLoose = (): void => {
    const [first] = loose;
    if (first) push(looseTitle(loose, built, steps.length), blocksOf(loose, built), {});
    loose = [];
  };
  for (const item of top) {
    if (item.type !== 'begin_group') {
      loose.push(item);
      continue;
    }
    pushLoose();
    const [title, inside] = headed(item, built);
    push(title, blocksOf(inside, built), visibleWhen(item, built.whole));
  }
  pushLoose();
  return steps;
}

const looseTitle = (loose: readonly Item[], { whole }: Built, count: number): string => {
  const [first] = loose;
  if (loose.length === 1 && first?.type === 'begin_repeat') return labelOf(first, whole);
  return count === 0 ? 'Data' : `Data ${String(count + 1)}`;
};

/** The longest note that is a title. */
const longestTitle = 80;

/** The title of a step and what stands in it: the group's label, the note at its head instead, or its name. */
function headed(item: Item, { whole }: Built): [title: string, inside: readonly Item[]] {
  const { row, named, children } = item;
  const label = sayText(row, 'label', { whose: named, names: whole.names });
  if (label !== '') return [label, children];
  const [first, ...others] = children;
  const isTitle =
    first?.type === 'note' &&
    ['relevant', 'hint'].every((heading) => first.row.text(heading) === '') &&
    others.length > 0;
  const note = isTitle ? sayText(first.row, 'label', { whose: first.named, names: whole.names }) : '';
  if (note !== '' && note.length <= longestTitle) return [note, others];
  const words = named.theirs.replace(/[_-]+/g, ' ').trim();
  const title = words === '' ? 'Data' : words.charAt(0).toUpperCase() + words.slice(1);
  row.note('label')('bent', `Kelompok tanpa label; judul langkahnya "${title}".`);
  return [title, children];
}

const blocksOf = (items: readonly Item[], built: Built): Json[] =>
  items.flatMap((item) => blockOf(item, built));

function blockOf(item: Item, built: Built): Json[] {
  const { type, named, row, children } = item;
  const { whole } = built;
  if (named.lost) return [];
  switch (type) {
    case 'begin_group': {
      const blocks = blocksOf(children, built);
      const title = sayText(row, 'label', { whose: named, names: whole.names });
      const keys = visibleWhen(item, whole);
      if (title === '' && Object.keys(keys).length === 0) return blocks;
      return blocks.length === 0
        ? []
        : [{ type: 'group', ...(title === '' ? {} : { title }), ...keys, blocks }];
    }
    case 'begin_repeat':
      return rowsOf(item, built);
    case 'note': {
      const text = sayText(row, 'label', { whose: named, names: whole.names });
      const hint = sayText(row, 'hint', { whose: named, names: whole.names });
      const html = [text, hint].filter((one) => one !== '').map((one) => `<p>${escaped(one)}</p>`);
      return html.length === 0
        ? []
        : [{ type: 'richText', html: html.join(''), ...visibleWhen(item, whole) }];
    }
    case 'calculate':
    case 'hidden':
      return valueOf(item, built);
    default:
      return [fieldOf(item, whole)];
  }
}

/** A calculation is a value of the form; in rows, which have no values, a question that shows its result. */
function valueOf(item: Item, { whole, values }: Built): Json[] {
  const { row, named } = item;
  const heading = row.text('calculation') === '' ? 'default' : 'calculation';
  const isPlain = heading === 'default' && !/\$\{|\(/.test(row.text('default'));
  if (isPlain) {
    values.push({ name: named.ours, initial: row.text('default') });
    return [];
  }
  const formula = sayCell(row, heading, { whose: named, names: whole.names }, formulaOf);
  if (formula === undefined) {
    named.lost = true;
    return [];
  }
  const value = { name: named.ours, compute: formula, ...visibleWhen(item, whole) };
  if (named.rows === undefined) {
    values.push(value);
    return [];
  }
  row.note('type')('bent', 'Hitungan di dalam baris tampil sebagai pertanyaan yang terisi sendiri.');
  return [
    {
      type: 'text',
      label: sayText(row, 'label', { whose: named, names: whole.names }) || named.theirs,
      ...value,
    },
  ];
}

function rowsOf(item: Item, built: Built): Json[] {
  const { row, children, named } = item;
  const { whole } = built;
  const blocks = blocksOf(children, built);
  if (blocks.length === 0) return [];
  const label = labelOf(item, whole);
  const count = sayCell(row, 'repeat_count', { whose: named, names: whole.names }, (expression, scope) =>
    expression.is === 'number' ? expression.value : formulaOf(expression, scope),
  );
  return [
    {
      type: 'rows',
      name: named.ours,
      label,
      ...visibleWhen(item, whole),
      ...(count === undefined ? {} : { minRows: count, maxRows: count }),
      rowTitle: `${label} {index}`,
      blocks,
    },
  ];
}

function definitionOf(
  wishes: ImportWishes,
  settings: ReadonlyMap<string, string>,
  steps: readonly JsonObject[],
  { lists, values }: Built,
): JsonObject {
  const title = wishes.title ?? (settings.get('form_title') || settings.get('title') || 'Formulir');
  const id = settings.get('form_id') ?? settings.get('id_string') ?? '';
  return {
    $schema: './form-definition.schema.json',
    version: 1,
    slug: wishes.slug ?? (slugFrom(title) || slugFrom(id) || 'formulir'),
    title,
    ...(wishes.subProductId === undefined ? {} : { subProductId: wishes.subProductId }),
    ...cardOf({ title, card: wishes.card }),
    ...(Object.keys(lists).length === 0 ? {} : { lists }),
    ...(values.length === 0 ? {} : { values }),
    texts: { next: 'Selanjutnya', last: 'Tinjau Permohonan' },
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
