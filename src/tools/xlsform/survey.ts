import { nearest } from '../../interpreter';
import { answerName } from './names';
import type { AnswerKind, Named } from './question';
import type { Table, TableRow } from './table';

/** A line of the survey sheet: a question, a note, a value, or a group of such. */
export interface Item {
  row: TableRow;
  /** Its type in XLSForm's own spelling: `select_one`, `begin_group`, `integer`. */
  type: string;
  /** What stands behind the type: the list of a choice. */
  list: string;
  /** `or_other`: a further choice that asks what. */
  orOther: boolean;
  named: Named;
  children: Item[];
}

/** Older spellings, and the names of one thing that XLSForm has several for. */
const spellings: readonly (readonly [written: RegExp, type: string])[] = [
  [/^(?:begin[_ ]?group|group|begin[_ ]lgroup)$/, 'begin_group'],
  [/^end[_ ]?group$/, 'end_group'],
  [/^(?:begin[_ ]?repeat|begin[_ ]looped[_ ]group|repeat|lgroup)$/, 'begin_repeat'],
  [/^end[_ ]?(?:repeat|looped[_ ]group)$/, 'end_repeat'],
  [/^(?:int|add integer prompt|number of days in last month.*)$/, 'integer'],
  [/^(?:string|add text prompt)$/, 'text'],
  [/^(?:photo|add image prompt)$/, 'image'],
  [/^(?:dateTime|datetime|date time)$/i, 'datetime'],
  [/^(?:trigger|add acknowledge prompt)$/, 'acknowledge'],
  [/^(?:add note prompt)$/, 'note'],
  [/^(?:gps|location|add location prompt)$/, 'geopoint'],
  [/^(?:calculation|add calculate prompt)$/, 'calculate'],
];

const chosen =
  /^(?:(?<one>select[_ ]one|select1|select one|add select one prompt using)|(?<many>select[_ ]multiple|select all that apply|add select multiple prompt using)|(?<rank>rank))(?<file>[_ ]from[_ ]file)?(?:[_ ]from)?\s+(?<list>\S.*?)(?<other>\s+(?:or[_ ]other|or specify other))?$/;

/** What a device knows by itself; a portal does not ask for it. */
const deviceData = new Set([
  'start',
  'end',
  'today',
  'deviceid',
  'subscriberid',
  'simserial',
  'phonenumber',
  'username',
  'email',
  'audit',
  'start-geopoint',
  'background-audio',
  'background-geopoint',
]);

const kinds: Readonly<Record<string, AnswerKind>> = {
  begin_group: 'nothing',
  begin_repeat: 'rows',
  note: 'nothing',
  text: 'text',
  integer: 'number',
  decimal: 'number',
  range: 'number',
  date: 'date',
  datetime: 'date',
  time: 'text',
  barcode: 'text',
  acknowledge: 'tick',
  image: 'file',
  file: 'file',
  calculate: 'text',
  hidden: 'text',
  select_one: 'one',
  select_one_from_file: 'text',
  select_multiple: 'many',
  select_multiple_from_file: 'text',
};

/** Types of XLSForm that the language has no question for, with what they are to an editor. */
const unsayable: Readonly<Record<string, string>> = {
  geopoint: 'titik pada peta',
  geotrace: 'garis pada peta',
  geoshape: 'bidang pada peta',
  audio: 'rekaman suara',
  video: 'rekaman video',
  rank: 'urutan pilihan',
  'csv-external': 'data dari berkas lain',
  'xml-external': 'data dari berkas lain',
  entities: 'daftar entitas',
};

function typeOf(written: string): Pick<Item, 'type' | 'list' | 'orOther'> {
  const text = written.trim().replace(/\s+/g, ' ');
  const groups = chosen.exec(text)?.groups;
  if (groups) {
    const base =
      groups['one'] !== undefined ? 'select_one' : groups['many'] !== undefined ? 'select_multiple' : 'rank';
    return {
      type: groups['file'] === undefined || base === 'rank' ? base : `${base}_from_file`,
      list: groups['list'] ?? '',
      orOther: groups['other'] !== undefined,
    };
  }
  const spelt = spellings.find(([pattern]) => pattern.test(text))?.[1] ?? text.toLowerCase();
  return { type: spelt, list: '', orOther: false };
}

interface Open {
  children: Item[];
  /** The line that opened it; none for the sheet itself. */
  by?: Item;
}

