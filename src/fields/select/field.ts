import { isOffered } from '../common/checks';
import { choiceKeys, oneSource } from '../common/choiceSchema';
import type { FailureName } from '../common/failures';
import type { ChoiceField, Value } from '../../language';
import { storedOption } from '../common/options';
import type { FieldTypeRow } from '../common/fieldTypeRow';
import type { Schema, SchemaKit } from '../common/schemaKit';

/**
 * A stored choice: `'code|label'`, or a code alone. An object with `label` and `value`, as drafts and the CMS may hold
 * it, is read as the option; its value may carry the label already.
 */
export function parseChoice(raw: unknown): string | undefined {
  if (raw === undefined || raw === null) return '';
  if (typeof raw === 'string') return raw;
  if (typeof raw === 'number' && Number.isFinite(raw)) return String(raw);
  if (typeof raw !== 'object' || !('value' in raw)) return undefined;
  const value = typeof raw.value === 'object' ? undefined : parseChoice(raw.value);
  const label = 'label' in raw ? raw.label : undefined;
  if (value === undefined || value === '' || value.includes('|')) return value;
  return typeof label === 'string' && label !== '' && label !== value ? storedOption(value, label) : value;
}

const given = (value: Value): boolean => typeof value === 'string' && value !== '';

/** How a field with one choice of several is read. */
export function choiceSchema(kit: SchemaKit): Schema<ChoiceField> {
  return kit.entries<ChoiceField>(
    { type: kit.oneOf(['select', 'searchSelect', 'radio']), ...kit.common, ...kit.shared(choiceKeys) },
    oneSource,
  );
}

/** One of a list: its stored form, and what says that it is missing. */
export function choiceRow(missing: FailureName): Omit<FieldTypeRow, 'schema'> {
  return {
    input: 'choice',
    valueType: 'choice',
    empty: '',
    parse: parseChoice,
    missing,
    given,
    checks: () => [isOffered],
    display: (value, label) => (typeof value === 'string' && value !== '' ? label(value) : ''),
    submit: (value) => (given(value) ? value : undefined),
  };
}

/** One of a list that opens. */
export const field: FieldTypeRow = { ...choiceRow('required'), schema: choiceSchema };
