import type { Json, JsonObject } from '../../interpreter';
import { filteredBy, optionOf, type SheetChoice } from './choices';
import { alwaysHolds, conditionOf } from './condition';
import { constraintOf, messagesOf, type Constraint } from './constraint';
import { formulaOf } from './formula';
import { sayCell, sayText, type Names } from './reading';
import type { Item } from './survey';

/** What the lines of a sheet are said with. */
export interface Whole {
  names: Names;
  /** The choices of a list, by its name in the sheet. */
  choices: ReadonlyMap<string, readonly SheetChoice[]>;
  /** The name of a list that several questions share, or undefined: then the choices stand in the question. */
  sharedList: (list: string) => string | undefined;
  /** Makes a list shared, since it is cut by a column; its name in the product. */
  cutList: (list: string, column: string) => string;
}

/** More choices than these are read in a list that opens, and more than those are searched. */
const [mostInView, mostInList] = [6, 15];

const isYes = (text: string): boolean => /^(?:yes|true|true\(\)|ya|wajib|1)$/i.test(text);
const isNo = (text: string): boolean => text === '' || /^(?:no|false|false\(\)|tidak|0)$/i.test(text);

function typeOf({ type, row, list }: Item, whole: Whole): string {
  const look = row.text('appearance').toLowerCase();
  switch (type) {
    case 'integer':
    case 'range':
      return 'number';
    case 'decimal':
      return 'decimal';
    case 'datetime':
      return 'date';
    case 'date':
      return /month-year/.test(look) ? 'monthYear' : 'date';
    case 'acknowledge':
      return 'checkbox';
    case 'image':
    case 'file':
      return 'upload';
    case 'begin_repeat':
      return 'rows';
    case 'select_multiple':
      return 'checkboxGroup';
    case 'select_one': {
      const count = whole.choices.get(list)?.length ?? 0;
      if (count > mostInList || /autocomplete|search/.test(look)) return 'searchSelect';
      return count > mostInView || /minimal/.test(look) ? 'select' : 'radio';
    }
    default:
      return /multiline/.test(look) ? 'textarea' : 'text';
  }
}

/** Keys that only one type of XLSForm brings, with what it cannot bring. */
function ownKeys({ type, row }: Item): JsonObject {
  switch (type) {
    case 'image':
      return { accept: ['.jpg', '.jpeg', '.png'] };
    case 'time':
      row.note('type')('bent', 'Jam menjadi teks berbentuk 99:99.');
      return { format: '99:99', mask: true, inputMode: 'numeric' };
    case 'datetime':
      row.note('type')('bent', 'Hanya tanggalnya yang ditanyakan, tanpa jam.');
      return {};
    case 'barcode':
      row.note('type')('bent', 'Kode batang diketik, tidak dipindai.');
      return {};
    case 'select_one_from_file':
    case 'select_multiple_from_file':
      row.note('type')(
        'bent',
        `Pilihannya ada di berkas lain (${row.text('type').split(' ').pop() ?? ''}); jawabannya diketik.`,
      );
      return {};
    case 'range':
      return rangeKeys(row.text('parameters'));
    case 'text':
      return /numbers/.test(row.text('appearance')) ? { rule: 'digits', inputMode: 'numeric' } : {};
    default:
      return {};
  }
}

function rangeKeys(parameters: string): JsonObject {
  const value = (name: string): number =>
    Number(new RegExp(`${name}\\s*=\\s*(-?[\\d.]+)`).exec(parameters)?.[1] ?? NaN);
  const [from, to, step] = [value('start'), value('end'), value('step')];
  if (Number.isNaN(from) || Number.isNaN(to)) return {};
  return { min: from, max: to, slider: { from, to, ...(Number.isNaN(step) ? {} : { step }) } };
}

/** The condition of `relevant`, as a key. */
export function visibleWhen(item: Item, whole: Whole): JsonObject {
  const { row, named } = item;
  const condition = sayCell(row, 'relevant', { whose: named, names: whole.names }, (expression, scope) => {
    if (!alwaysHolds(expression)) return conditionOf(expression, scope);
    row.note('relevant')('bent', 'Syarat ini selalu berlaku, jadi tidak ditulis.');
    return undefined;
  });
  return condition === undefined ? {} : { visibleWhen: condition };
}

function required(item: Item, whole: Whole): JsonObject {
  const { row, named } = item;
  const written = row.text('required');
  const message = sayText(row, 'required_message', { whose: named, names: whole.names });
  const said: JsonObject = message === '' ? {} : { messages: { required: message } };
  if (isNo(written)) return {};
  if (isYes(written)) return { required: true, ...said };
  const when = sayCell(row, 'required', { whose: named, names: whole.names }, conditionOf);
  return when === undefined ? {} : { requiredWhen: when, ...said };
}

