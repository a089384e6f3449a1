import type { Checked } from '../definition/checked';
import type { Found } from '../finding';
import { textsIn } from '../json/walk';

type Named = Pick<Checked['definition'], 'constants' | 'conditions'>;

/** Constants and conditions that nothing names. */
export function unusedNames(definition: Named): Found[] {
  const texts = [...textsIn(definition)];
  const unused = (key: keyof Named, words: string, rule: 'constant-unused' | 'condition-unused'): Found[] =>
    Object.keys(definition[key] ?? {}).flatMap((name): Found[] => {
      const path = `${key}.${name}`;
      const isOwn = (at: string): boolean =>
        at === path || at.startsWith(`${path}.`) || at.startsWith(`${path}[`);
      const word = new RegExp(`(?<![\\w$])${name.replace(/\$/g, '\\$')}(?![\\w$])`);
      if (texts.some((one) => !isOwn(one.path) && word.test(one.text))) return [];
      const what = `${words} "${name}" tidak dipakai di mana pun.`;
      return [{ rule, path, what, fix: 'Hapus, atau pakai di tempat yang dimaksud.', leansOn: [name] }];
    });
  return [
    ...unused('constants', 'Konstanta', 'constant-unused'),
    ...unused('conditions', 'Syarat', 'condition-unused'),
  ];
}
