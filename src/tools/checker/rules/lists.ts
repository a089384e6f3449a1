import { isList, isObject, nearest } from '../../../interpreter';
import { textsOf, type Schema } from '../../../language/schema';
import { choiceKeysOfOption } from '../../../language/schemas/choices';
import type { Found } from '../finding';
import type { Checked } from '../definition/checked';
import { isWithin, textsIn } from '../json/walk';

/** Lists of a form or a fragment that no field names, and columns by which no field cuts its list. */
export function unusedLists(json: unknown, schema: Schema<unknown>): Found[] {
  const lists = isObject(json) && isObject(json.lists) ? json.lists : {};
  const cuts = new Map<string, Set<string>>();
  for (const { role, declares, text, owner } of textsOf(schema, json)) {
    if (role !== 'list' || declares) continue;
    const columns = owner.list === text && isObject(owner.where) ? Object.keys(owner.where) : [];
    cuts.set(text, new Set([...(cuts.get(text) ?? []), ...columns]));
  }
  return Object.entries(lists).flatMap(([name, list]): Found[] => {
    const used = cuts.get(name);
    if (used) return unusedColumns(name, list, used);
    const what = `Daftar "${name}" tidak dipakai oleh "options" mana pun.`;
    const fix = `Tulis "options": "${name}" pada sebuah field, atau hapus.`;
    return [{ rule: 'list-unused', path: `lists.${name}`, what, fix, leansOn: [name] }];
  });
}

function unusedColumns(name: string, list: unknown, used: ReadonlySet<string>): Found[] {
  const own = Object.keys(choiceKeysOfOption);
  const known = new Set([...own, ...used]);
  const found = new Map<string, Found>();
  for (const [index, entry] of (isList(list) ? list : []).entries()) {
    for (const key of isObject(entry) ? Object.keys(entry) : []) {
      if (known.has(key) || found.has(key)) continue;
      const meant = nearest(key, known);
      found.set(key, {
        rule: 'column-unused',
        path: `lists.${name}[${index}].${key}`,
        what: `Tidak ada "where" yang memakai kolom "${key}" pada daftar "${name}".`,
        fix: `Pakai di "where", atau hapus.`,
        leansOn: [name],
        ...(meant !== undefined && { meant, edit: { rename: meant } }),
      });
    }
  }
  return [...found.values()];
}

type Named = Pick<Checked['definition'], 'constants' | 'conditions'>;

/** Constants and conditions that nothing names. */
export function unusedNames(definition: Named): Found[] {
  const texts = [...textsIn(definition)];
  const unused = (key: keyof Named, words: string, rule: 'constant-unused' | 'condition-unused'): Found[] =>
    Object.keys(definition[key] ?? {}).flatMap((name): Found[] => {
      const path = `${key}.${name}`;
      const word = new RegExp(`(?<![\\w$])${name.replace(/\$/g, '\\$')}(?![\\w$])`);
      if (texts.some((one) => !isWithin(one.path, path) && word.test(one.text))) return [];
      const what = `${words} "${name}" tidak dipakai di mana pun.`;
      return [{ rule, path, what, fix: 'Hapus, atau pakai di tempat yang dimaksud.', leansOn: [name] }];
    });
  return [
    ...unused('constants', 'Konstanta', 'constant-unused'),
    ...unused('conditions', 'Syarat', 'condition-unused'),
  ];
}