/** What is written for a question, under its name and label. */
export function fieldOf(item: Item, whole: Whole): JsonObject {
  const { row, named } = item;
  const whose = { whose: named, names: whole.names };
  const type = typeOf(item, whole);
  const constraint = sayCell(row, 'constraint', whose, (expression, scope) =>
    constraintOf(expression, scope, type),
  );
  const hint = sayText(row, 'hint', whose);
  const guidance = sayText(row, 'guidance_hint', whose);
  return {
    type,
    name: named.formName,
    label: labelOf(item, whole),
    ...(hint === '' ? {} : { guideText: hint }),
    ...(guidance === '' ? {} : { help: `<p>${escaped(guidance)}</p>` }),
    ...merged(required(item, whole), ownKeys(item), constraintKeys(item, whole, constraint)),
    ...optionsOf(item, whole, constraint?.exclusive),
    ...(isYes(row.text('readonly')) ? { readOnly: true } : {}),
    ...visibleWhen(item, whole),
    ...startOf(item, whole, type),
  };
}

/** A text as HTML that shows it. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Later keys win; messages come together. */
function merged(...parts: readonly JsonObject[]): JsonObject {
  const all: JsonObject = Object.assign({}, ...parts) as JsonObject; // Parts of JSON objects.
  const messages = parts.flatMap(({ messages: one }) => (one === undefined ? [] : [one]));
  return messages.length === 0 ? all : { ...all, messages: Object.assign({}, ...messages) as Json }; // The same.
}

/** The label of a question; without one its hint or its name, which is noted at the cell. */
export function labelOf({ row, named }: Item, whole: Whole): string {
  const label = sayText(row, 'label', { whose: named, names: whole.names });
  if (label !== '') return label;
  const hint = sayText(row, 'hint', { whose: named, names: whole.names });
  row.note('label')('bent', 'Tanpa label; namanya menjadi label.');
  return hint || named.sheetName || 'Pertanyaan';
}

function constraintKeys({ row, named }: Item, whole: Whole, constraint: Constraint | undefined): JsonObject {
  if (!constraint) return {};
  const message = sayText(row, 'constraint_message', { whose: named, names: whole.names });
  const messages = message === '' ? {} : messagesOf(constraint, message);
  return {
    ...constraint.keys,
    ...(Object.keys(messages).length === 0 ? {} : { messages }),
    ...(constraint.check === undefined
      ? {}
      : { checks: [{ that: constraint.check, message: message || 'Periksa lagi jawaban ini' }] }),
  };
}

function optionsOf(item: Item, whole: Whole, exclusive: string | undefined): JsonObject {
  const { row, named, list, type, orOther } = item;
  if (type !== 'select_one' && type !== 'select_multiple') return {};
  const choices = whole.choices.get(list) ?? [];
  const filtered = sayCell(row, 'choice_filter', { whose: named, names: whole.names }, (expression, scope) =>
    filteredBy(expression, choices, scope),
  );
  if (filtered?.by === 'column') {
    return { options: { list: whole.cutList(list, filtered.column), where: filtered.where } };
  }
  if (filtered) {
    row.note('choice_filter')('bent', 'Setiap pilihan mendapat syaratnya sendiri.');
    return { options: filtered.options };
  }
  const shared = orOther || exclusive !== undefined ? undefined : whole.sharedList(list);
  if (shared !== undefined) return { options: shared };
  const options = choices.map((choice) =>
    optionOf(choice, choice.code === exclusive ? { exclusive: true } : {}),
  );
  if (!orOther) return { options };
  row.note('type')('bent', `Jawaban "Lainnya" ditanyakan sebagai "${named.formName}Lainnya".`);
  return { options: [...options, { value: 'other|Lainnya', asks: 'Sebutkan' }] };
}

/** A default or a calculation: what stands there at the beginning, or always. */
function startOf(item: Item, whole: Whole, type: string): JsonObject {
  const { row, named } = item;
  const calculated = sayCell(row, 'calculation', { whose: named, names: whole.names }, formulaOf);
  if (calculated !== undefined) {
    if (isYes(row.text('readonly'))) return { compute: calculated };
    return { defaultValue: `{${calculated}}` };
  }
  const written = row.text('default');
  if (written === '' || type === 'upload' || type === 'rows') return {};
  if (/\$\{|^[a-z][\w:-]*\(.*\)$/.test(written)) {
    const formula = sayCell(row, 'default', { whose: named, names: whole.names }, formulaOf);
    return formula === undefined ? {} : { defaultValue: `{${formula}}` };
  }
  const value = startValue(item, whole, type, written);
  if (value !== undefined) return { defaultValue: value };
  row.note('default')('lost', `"${written}" bukan jawaban yang sah di sini, jadi tidak diisikan.`);
  return {};
}

function startValue({ list }: Item, whole: Whole, type: string, written: string): Json | undefined {
  const option = (code: string): Json | undefined => {
    const choice = whole.choices.get(list)?.find((one) => one.code === code);
    return choice && optionOf(choice);
  };
  switch (type) {
    case 'number':
    case 'decimal': {
      const number = Number(written);
      return Number.isNaN(number) ? undefined : number;
    }
    case 'date':
    case 'monthYear':
      return /^\d{4}-\d{2}(-\d{2})?$/.test(written) ? written.slice(0, type === 'date' ? 10 : 7) : undefined;
    case 'checkbox':
      return /^(?:ok|true)$/i.test(written) ? true : undefined;
    case 'checkboxGroup': {
      const chosen = written.split(/\s+/).map(option);
      return chosen.some((one) => one === undefined) ? undefined : chosen.filter((one) => one !== undefined);
    }
    case 'radio':
    case 'select':
    case 'searchSelect':
      return option(written);
    default:
      return written;
  }
}
