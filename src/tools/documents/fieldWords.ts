import {
  toOption,
  uploadLimits,
  type CompiledForm,
  type Field,
  type OptionEntry,
  type Rule,
} from '../../../src/interpreter';
import { conditionWords, nameWords } from './conditionWords';
import { dayWords, escaped, numberWords, sentence, sentenceOf, sizeWords } from './words';

/** What is asked of an answer, a sentence each, as HTML. */
export function fieldRules(form: CompiledForm, field: Field): string[] {
  return [
    ...choices(form, field),
    ...limits(form, field),
    ...source(form, field),
    ...(field.sensitive === true ? ['Tidak pernah disimpan di perangkat pengunjung.'] : []),
    ...(field.submit === false ? ['Tidak ikut dikirim.'] : []),
    ...(field.keep === true ? ['Tetap dikirim walau tersembunyi atau dilewati.'] : []),
  ];
}

/** A formula as it was written. */
export function code(formula: number | string): string {
  return `<code>${escaped(String(formula))}</code>`;
}

function choices(form: CompiledForm, field: Field): string[] {
  const lookup = 'lookup' in field ? field.lookup : undefined;
  if (lookup) {
    const parents =
      form.fields.get(field.name)?.lookup?.parents.map(({ name }) => nameWords(form, name)) ?? [];
    const after = parents.length > 0 ? `, setelah ${escaped(parents.join(' dan '))} diisi` : '';
    const fills = Object.keys(lookup.fills ?? {}).map((name) => nameWords(form, name));
    return [
      `Pilihan dari data bank <code>${escaped(lookup.url ?? lookup.call ?? 'remote-select')}</code>${after}.`,
      ...(fills.length > 0 ? [`Mengisi ${escaped(fills.join(', '))}.`] : []),
    ];
  }
  const options = 'options' in field ? (field.options ?? []) : [];
  return options.length === 0
    ? []
    : [`Pilihan: ${options.map((option) => optionWords(form, option)).join('; ')}.`];
}

function optionWords(form: CompiledForm, entry: OptionEntry): string {
  const label = escaped(toOption(entry).label);
  if (typeof entry === 'string') return label;
  const when = entry.visibleWhen ? [`bila ${escaped(conditionWords(form, entry.visibleWhen))}`] : [];
  const notes = [...when, ...(entry.selectsAll === true ? ['mencentang semua'] : [])];
  return notes.length === 0 ? label : `${label} <i>(${notes.join('; ')})</i>`;
}

const named = (rule: Rule): string =>
  typeof rule === 'string'
    ? escaped(sentenceOf('aturan', rule))
    : `hanya karakter <code>${escaped(rule.characters)}</code>`;

function limits(form: CompiledForm, field: Field): string[] {
  const said: string[] = [];
  if ('rule' in field && field.rule !== undefined) {
    const { rule } = field;
    // Parse has let nothing but a list of conditional rules be a list.
    const list = Array.isArray(rule) ? rule : [{ rule }];
    for (const one of list as readonly { when?: Parameters<typeof conditionWords>[1]; rule: Rule }[])
      said.push(
        `Karakter: ${named(one.rule)}${one.when ? `, bila ${escaped(conditionWords(form, one.when))}` : ''}.`,
      );
  }
  if ('minLength' in field || 'maxLength' in field) said.push(...between(field.minLength, field.maxLength));
  if ('case' in field && field.case)
    said.push(`Diubah menjadi huruf ${field.case === 'upper' ? 'besar' : 'kecil'}.`);
  if ('min' in field && field.min !== undefined) said.push(`Paling sedikit ${bound(field.min)}.`);
  if ('max' in field && field.max !== undefined)
    said.push(
      `Paling banyak ${bound(field.max)}${field.clampToMax === true ? '; yang lebih diturunkan' : ''}.`,
    );
  if ('minDate' in field && field.minDate) said.push(`Paling awal ${day(field.minDate)}.`);
  if ('maxDate' in field && field.maxDate) said.push(`Paling akhir ${day(field.maxDate)}.`);
  if ('kind' in field && field.kind) said.push(`${escaped(sentence('field-tanggal', 'kind', field.kind))}.`);
  if ('disable' in field && field.disable) said.push(`Tidak dapat dipilih: ${closed(field.disable)}.`);
  if ('maxWeekdaysAhead' in field && field.maxWeekdaysAhead !== undefined)
    said.push(`Sampai ${field.maxWeekdaysAhead} hari kerja sesudah hari ini.`);
  if (field.type === 'upload') said.push(files(field));
  return said;
}

function between(fewest = 0, most = Infinity): string[] {
  if (fewest === most) return [`Tepat ${most} karakter.`];
  const words = [
    ...(fewest > 1 ? [`paling sedikit ${fewest}`] : []),
    ...(most < Infinity ? [`paling banyak ${numberWords(most)}`] : []),
  ].join(', ');
  return words === '' ? [] : [`${words.charAt(0).toUpperCase()}${words.slice(1)} karakter.`];
}

const bound = (limit: number | string): string =>
  typeof limit === 'number' ? numberWords(limit) : code(limit);
const day = (limit: string): string => (/^\d{4}-/.test(limit) ? dayWords(limit) : code(limit));

const closedDays: Readonly<Record<string, string>> = {
  holidays: 'hari libur nasional',
  weekends: 'Sabtu dan Minggu',
  past: 'hari yang sudah lewat',
  today: 'hari ini',
};
const closed = (days: readonly string[]): string => days.map((one) => closedDays[one] ?? one).join(', ');

/** Which files an upload takes. */
export function files(field: Extract<Field, { type: 'upload' }>): string {
  const { accept, maxFiles, maxSizeBytes } = uploadLimits(field);
  const kinds = accept.map((one) => one.slice(1).toUpperCase()).join(', ');
  return `${maxFiles > 1 ? `Paling banyak ${maxFiles} berkas ` : 'Satu berkas '}${kinds}, masing-masing paling besar ${sizeWords(maxSizeBytes)}.`;
}

function source(form: CompiledForm, field: Field): string[] {
  const said: string[] = [];
  const { compute, computeWhen, defaultValue, resetWhenChanged } = field;
  if (compute !== undefined)
    said.push(
      `Dihitung: ${code(compute)}${computeWhen ? `, bila ${escaped(conditionWords(form, computeWhen))}` : ''}.`,
    );
  if (defaultValue !== undefined) said.push(`Isian awal: ${initial(field, defaultValue)}.`);
  if (resetWhenChanged) {
    const names = resetWhenChanged.map((name) => nameWords(form, name)).join(', ');
    said.push(`Diulang bila ${escaped(names)} berubah.`);
  }
  if ('copies' in field && field.copies)
    for (const [target, from] of Object.entries(field.copies))
      said.push(
        `Selama menyala, ${escaped(nameWords(form, target))} mengikuti ${escaped(nameWords(form, from))}.`,
      );
  if (field.type === 'branch')
    said.push(
      `Cabang di ${escaped(nameWords(form, field.city))} pada ${escaped(nameWords(form, field.date))}, dengan antriannya.`,
    );
  return said;
}

/** A choice by its label, anything else as it was written. */
function initial(field: Field, value: unknown): string {
  const options = 'options' in field ? (field.options ?? []) : [];
  const option = options.map(toOption).find((one) => one.value === value);
  if (option) return escaped(option.label);
  return code(typeof value === 'string' ? value : JSON.stringify(value));
}
