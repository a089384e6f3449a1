import { isList, type Field } from '../../../interpreter';
import { fitsRule } from '../../../fields/common/rules';
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
function narrower({ definition, fields }: Checked, { path, target, source }: Copied): Found[] {
  const [to, from] = [target, source].map((name) => fields.get(name)?.field);
  if (!to || !from || target === source || !path.includes('.copies.')) return [];
  const known = (limit: unknown): number | undefined => {
    const value = typeof limit === 'string' ? definition.constants?.[limit] : limit;
    return typeof value === 'number' ? value : undefined;
  };
  const limits = (key: string): readonly [taken: number | undefined, given: number | undefined] => [
    known(partOf(to, key)),
    known(partOf(from, key)),
  ];
  const isOpen = (key: string): boolean => partOf(from, key) === undefined || limits(key)[1] !== undefined;
  const beyond = (['maxLength', 'max', 'minLength', 'min'] as const).filter((key) => {
    const [taken, given] = limits(key);
    if (taken === undefined || !isOpen(key)) return false;
    return key.startsWith('max') ? (given ?? Infinity) > taken : (given ?? -Infinity) < taken;
  });
  const [taken, given] = [plainRule(to), plainRule(from)];
  const isText = ['text', 'textarea'].includes(from.type);
  const lacksRule =
    taken !== undefined && isText && (given === undefined ? !('rule' in from) : goesBeyond(given, taken));
  const isNeeded = to.required === true && from.required !== true && !from.requiredWhen;
  const hasOwn = from.defaultValue !== undefined || from.compute !== undefined;
  const keys = [...beyond, ...(lacksRule ? ['rule'] : []), ...(isNeeded && !hasOwn ? ['required'] : [])];
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
