import type { Field } from '../../../interpreter';
import { isBetweenUses } from '../../../language/schemas/copies';
import type { Checked } from '../definition/checked';
import { localOptions } from '../definition/options';
import type { Found } from '../finding';

/** What one answer takes over of another one, where that is written. */
interface Copied {
  path: string;
  target: string;
  source: string;
}

/** Answers that are copied where they have no place: to themselves, or from a choice with codes that the other one lacks. */
export function copiedCodes(checked: Checked): Found[] {
  return [
    ...copiesIn(checked).flatMap((one) => [...ofItself(one), ...lackingCodes(checked, one)]),
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
      mend: 'Tulis jawaban lain sebagai sumbernya, atau hapus salinan ini.',
    },
  ];
}

/** A switch between two uses of fragments that have no question in common. */
function nothing({ fields }: Checked): Found[] {
  return [...fields.values()].flatMap(({ field, path }): Found[] => {
    const copies = copiesOf(field);
    if (!copies || Object.keys(copies).length > 0) return [];
    const what = `"${field.label}" tidak menyalin apa pun: kedua potongan itu sama, atau tidak mempunyai pertanyaan yang sama.`;
    return [{ rule: 'copy-nothing', path: `${path}.copies`, what, mend: 'Periksa "from" dan "to".' }];
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
      mend: 'Samakan kode kedua daftar pilihan; labelnya boleh lain.',
    },
  ];
}
