import {
  codeOf,
  isEmpty,
  isList,
  labelOf,
  storedFiles,
  type CompiledField,
  type CompiledForm,
  type Json,
  type Value,
} from '../../interpreter';
import { numberWords, timeWords } from './plain';

/** A field by its label; a value by the words of its name; both also by the name that they have in their row. Anything else by its name. */
export function nameWords({ fields, values }: CompiledForm, name: string): string {
  const isColumn = ({ inRow }: Pick<CompiledField, 'inRow'>): boolean => inRow?.column === name;
  const field = fields.get(name) ?? [...fields.values()].find(isColumn);
  if (field) return `“${labelWords(field.definition)}”`;
  const value = values.get(name) ?? [...values.values()].find(isColumn);
  return value ? `nilai ${inWords(value.inRow?.column ?? name)}` : name;
}

/** What editors read of a name: of one that only the file has, `statusCek` and `isi-dari-nik`, plain words; of any other itself. */
export function inWords(name: string): string {
  if (/^[A-Z]/.test(name)) return name;
  const parts = name.replace(/^\w+\//, '').replace(/([a-z])([A-Z])/g, '$1 $2');
  return parts.replaceAll('-', ' ').toLowerCase();
}

/** What readers call a question: its short label, where it has one. */
export function labelWords({ label, shortLabel }: { label: string; shortLabel?: string }): string {
  return plainLabel(shortLabel ?? label);
}

/** A label that depends on answers, as readers call it: every wording that it may have, `Nomor Paspor / NIK`. */
export function plainLabel(label: string): string {
  return label.replace(/\{([^{}]*)\}/g, (_, formula: string) => {
    const wordings = [...formula.matchAll(/[?:]\s*'([^']*)'/g)].map(([, wording = '']) => wording);
    return wordings.length > 0 ? wordings.join(' / ') : '…';
  });
}

/** A step by its title. */
export function stepWords(form: CompiledForm, id: string): string {
  return `“${form.steps.get(id)?.definition.title ?? id}”`;
}

/** What a constant holds; `undefined`: no constant has this name. */
export function constantAt({ definition }: CompiledForm, name: string): Json | undefined {
  return definition.constants?.[name];
}

/** A value of an answer as its visitor reads it: a choice by its label, an amount with its unit, a day and a month as they are written. */
export function valueWords(form: CompiledForm, name: string, value: Value): string {
  if (isEmpty(value)) return 'kosong';
  if (typeof value === 'boolean') return value ? 'ya' : 'tidak';
  const field = form.fields.get(name);
  if (typeof value === 'number') return amountWords(field, value);
  if (typeof value === 'string') return textWords(field, value);
  if (field?.row.input === 'files')
    return storedFiles(value)
      .map(({ filename }) => filename)
      .join(', ');
  if (!isList(value)) return JSON.stringify(value);
  return field?.row.input === 'rows'
    ? `${value.length} baris`
    : value.map((one) => valueWords(form, name, one)).join(', ');
}

/** A number as its field shows it, unless digits are lost by that. */
function amountWords(field: CompiledField | undefined, value: number): string {
  const shown = field?.row.valueType === 'number' ? field.row.display(value, labelOf, {}) : '';
  const read = Number(shown.replace(/[^\d,]/g, '').replace(',', '.'));
  return shown !== '' && read === Math.abs(value) ? shown : numberWords(value);
}

function textWords(field: CompiledField | undefined, value: string): string {
  const listed = field?.listed?.find(({ code }) => code === codeOf(value));
  if (listed) return listed.label;
  if (field?.row.valueType === 'text') return value;
  return value.includes('|') ? labelOf(value) : timeWords(value);
}

/** Whether a date asks for a day of birth. */
export function isBirth({ label, name }: { label: string; name: string }): boolean {
  return /lahir/i.test(`${label} ${name}`);
}

/** A text in quotes, without what is far behind its beginning. */
export function quoted(text: string, most = 160): string {
  return `“${text.length > most ? `${text.slice(0, most).trimEnd()}…` : text}”`;
}
