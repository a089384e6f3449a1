import { isObject, stepsOf, type Field, type Json } from '../../../interpreter';
import { widgetTypeOf } from '../../../fields/common/options';
import { relationsOf } from '../../../language/schema';
import { fields as schemas } from '../../../language/schemas/fields';
import { ofFields, type Checked } from '../definition/checked';
import { localOptions, misread } from '../definition/options';
import type { Found } from '../finding';

/** First values and reset values of a choice that the field does not offer. */
export function firstValues({ fields, names }: Checked): Found[] {
  return [...fields.values()].flatMap(({ field, path }) => {
    const options = localOptions(field);
    if (!options)
      return typeof field.defaultValue === 'string' ? halfComputed(field.defaultValue, path, names) : [];
    return (['defaultValue', 'resetTo'] as const).flatMap((key): Found[] => {
      const value = field[key];
      const list: readonly Json[] = Array.isArray(value) ? value : [value ?? ''];
      const texts = list
        .filter((one) => typeof one === 'string')
        .filter((one) => one !== '' && !one.includes('{'));
      return texts.flatMap((one): Found[] => {
        const wrong = misread(one, options);
        const what = `Nilai awal ${JSON.stringify(one)} bukan salah satu pilihan "${field.label}" (${field.name}).`;
        return wrong ? [{ ...wrong, path: `${path}.${key}`, what }] : [];
      });
    });
  });
}

/** A formula in a first value is computed where it is the whole text. */
function halfComputed(text: string, path: string, names: Checked['names']): Found[] {
  const [part, name = ''] = /\{(\w+)\}/.exec(text) ?? [];
  if (part === undefined || /^\{[^{}]*\}$/.test(text) || !names.get(name)) return [];
  const what = `"${part}" tampil dengan kurung kurawalnya: hanya teks yang seluruhnya {rumus} dihitung.`;
  const fix = 'Tulis “{concat(…)}” dengan teks itu di dalamnya.';
  return [{ rule: 'text-braces', path: `${path}.defaultValue`, what, fix }];
}

/** Keys without the one that they belong to: whoever wrote them expects something that never happens. */
export const keysAlone = ofFields(unusedDefault, ticksAlone, aliasesOfNone, withoutOther);

function withoutOther(field: Field, path: string): Found[] {
  return relationsOf(schemas[field.type]).flatMap(({ as }): Found | Found[] => {
    if (as?.kind !== 'needs' || !as.advised) return [];
    const { key, other } = as;
    if (!Object.hasOwn(field, key) || Object.hasOwn(field, other)) return [];
    const what = `"${key}" pada "${field.label}" ditulis tanpa "${other}".`;
    const fix = `Tulis "${other}" di sampingnya, atau hapus "${key}".`;
    return { rule: 'key-alone', path: `${path}.${key}`, what, fix };
  });
}

/** A first value that nothing shows: the answer is computed, a file, or a code to be retyped. */
function unusedDefault(field: Field, path: string): Found[] {
  const isComputed = field.compute !== undefined && field.computeWhen === undefined;
  if (field.defaultValue === undefined || !(isComputed || ['upload', 'captcha'].includes(field.type)))
    return [];
  const what = `"${field.label}" ${isComputed ? 'selalu dihitung' : 'hanya diisi pengunjung'}, sehingga "defaultValue" tidak pernah dipakai.`;
  return [{ rule: 'key-alone', path: `${path}.defaultValue`, what, fix: 'Hapus "defaultValue".' }];
}

/** What an option does to other ticks says nothing where one choice alone is made. */
function ticksAlone(field: Field, path: string): Found[] {
  const entries = field.type === 'checkboxGroup' && Array.isArray(field.options) ? field.options : undefined;
  return (localOptions(field) ?? []).flatMap(({ exclusive, label }, index): Found[] => {
    if (!exclusive) return [];
    if (entries) {
      const entry: unknown = entries[index];
      if (!isObject(entry) || entry['selectsAll'] !== true) return [];
      const what = `Pilihan "${label}" mencentang semua ("selectsAll"), padahal tidak boleh bersama yang lain ("exclusive").`;
      return [{ rule: 'key-alone', path: `${path}.options[${index}]`, what, fix: 'Hapus salah satunya.' }];
    }
    if (field.type === 'checkboxGroup') return [];
    const what = `"exclusive" pada pilihan "${label}" hanya berarti pada checkboxGroup.`;
    const fix = 'Hapus "exclusive": di sini hanya satu yang dapat dipilih.';
    return [{ rule: 'key-alone', path: `${path}.options[${index}].exclusive`, what, fix }];
  });
}

