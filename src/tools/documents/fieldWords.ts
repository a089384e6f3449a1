import {
  clampsToMax,
  fillsOf,
  lengthsOf,
  rowOf,
  toOption,
  uploadLimits,
  type CompiledCheck,
  type CompiledForm,
  type CompiledOption,
  type Field,
  type Rule,
} from '../../interpreter';
import { unitsOf } from '../../fields/common/fieldTypeRow';
import type { RememberedValue } from '../../language';
import { formulaWords, treeWords, wordsAt } from '../words/expressions';
import { numberWords, sizeWords, timeWords } from '../words/plain';
import { nameWords, valueWords } from '../words/values';
import { escaped, sentence, sentenceOf } from './words';

/** What is asked of an answer, a sentence each, as HTML. */
export function fieldRules(form: CompiledForm, field: Field): string[] {
  return [...listed(form, field), ...answerRules(form, field)];
}

/** As `fieldRules`, without the choices that the definition lists. */
function answerRules(form: CompiledForm, field: Field): string[] {
  return [
    ...lookedUp(form, field),
    ...filled(form, field),
    ...limits(form, field),
    ...source(form, field),
    ...(field.sensitive === true ? ['Tidak pernah disimpan di perangkat pengunjung.'] : []),
    ...(field.sensitive === 'receipt' ? ['Disamarkan di tanda terima.'] : []),
    ...(field.submit === false ? ['Tidak ikut dikirim.'] : []),
    ...(field.keep === true ? ['Tetap dikirim walau tersembunyi atau dilewati.'] : []),
  ];
}

/** What must hold between answers, and what is said when it does not. */
export function checkWords(form: CompiledForm, { source, that, level }: CompiledCheck): string {
  const what = level === 'warning' ? 'Diingatkan' : 'Ditolak';
  return `${what} kecuali ${escaped(treeWords(form, that))}: “${escaped(source.message)}”.`;
}

/** What a remembered value is, as HTML. */
export function heldWords(
  form: CompiledForm,
  { compute, initial }: Pick<RememberedValue, 'compute' | 'initial'>,
  path: string,
): string {
  const first = initial === undefined ? 'kosong pada awalnya' : code(JSON.stringify(initial));
  const when = wordsAt(form, `${path}.visibleWhen`);
  return `${compute === undefined ? first : `dihitung: ${code(compute)}`}${when && `, selama ${escaped(when)}`}`;
}

/** The values of each row of a group, with what they are, as HTML. */
export function rowValues(form: CompiledForm, field: Field): { name: string; said: string }[] {
  const { values = [] } = field.type === 'rows' ? field : {};
  const path = form.fields.get(field.name)?.path ?? '';
  return values.map((value, index) => {
    const held = heldWords(form, value, `${path}.values[${index}]`);
    return { name: value.name, said: value.submit === false ? `${held}; tidak dikirim` : held };
  });
}

/** A formula as it was written. */
export function code(formula: number | string): string {
  return `<code>${escaped(String(formula))}</code>`;
}

function lookedUp(form: CompiledForm, field: Field): string[] {
  const lookup = 'lookup' in field ? field.lookup : undefined;
  if (!lookup) return [];
  const parents = form.fields.get(field.name)?.lookup?.parents.map(({ name }) => nameWords(form, name)) ?? [];
  const after = parents.length > 0 ? `, setelah ${escaped(parents.join(' dan '))} diisi` : '';
  const address = escaped(lookup.url ?? lookup.call ?? 'remote-select');
  return [`Pilihan dari data bank <code>${address}</code>${after}.`];
}

function filled(form: CompiledForm, field: Field): string[] {
  const names = Object.keys(fillsOf(field).fills).map((name) => nameWords(form, name));
  return names.length > 0 ? [`Mengisi ${escaped(names.join(', '))}.`] : [];
}

function listed(form: CompiledForm, field: Field): string[] {
  if ('lookup' in field && field.lookup) return [];
  const options = form.fields.get(field.name)?.listed ?? [];
  return options.length === 0
    ? []
    : [`Pilihan: ${options.map((option) => optionWords(form, option)).join('; ')}.`];
}

function optionWords(form: CompiledForm, option: CompiledOption): string {
  const notes = optionNotes(form, option).map(escaped);
  const label = escaped(option.label);
  return notes.length === 0 ? label : `${label} <i>(${notes.join('; ')})</i>`;
}

/** What is said of a choice beside its label. */
function optionNotes(
  form: CompiledForm,
  { hint, visibleWhen, selectsAll, exclusive, score }: CompiledOption,
): string[] {
  return [
    ...(hint === undefined ? [] : [hint]),
    ...(visibleWhen ? [`bila ${treeWords(form, visibleWhen)}`] : []),
    ...(selectsAll ? ['mencentang semua'] : []),
    ...(exclusive ? ['melepas yang lain'] : []),
    ...(score === undefined ? [] : [`bernilai ${numberWords(score)}`]),
  ];
}