/**
 * The lines of the survey sheet as a tree. What contradicts XLSForm is noted as an error at its cell: an unknown type, a missing or
 * repeated name, groups that are not closed, or closed twice.
 */
export function surveyOf(table: Table): Item[] {
  const top: Open = { children: [] };
  const open: Open[] = [top];
  const taken = new Set<string>();
  const device: [type: string, row: TableRow][] = [];
  for (const row of table.rows) {
    const written = row.text('type');
    if (written === '') {
      if (row.text('name') !== '' || row.text('label') !== '')
        row.note('type')('error', 'Baris ini tidak punya type.');
      continue;
    }
    const spelt = typeOf(written);
    if (deviceData.has(spelt.type)) {
      device.push([spelt.type, row]);
      continue;
    }
    const last = open[open.length - 1] ?? top;
    if (spelt.type === 'end_group' || spelt.type === 'end_repeat') {
      close(open, spelt.type, row);
      continue;
    }
    const item = itemOf(row, spelt, open, taken);
    if (!item) continue;
    last.children.push(item);
    if (spelt.type === 'begin_group' || spelt.type === 'begin_repeat')
      open.push({ children: item.children, by: item });
  }
  for (const { by } of open) by?.row.note('type')('error', `Tidak ada ${endOf(by.type)} yang menutup ini.`);
  const types = device.map(([type]) => type).join(', ');
  device[0]?.[1].note('type')('lost', `Data perangkat tidak dikumpulkan portal: ${types}.`);
  return top.children;
}

const endOf = (begin: string): string => begin.replace('begin', 'end');

function close(open: Open[], end: string, row: TableRow): void {
  const last = open[open.length - 1];
  if (!last?.by) {
    row.note('type')('error', `${end} ini tidak menutup apa pun.`);
    return;
  }
  if (endOf(last.by.type) !== end) {
    row.note('type')(
      'error',
      `Yang terbuka di sini "${last.by.named.sheetName}"; tutup dengan ${endOf(last.by.type)}.`,
    );
  }
  open.pop();
}

function itemOf(
  row: TableRow,
  spelt: Pick<Item, 'type' | 'list' | 'orOther'>,
  open: readonly Open[],
  taken: Set<string>,
): Item | undefined {
  const { type } = spelt;
  const known = type in kinds || type in unsayable;
  if (!known) {
    const near = nearest(type, [
      ...Object.keys(kinds),
      ...Object.keys(unsayable),
      'end_group',
      'end_repeat',
      ...deviceData,
    ]);
    const hint = near === undefined ? '' : ` Maksud Anda "${near}"?`;
    row.note('type')('error', `Jenis "${row.text('type')}" tidak dikenal.${hint}`);
    return undefined;
  }
  const group = open[open.length - 1]?.by?.named.sheetName;
  const named = namedOf(row, type, group, taken);
  const rows = open.findLast(({ by }) => by?.type === 'begin_repeat')?.by;
  if (rows) named.rows = rows.named.formName;
  if (type in unsayable) {
    row.note('type')('lost', `Tidak ada pertanyaan berupa ${unsayable[type] ?? type}.`);
    named.lost = true;
  }
  if (type === 'begin_repeat' && rows) {
    row.note('type')(
      'lost',
      `Baris di dalam baris tidak ada; "${named.sheetName}" dan isinya tidak terbawa.`,
    );
    named.lost = true;
  }
  if (open.some(({ by }) => by?.named.lost)) named.lost = true;
  return { row, ...spelt, named, children: [] };
}

function namedOf(row: TableRow, type: string, group: string | undefined, taken: Set<string>): Named {
  const sheetName = row.text('name');
  if (sheetName === '' && type !== 'note' && type !== 'begin_group') {
    row.note('name')('error', 'Pertanyaan ini tidak punya name.');
  }
  const formName = answerName(sheetName || type, taken, group);
  const keeps = kinds[type] !== 'nothing';
  if (keeps) taken.add(formName);
  if (keeps && formName !== sheetName && sheetName !== '' && !(type in unsayable)) {
    row.note('name')('bent', `Nama jawaban "${sheetName}" menjadi "${formName}".`);
  }
  return { sheetName, formName, kind: kinds[type] ?? 'nothing' };
}

/** All lines, those in groups too. */
export const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flat(item.children)]);
