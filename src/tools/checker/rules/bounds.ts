import { compileRule, rowOf, type Declaration, type Field, type Rule } from '../../../interpreter';
import type { Checked } from '../definition/checked';
import { writableNames, writtenNames } from '../definition/writers';
import type { Found } from '../finding';

/** Fields that no entry satisfies: bounds that cross, lengths and characters that exclude each other, locked and empty. */
export function bounds(checked: Checked): Found[] {
  const written = writtenNames(checked);
  const writable = writableNames(checked.definition, checked.fields);
  return [...checked.fields.values()].flatMap((declared) => [
    ...crossedNumbers(declared),
    ...crossedLengths(declared),
    ...crossedChoices(declared),
    ...crossedRows(declared),
    ...sliderBeyond(declared),
    ...impossibleCharacters(declared),
    ...(written.has(declared.field.name) || writable.has(declared.field.name)
      ? []
      : lockedAndEmpty(declared)),
  ]);
}

function crossedNumbers({ field, path }: Declaration): Found[] {
  if (!('min' in field && 'max' in field)) return [];
  const { min, max } = field;
  if (typeof min !== 'number' || typeof max !== 'number' || min <= max) return [];
  const what = `Batas terkecil ${min} lebih besar daripada batas terbesar ${max}.`;
  return [{ rule: 'bounds-crossed', path: `${path}.min`, what, mend: 'Tukar atau perbaiki kedua batas.' }];
}

function crossedLengths({ field, path }: Declaration): Found[] {
  if (!isText(field)) return [];
  const { minLength, maxLength, required } = field;
  const least = Math.max(minLength ?? 0, required === true ? 1 : 0);
  if (maxLength === undefined || least <= maxLength) return [];
  const what = `Paling sedikit ${least} karakter diminta, tetapi paling banyak ${maxLength} yang diterima.`;
  return [
    { rule: 'bounds-crossed', path: `${path}.maxLength`, what, mend: 'Perbaiki minLength atau maxLength.' },
  ];
}

function crossedChoices({ field, path }: Declaration): Found[] {
  if (field.type !== 'checkboxGroup' || field.minChosen === undefined) return [];
  const most = Math.min(field.maxChosen ?? Infinity, field.options?.length ?? Infinity);
  if (field.minChosen <= most) return [];
  const what = `Paling sedikit ${field.minChosen} pilihan diminta, tetapi paling banyak ${most} yang dapat dipilih.`;
  return [
    { rule: 'bounds-crossed', path: `${path}.minChosen`, what, mend: 'Perbaiki minChosen atau maxChosen.' },
  ];
}

function crossedRows({ field, path }: Declaration): Found[] {
  if (field.type !== 'rows') return [];
  const { minRows, maxRows } = field;
  if (typeof minRows !== 'number' || typeof maxRows !== 'number' || minRows <= maxRows) return [];
  const what = `Paling sedikit ${minRows} baris diminta, tetapi paling banyak ${maxRows} yang dapat ditambah.`;
  return [{ rule: 'bounds-crossed', path: `${path}.minRows`, what, mend: 'Perbaiki minRows atau maxRows.' }];
}

/** A slider none of whose amounts may be given. */
function sliderBeyond({ field, path }: Declaration): Found[] {
  if (!('slider' in field) || field.slider === undefined) return [];
  const { from, to } = field.slider;
  const { min, max } = field;
  const isBelow = typeof min === 'number' && to !== undefined && to < min;
  const isAbove = typeof max === 'number' && from !== undefined && from > max;
  if (!isBelow && !isAbove) return [];
  const what = 'Penggeser ini tidak memuat satu pun isian yang diterima.';
  return [
    { rule: 'bounds-crossed', path: `${path}.slider`, what, mend: 'Samakan slider dengan min dan max.' },
  ];
}

/** Every character that keyboards here bring forth, near enough. */
export const typed = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
const shortestEmail = 'a@b.id';

function impossibleCharacters({ field, path }: Declaration): Found[] {
  if (!isText(field)) return [];
  const { rule } = field;
  const found = (what: string, mend: string, key = 'rule'): Found[] => [
    { rule: 'length-characters', path: `${path}.${key}`, what, mend },
  ];
  if (field.type === 'email' && (field.maxLength ?? Infinity) < shortestEmail.length) {
    return found('Alamat email tidak mungkin sependek itu.', 'Naikkan maxLength.', 'maxLength');
  }
  const allowed = rule !== undefined && !isList(rule) ? compileRule(rule) : undefined;
  if (!allowed) return [];
  if (field.type === 'email' && !(allowed('@') && allowed('.'))) {
    return found(
      'Alamat email memerlukan @ dan titik, yang tidak diperbolehkan aturannya.',
      'Hapus rule; email sudah membawa aturannya sendiri.',
    );
  }
  const turned = (text: string): string =>
    field.case === 'upper' ? text.toUpperCase() : field.case === 'lower' ? text.toLowerCase() : text;
  if (field.case !== undefined && !typed.some((one) => allowed(one) && [...turned(one)].every(allowed))) {
    return found(
      `Huruf diubah menjadi ${field.case === 'upper' ? 'besar' : 'kecil'}, padahal aturannya tidak memperbolehkan huruf itu.`,
      'Perbaiki case atau rule.',
    );
  }
  return [];
}

function lockedAndEmpty({ field, path }: Declaration): Found[] {
  if (field.required !== true || field.readOnly !== true) return [];
  return [
    {
      rule: 'read-only-without-value',
      path: `${path}.required`,
      what: `"${field.label}" wajib diisi, hanya dapat dibaca, dan tidak diisi oleh apa pun.`,
      mend: 'Isi dengan defaultValue, compute, atau sebuah aksi; atau hapus required.',
    },
  ];
}

type TextField = Extract<Field, { maxLength?: number }>;

function isText(field: Field): field is TextField {
  return rowOf(field).input === 'text';
}

function isList<T>(rule: Rule | readonly T[]): rule is readonly T[] {
  return Array.isArray(rule);
}
