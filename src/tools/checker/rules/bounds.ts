import { compileRule, fitsRule, lengthKeys, rowOf, type Declaration, type Field } from '../../../interpreter';
import { ofFields, plainRule, type Checked } from '../definition/checked';
import { localOptions } from '../definition/options';
import { writableNames, writtenNames } from '../definition/writers';
import type { Found } from '../finding';
import { partOf } from '../json/walk';
import { belowZero, unitsOf } from '../../../fields/common/fieldTypeRow';

/** Fields that no entry satisfies: bounds that cross, lengths and characters that exclude each other, locked and empty. */
export function bounds(checked: Checked): Found[] {
  const written = writtenNames(checked);
  const writable = writableNames(checked.definition, checked.fields);
  return [...checked.fields.values()].flatMap((declared) => [
    ...crossed(declared),
    ...sliderBeyond(declared),
    ...impossibleCharacters(declared),
    ...(written.has(declared.field.name) || writable.has(declared.field.name)
      ? []
      : lockedAndEmpty(declared)),
  ]);
}

type Input = ReturnType<typeof rowOf>['input'];

const boundKeys: Partial<Record<Input, { least: string; most: string }>> = {
  ...lengthKeys,
  rows: { least: 'minRows', most: 'maxRows' },
};

const countedBy: Partial<Record<Input, string>> = { text: ' karakter', choices: ' pilihan', rows: ' baris' };

/** Two bounds of one field, as far as they are written as numbers; a needed text has a character, and no more is chosen than there is. */
function crossed({ field, path }: Declaration): Found[] {
  const { input } = rowOf(field);
  const keys = boundKeys[input] ?? { least: 'min', most: 'max' };
  const numberAt = (key: string): number | undefined => {
    const bound = partOf(field, key);
    return typeof bound === 'number' ? bound : undefined;
  };
  const least = Math.max(
    numberAt(keys.least) ?? -Infinity,
    input === 'text' && field.required === true ? 1 : -Infinity,
  );
  const offered = input === 'choices' ? localOptions(field)?.length : undefined;
  const most = Math.min(numberAt(keys.most) ?? Infinity, offered ?? Infinity);
  if (least <= most) return [];
  const unit = countedBy[input] ?? '';
  return [
    {
      rule: 'bounds-crossed',
      path: `${path}.${input === 'text' ? keys.most : keys.least}`,
      what: `Batas terkecil ${least}${unit} lebih besar daripada batas terbesar ${most}${unit}.`,
      fix: `Perbaiki ${keys.least} atau ${keys.most}.`,
    },
  ];
}

/** A slider with an amount that may not be given. */
function sliderBeyond({ field, path }: Declaration): Found[] {
  if (!('slider' in field) || field.slider === undefined) return [];
  const { from, to } = field.slider;
  const { min, max } = field;
  const least = typeof min === 'number' ? min : belowZero(field) ? -Infinity : 0;
  const most = typeof max === 'number' ? max : Infinity;
  if ([from, to].every((end) => end === undefined || (end >= least && end <= most))) return [];
  const what = 'Penggeser ini memuat isian yang tidak diterima.';
  return [
    { rule: 'bounds-crossed', path: `${path}.slider`, what, fix: 'Samakan slider dengan min dan max.' },
  ];
}

/** Every character that keyboards here bring forth, near enough. */
export const typed = Array.from({ length: 0x17f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index));
const shortestEmail = 'a@b.id';

function impossibleCharacters({ field, path }: Declaration): Found[] {
  if (!isText(field)) return [];
  const rule = plainRule(field);
  const found = (what: string, fix: string, key = 'rule'): Found[] => [
    { rule: 'length-characters', path: `${path}.${key}`, what, fix },
  ];
  if (field.type === 'email' && (field.maxLength ?? Infinity) < shortestEmail.length) {
    return found('Alamat email tidak mungkin sependek itu.', 'Naikkan maxLength.', 'maxLength');
  }
  const allowed = rule === undefined ? undefined : compileRule(rule);
  if (!allowed || rule === undefined) return [];
  if (typeof rule === 'object' && rule.first && !typed.some((one) => fitsRule(rule, one))) {
    const what = `Karakter pertamanya harus "${rule.first}", padahal "characters" tidak memuatnya.`;
    return found(what, 'Perbaiki "characters" atau "first".');
  }
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
  const what = `"${field.label}" wajib diisi, hanya dapat dibaca, dan tidak diisi oleh apa pun.`;
  const fix = 'Isi dengan defaultValue, compute, atau sebuah aksi; atau hapus required.';
  return [{ rule: 'read-only-without-value', path: `${path}.required`, what, fix }];
}

type TextField = Extract<Field, { maxLength?: number }>;

function isText(field: Field): field is TextField {
  return rowOf(field).input === 'text';
}

/** A text beside the answer that its label says too: `Berat (kg)` with the suffix `kg`. */
export const units = ofFields((field, path) =>
  Object.values(unitsOf(field)).flatMap((unit): Found | Found[] => {
    const said = unit && field.label.lastIndexOf(`(${unit})`);
    if (said === '' || said < 0) return [];
    const without = `${field.label.slice(0, said)}${field.label.slice(said + unit.length + 2)}`.trim();
    const what = `"${unit}" tertulis di label dan di dalam isian.`;
    const fix = `Tulis labelnya "${without}".`;
    return { rule: 'unit-twice', path: `${path}.label`, what, fix, edit: { put: without } };
  }),
);

/** Signs of regular expressions that no number of a bank, an authority or a telephone has. */
const signs = /[\^$[\]{}\\|?]/;

/** Formats that were meant as regular expressions: their signs would have to be typed. */
export const formats = ofFields((field, path): Found | Found[] => {
  const written = 'format' in field ? [field.format ?? []].flat() : [];
  const wrong = written.find((one) => signs.test(one));
  if (wrong === undefined) return [];
  return {
    rule: 'format-expression',
    path: `${path}.format`,
    what: `"${wrong}" ditulis sebagai ekspresi reguler; di sini tandanya harus diketik pengunjung, sehingga tidak ada isian yang cocok.`,
    fix: 'Tulis 9 untuk angka, A untuk huruf, * untuk salah satunya, misalnya "99.999-AA".',
  };
});