const named = (rule: Rule): string =>
  typeof rule === 'string'
    ? escaped(sentenceOf('aturan', rule))
    : `hanya karakter <code>${escaped(rule.characters)}</code>${rule.first ? `, diawali ${firstWords[rule.first]}` : ''}`;

const firstWords = { letters: 'huruf', digits: 'angka' } as const;

function isRules<T>(rule: Rule | readonly T[]): rule is readonly T[] {
  return Array.isArray(rule);
}

function limits(form: CompiledForm, field: Field): string[] {
  const said: string[] = [];
  const path = form.fields.get(field.name)?.path ?? '';
  if ('rule' in field && field.rule !== undefined) {
    const { rule } = field;
    // A list's rules hold under conditions.
    const rules: readonly Rule[] = isRules(rule) ? rule.map((one) => one.rule) : [rule];
    rules.forEach((one, at) => {
      const when = wordsAt(form, `${path}.rule[${at}].when`);
      said.push(`Karakter: ${named(one)}${when && `, bila ${escaped(when)}`}.`);
    });
  }
  const { prefix, suffix } = unitsOf(field);
  if (prefix) said.push(`Di depan isian: ${escaped(prefix)}.`);
  if (suffix) said.push(`Di belakang isian: ${escaped(suffix)}.`);
  if ('format' in field && field.format !== undefined)
    said.push(`Format: ${[field.format].flat().map(code).join(' atau ')}.`);
  said.push(...lengthWords(field));
  if ('case' in field && field.case)
    said.push(`Diubah menjadi huruf ${field.case === 'upper' ? 'besar' : 'kecil'}.`);
  if ('fold' in field && field.fold) said.push('Huruf beraksen diubah menjadi huruf A sampai Z.');
  if ('min' in field && field.min !== undefined)
    said.push(`Paling sedikit ${bound(form, field, field.min)}.`);
  if ('max' in field && field.max !== undefined)
    said.push(
      `Paling banyak ${bound(form, field, field.max)}${clampsToMax(field) ? '; yang lebih diturunkan' : ''}.`,
    );
  if (field.type === 'currency' && field.currency) said.push(`Mata uang ${field.currency}.`);
  if (field.type === 'currency' && field.decimals)
    said.push(`Paling banyak ${field.decimals} angka di belakang koma.`);
  if ('minDate' in field && field.minDate) said.push(`Paling awal ${day(form, field.minDate)}.`);
  if ('maxDate' in field && field.maxDate) said.push(`Paling akhir ${day(form, field.maxDate)}.`);
  if ('kind' in field && field.kind) said.push(`${escaped(sentence('field-tanggal', 'kind', field.kind))}.`);
  if ('disable' in field && field.disable) said.push(`Tidak dapat dipilih: ${closed(field.disable)}.`);
  if ('maxWeekdaysAhead' in field && field.maxWeekdaysAhead !== undefined)
    said.push(`Sampai ${field.maxWeekdaysAhead} hari kerja sesudah hari ini.`);
  if (field.type === 'upload') said.push(files(field));
  return said;
}

function lengthWords(field: Field): string[] {
  const { least = 0, most = Infinity } = lengthsOf(field);
  if (rowOf(field).input === 'choices')
    return [
      ...(least > 0 ? [`Pilih paling sedikit ${least}.`] : []),
      ...(most < Infinity ? [`Pilih paling banyak ${most}.`] : []),
    ];
  if (least === most) return [`Tepat ${most} karakter.`];
  const words = [
    ...(least > 1 ? [`paling sedikit ${least}`] : []),
    ...(most < Infinity ? [`paling banyak ${numberWords(most)}`] : []),
  ].join(', ');
  return words === '' ? [] : [`${words.charAt(0).toUpperCase()}${words.slice(1)} karakter.`];
}

const bound = (form: CompiledForm, { name }: Field, limit: number | string): string =>
  escaped(typeof limit === 'number' ? valueWords(form, name, limit) : formulaWords(form, limit));
const day = (form: CompiledForm, limit: string): string =>
  /^\d{4}-/.test(limit) ? timeWords(limit) : escaped(formulaWords(form, limit));

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
  const { compute, defaultValue, resetWhenChanged } = field;
  const computeWhen = form.fields.get(field.name)?.computeWhen;
  if (compute !== undefined)
    said.push(
      `Dihitung: ${escaped(formulaWords(form, compute))}${computeWhen ? `, bila ${escaped(treeWords(form, computeWhen))}` : ''}.`,
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
