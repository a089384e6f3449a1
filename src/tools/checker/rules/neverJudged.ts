import { messageNames, rowOf, type Declaration, type Field, type MessageName } from '../../../interpreter';
import type { KeyOf } from '../../../language/schema';
import { everyBlock, isUse, type Checked } from '../definition/checked';
import { writableNames } from '../definition/writers';
import type { Found } from '../finding';

/** Own words for what can never be wrong with their field: a limit that it does not have, or a type without it. */
export function unusedMessages(checked: Checked): Found[] {
  const askedAgain = new Set(
    [...everyBlock(checked)].flatMap(({ block }) => (isUse(block) && block.required ? [block.use] : [])),
  );
  return [...checked.fields.values()].flatMap(({ field, path }) =>
    messageNames
      .filter((name) => field.messages?.[name] !== undefined)
      .filter((name) => !(name === 'required' ? isRequired(field, askedAgain) : canBreak(name, field)))
      .map((name): Found => ({
        rule: 'message-unused',
        path: `${path}.messages.${name}`,
        what: `"${field.label}" tidak pernah salah karena ${name}.`,
        fix: 'Hapus pesan ini, atau tulis batasnya.',
      })),
  );
}

function isRequired(field: Field, askedAgain: ReadonlySet<string>): boolean {
  return field.required === true || field.requiredWhen !== undefined || askedAgain.has(field.name);
}

const closedDayKeys = ['disable', 'maxWeekdaysAhead'] as const;

const has =
  (...keys: readonly string[]) =>
  (field: Field): boolean =>
    keys.some((key) => Object.hasOwn(field, key));

const isA =
  (...types: readonly string[]) =>
  (field: Field): boolean =>
    types.includes(field.type);

/** Where it is not the key of its name that brings the failure. */
const usedBy: Readonly<Record<Exclude<MessageName, KeyOf<Field>>, (field: Field) => boolean>> &
  Partial<Record<MessageName, (field: Field) => boolean>> = {
  rule: (field) => has('rule')(field) || rowOf(field).rule !== undefined || rowOf(field).input === 'number',
  email: isA('email'),
  // Years are limited in any case.
  minDate: isA('date', 'monthYear'),
  maxDate: isA('date', 'monthYear'),
  closedDay: has(...closedDayKeys),
  date: isA('date', 'monthYear'),
  fileType: isA('upload'),
  fileSize: isA('upload'),
  fileCount: (field) => field.type === 'upload' && field.multiple === true,
  option: has('options', 'lookup'),
  captcha: isA('captcha'),
};

function canBreak(name: MessageName, field: Field): boolean {
  return (usedBy[name] ?? has(name))(field);
}

/** Limits on answers that no visitor can write: nobody could mend what they find, so that they are never judged. */
export function lockedLimits(checked: Checked): Found[] {
  const writable = writableNames(checked.definition, checked.fields);
  return [...checked.fields.values()].flatMap(({ field, path }: Declaration): Found | Found[] => {
    const isComputed = field.compute !== undefined && field.computeWhen === undefined;
    if (writable.has(field.name) && !isComputed) return [];
    const [key] = limitsOf(field);
    if (key === undefined) return [];
    return {
      rule: 'limit-unwritable',
      path: `${path}.${key}`,
      what: `"${field.label}" ${isComputed ? 'dihitung' : 'hanya dapat dibaca'}, sehingga batas "${key}" tidak pernah diperiksa.`,
      fix: 'Hapus batas itu, atau taruh batasnya pada isian yang menentukannya, misalnya dengan "checks".',
    };
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
