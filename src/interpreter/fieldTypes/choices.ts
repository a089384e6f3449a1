import type { Value } from '../language';
import { codeOf } from '../options';
import { parseChoice } from './choice';
import type { FieldTypeRow } from './types';

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

const given = (value: Value): boolean => Array.isArray(value) && value.length > 0;

/** Any number of choices. */
export const choices: FieldTypeRow = {
  valueType: 'choices',
  empty: noChoices,
  parse: parseChoices,
  missing: 'requiredChoice',
  given,
  display: (value, label) =>
    Array.isArray(value)
      ? value.map((choice) => (typeof choice === 'string' ? label(choice) : '')).join(', ')
      : '',
  submit: (value) => (given(value) ? value : undefined),
};
