import type { Checked } from '../definition/checked';
import { isItems } from '../definition/items';
import type { Found } from '../finding';

/** Item lists that join with both *and* and *or*. */
export function mixedConnectors({ sources }: Checked): Found[] {
  return [...sources.conditions.values()].flatMap(({ path, source }): Found[] => {
    if (!isItems(source)) return [];
    const joined = source.slice(0, -1).map(({ nextCondition = '' }) => nextCondition.trim().toLowerCase());
    const isOr = (word: string): boolean => word === 'or' || word === '||';
    if (!joined.some(isOr) || joined.every(isOr)) return [];
    return [
      {
        rule: 'mixed-connectors',
        path,
        what: 'Daftar syarat ini mencampur "and" dan "or" tanpa kelompok.',
        mend: 'Tulis kelompoknya: {"any": [{"all": [ … ]}, … ]}.',
      },
    ];
  });
}
