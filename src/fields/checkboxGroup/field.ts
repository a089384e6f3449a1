import type { ChoicesField, Value } from '../../language';
import { isOffered, lengthChecks, lengthKeys } from '../common/checks';
import { codeOf } from '../common/options';
import { parseChoice } from '../select/field';
import type { FieldTypeRow } from '../common/fieldTypeRow';

const noChoices: readonly string[] = [];

/** A list of stored choices; empty ones are left out, and of two with the same code the later. */
function parseChoices(raw: unknown): Value | undefined {
  if (raw === undefined || raw === null) return noChoices;
  if (!Array.isArray(raw)) return undefined;
  const byCode = new Map<string, string>();
  for (const item of raw) {
    const choice = parseChoice(item);
    if (choice === undefined) return undefined;
    const code = codeOf(choice);
    if (choice !== '' && !byCode.has(code)) byCode.set(code, choice);
  }
  return [...byCode.values()];
}

const chosen = (value: Value): number => (Array.isArray(value) ? value.length : 0);

const given = (value: Value): boolean => chosen(value) > 0;

/** Any number of choices. */
export const field: FieldTypeRow<ChoicesField> = {
  input: 'choices',
  labelPlace: 'group',
  valueType: 'choices',
  empty: noChoices,
  parse: parseChoices,
  missing: 'requiredChoice',
  given,
  checks: (lengths) => [isOffered, ...lengthChecks(lengths, lengthKeys.choices, chosen)],
  display: (value, label) =>
    Array.isArray(value)
      ? value.map((choice) => (typeof choice === 'string' ? label(choice) : '')).join(', ')
      : '',
  submit: (value) => (given(value) ? value : undefined),
};
