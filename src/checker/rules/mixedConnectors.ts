import type { Condition, ConditionItem } from '../../interpreter';
import type { Checked } from '../definition/checked';
import type { Found } from '../finding';

/** Item lists that join with both *and* and *or* (language, section 4). */
export function mixedConnectors({ sources }: Checked): Found[] {
  return sources.flatMap((source): Found[] => {
    if (source.kind !== 'condition' || !isList(source.value)) return [];
    const joined = source.value
      .slice(0, -1)
      .map(({ nextCondition = '' }) => nextCondition.trim().toLowerCase());
    const isOr = (word: string): boolean => word === 'or' || word === '||';
    if (!joined.some(isOr) || joined.every(isOr)) return [];
    return [
      {
        rule: 'mixed-connectors',
        path: source.path,
        what: 'Daftar syarat ini mencampur "and" dan "or" tanpa kelompok.',
        mend: 'Tulis kelompoknya: {"any": [{"all": [ … ]}, … ]}.',
      },
    ];
  });
}

function isList(condition: Condition): condition is readonly ConditionItem[] {
  return Array.isArray(condition);
}
