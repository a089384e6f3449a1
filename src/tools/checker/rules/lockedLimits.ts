import { messageNames, type Declaration, type Field, type MessageName } from '../../../interpreter';
import type { Checked } from '../definition/checked';
import { writableNames } from '../definition/writers';
import type { Found } from '../finding';
import { closedDayKeys } from './unusedMessages';

/** Limits on answers that no visitor can write: nobody could mend what they find, so that they are never judged. */
export function lockedLimits(checked: Checked): Found[] {
  const writable = writableNames(checked.definition, checked.fields);
  return [...checked.fields.values()].flatMap(({ field, path }: Declaration): Found[] => {
    const isComputed = field.compute !== undefined && field.computeWhen === undefined;
    if (writable.has(field.name) && !isComputed) return [];
    const [key] = limitsOf(field);
    if (key === undefined) return [];
    return [
      {
        rule: 'limit-unwritable',
        path: `${path}.${key}`,
        what: `"${field.label}" ${isComputed ? 'dihitung' : 'hanya dapat dibaca'}, sehingga batas "${key}" tidak pernah diperiksa.`,
        mend: 'Hapus batas itu, atau taruh batasnya pada isian yang menentukannya, misalnya dengan "checks".',
      },
    ];
  });
}

/** Messages on what is no limit of an answer, or on limits that act whoever writes: characters are left out, rows are there from the start. */
const noLimits: readonly MessageName[] = ['required', 'rule', 'format', 'minRows', 'maxRows'];

const keys: readonly string[] = [
  ...messageNames.filter((name) => !noLimits.includes(name)),
  ...closedDayKeys,
];

/** The keys of limits that only judge; a maximum that an amount is lowered to acts on computed ones too. */
function limitsOf(field: Field): string[] {
  const lowers = 'clampToMax' in field && field.clampToMax === true;
  return keys.filter((key) => Object.hasOwn(field, key) && !(key === 'max' && lowers));
}