/** An everyday name finds nothing where nobody searches, and none for words that no label has. */
function aliasesOfNone(field: Field, path: string): Found[] {
  const options = localOptions(field);
  if (!('aliases' in field) || !field.aliases) return [];
  if (widgetTypeOf(field.type, { lookup: !options, options: options?.length ?? 0 }) !== 'searchSelect') {
    const what = `"aliases" pada "${field.label}" tidak menemukan apa-apa: di sini tidak ada pencarian.`;
    const fix = 'Pakai searchSelect, atau hapus "aliases".';
    return [{ rule: 'key-alone', path: `${path}.aliases`, what, fix }];
  }
  if (!options) return [];
  return Object.entries(field.aliases).flatMap(([name, meant]): Found[] => {
    if (options.some(({ label }) => label.toLowerCase().includes(meant.toLowerCase()))) return [];
    const what = `Tidak ada pilihan yang labelnya memuat "${meant}".`;
    const fix = 'Tulis kata-kata yang ada pada label, atau hapus nama ini.';
    return [{ rule: 'value-not-an-option', path: `${path}.aliases.${name}`, what, fix }];
  });
}

/** Former names that something still has: its draft would be read twice. */
export function renamedFrom({ definition, fields }: Checked): Found[] {
  const steps = stepsOf(definition);
  const ids = new Set(steps.map(({ step }) => step.id));
  const finding = (path: string, name: string, what: string): Found => ({
    rule: 'renamed-from-taken',
    path: `${path}.renamedFrom`,
    what: `${what} "${name}" masih ada di formulir ini.`,
    fix: 'Tulis nama yang dahulu dipakai dan sekarang tidak lagi, atau hapus "renamedFrom".',
    cause: [name],
  });
  const placed = [...fields.values()].map(({ field, path }) => ({ before: field.renamedFrom, path }));
  return [
    ...placed.flatMap(({ before, path }) =>
      before !== undefined && fields.has(before) ? [finding(path, before, 'Field')] : [],
    ),
    ...steps.flatMap(({ step, path }) => {
      const before = step.renamedFrom;
      return before !== undefined && ids.has(before) ? [finding(path, before, 'Langkah')] : [];
    }),
    ...renamedTwice(placed),
    ...renamedTwice(steps.map(({ step, path }) => ({ before: step.renamedFrom, path }))),
  ];
}

/** Former names that two of a kind claim. */
function renamedTwice(placed: readonly { before: string | undefined; path: string }[]): Found[] {
  return placed.flatMap(({ before, path }, index): Found[] => {
    if (before === undefined || !placed.slice(0, index).some((one) => one.before === before)) return [];
    const what = `"renamedFrom" "${before}" sudah tertulis di tempat lain.`;
    const fix = 'Satu jawaban lama kembali di satu tempat: hapus salah satunya.';
    return [{ rule: 'renamed-from-taken', path: `${path}.renamedFrom`, what, fix, cause: [before, 'twice'] }];
  });
}

/** Parameters of the address that give what no text can be. */
export function queryTargets({ definition, fields }: Checked): Found[] {
  return Object.entries(definition.query ?? {}).flatMap(([parameter, { sets }]) =>
    [sets].flat().flatMap((name, index): Found[] => {
      if (fields.get(name)?.field.type !== 'rows') return [];
      const path = `query.${parameter}.sets${Array.isArray(sets) ? `[${index}]` : ''}`;
      const what = `"${name}" berisi baris, yang tidak dapat ditulis dalam alamat.`;
      return [{ rule: 'query-unfit', path, what, fix: 'Sebut isian teks, angka, tanggal, atau pilihan.' }];
    }),
  );
}
