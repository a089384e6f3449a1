import { messageNames, rowOf, type Field, type MessageName } from '../../../interpreter';
import type { KeyOf } from '../../../language/schema';
import { everyBlock, isUse, type Checked } from '../definition/checked';
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

/** The keys that close days. */
export const closedDayKeys = ['disable', 'maxWeekdaysAhead'] as const;

/** Whether the field has a key of this name. */
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
