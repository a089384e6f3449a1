import { fitsRule, isList, lengthsOf, rowOf, type CompiledForm, type Field } from '../../../interpreter';
import { boundsBy } from '../../reach';
import type { Rule } from '../../../language';
import { isBetweenUses } from '../../../language/schemas/copies';
import type { Checked } from '../definition/checked';
import { localOptions } from '../definition/options';
import type { Found } from '../finding';
import { partOf } from '../json/walk';

/** What one answer takes over of another one, where that is written. */
interface Copied {
  path: string;
  target: string;
  source: string;
}

/** Answers that are copied where they have no place: to themselves, or from a choice with codes that the other one lacks. */
export function copiedCodes(checked: Checked): Found[] {
  return [
    ...copiesIn(checked).flatMap((one) => [
      ...ofItself(one),
      ...lackingCodes(checked, one),
      ...narrower(checked, one),
    ]),
    ...nothing(checked),
  ];
}

function copiesIn({ fields, sources }: Checked): Copied[] {
  const pairs = (record: Readonly<Record<string, string>>, path: string): Copied[] =>
    Object.entries(record).map(([target, source]) => ({ path: `${path}.${target}`, target, source }));
  return [
    ...[...fields.values()].flatMap(({ field, path }) => [
      ...(copiesOf(field) ? pairs(copiesOf(field) ?? {}, `${path}.copies`) : []),
      ...defaultsOf(field, path),
    ]),
    ...sources.effects.flatMap(({ path, source }) =>
      source.flatMap((effect, index) => {
        if ('copy' in effect) return pairs(effect.copy, `${path}[${index}].copy`);
        if (!('set' in effect)) return [];
        const texts = Object.entries(effect.set).filter(
          (one): one is [string, string] => typeof one[1] === 'string',
        );
        return pairs(Object.fromEntries(texts), `${path}[${index}].set`).filter(
          ({ target, source: from }) => from !== target,
        );
      }),
    ),
  ];
}

function copiesOf(field: Field): Readonly<Record<string, string>> | undefined {
  return field.type === 'switch' && field.copies && !isBetweenUses(field.copies) ? field.copies : undefined;
}

/** A default that is another answer as it is. */
function defaultsOf({ name, defaultValue }: Field, path: string): Copied[] {
  const source = typeof defaultValue === 'string' ? /^\{(\w+)\}$/.exec(defaultValue)?.[1] : undefined;
  return source === undefined ? [] : [{ path: `${path}.defaultValue`, target: name, source }];
}

function ofItself({ path, target, source }: Copied): Found[] {
  if (target !== source) return [];
  const what = `"${target}" disalin ke dirinya sendiri.`;
  return [
    {
      rule: 'copy-nothing',
      path,
      what,
      fix: 'Tulis jawaban lain sebagai sumbernya, atau hapus salinan ini.',
    },
  ];
}

/** A switch between two uses of fragments that have no question in common. */
function nothing({ fields }: Checked): Found[] {
  return [...fields.values()].flatMap(({ field, path }): Found[] => {
    const copies = copiesOf(field);
    if (!copies || Object.keys(copies).length > 0) return [];
    const what = `"${field.label}" tidak menyalin apa pun: kedua potongan itu sama, atau tidak mempunyai pertanyaan yang sama.`;
    return [{ rule: 'copy-nothing', path: `${path}.copies`, what, fix: 'Periksa "from" dan "to".' }];
  });
}

function lackingCodes({ fields }: Checked, { path, target, source }: Copied): Found[] {
  const [to, from] = [target, source].map((name) => fields.get(name)?.field);
  const [taken, given] = [localOptions(to), localOptions(from)];
  if (!to || !from || !taken || !given) return [];
  const codes = new Set(taken.map(({ code }) => code));
  const lacking = given.filter(({ code }) => !codes.has(code));
  if (lacking.length === 0) return [];
  const words = lacking.slice(0, 4).map(({ value }) => `"${value}"`);
  return [
    {
      rule: 'copy-codes',
      path,
      what: `Pilihan ${words.join(', ')} dari "${from.label}" (${source}) tidak ada pada "${to.label}" (${target}).`,
      fix: 'Samakan kode kedua daftar pilihan; labelnya boleh lain.',
    },
  ];
}

/** What a switch copies cannot be corrected at its target: an answer that is right at the source must be right there, too. */
function narrower({ fields, form, today }: Checked, { path, target, source }: Copied): Found[] {
  const [to, from] = [target, source].map((name) => fields.get(name)?.field);
  if (!form || !to || !from || target === source || !path.includes('.copies.')) return [];
  const [taken, given] = [limitsOf(form, to, today), limitsOf(form, from, today)];
  const beyond = Object.keys(taken).filter((key) => {
    const [limit, other] = [taken[key], given[key]];
    if (limit === undefined || (other === undefined && partOf(from, key) !== undefined)) return false;
    return other === undefined || (key.startsWith('max') ? other > limit : other < limit);
  });
  const [rule, own] = [plainRule(to), plainRule(from)];
  const isText = ['text', 'textarea'].includes(from.type);
  const lacksRule =
    rule !== undefined && isText && (own === undefined ? !('rule' in from) : goesBeyond(own, rule));
  const isClosed = ['weekends', 'holidays'].some((days) => closes(to, days) && !closes(from, days));
  const isNeeded = to.required === true && from.required !== true && !from.requiredWhen;
  const hasOwn = from.defaultValue !== undefined || from.compute !== undefined;
  const keys = [
    ...beyond,
    ...(isClosed ? ['disable'] : []),
    ...(lacksRule ? ['rule'] : []),
    ...(isNeeded && !hasOwn ? ['required'] : []),
  ];
  return keys.slice(0, 1).map((key): Found => {
    const limit = (field: Field): string => {
      const value: unknown = partOf(field, key);
      return value === undefined ? `tanpa "${key}"` : `"${key}" ${JSON.stringify(value)}`;
    };
    return {
      rule: 'copy-narrower',
      path,
      what: `"${from.label}" (${source}, ${limit(from)}) disalin ke "${to.label}" (${target}, ${limit(to)}), yang terkunci dan menolaknya.`,
      fix: `Samakan "${key}" keduanya.`,
    };
  });
}

/** The bounds and lengths of a field, by their keys; of a formula what it gives today, where no answer decides it. */
function limitsOf(
  form: CompiledForm,
  field: Field,
  today: string | undefined,
): Readonly<Record<string, number | string | undefined>> {
  const { least: minLength, most: maxLength } = lengthsOf(field);
  const compiled = form.fields.get(field.name);
  const bounds = rowOf(field).bounds?.(field);
  if (!compiled || !bounds) return { maxLength, minLength };
  const [min, max] = boundsBy(
    form,
    today,
  )(compiled).map((one) =>
    typeof one === 'number' || (typeof one === 'string' && one !== '') ? one : undefined,
  );
  return { maxLength, [bounds.maxKey]: max, minLength, [bounds.minKey]: min };
}

const closes = (field: Field, days: string): boolean => [partOf(field, 'disable')].flat().includes(days);

/** The rule of a field that does not depend on a condition. */
function plainRule(field: Field): Rule | undefined {
  const rule = 'rule' in field ? field.rule : undefined;
  return rule === undefined || isList(rule) ? undefined : rule;
}

/** Whether a rule lets a character through that the other one does not. */
function goesBeyond(rule: Rule, other: Rule): boolean {
  const characters = Array.from({ length: 0x17f }, (_, code) => String.fromCharCode(code));
  return characters.some((one) => fitsRule(rule, one) && !fitsRule(other, one));
}
